/**
 * The draw of a league: bots take the free places, and the next league opens. With a beacon the clubs are fixed first, and the lots wait for its round.
 * R-WLD-2, R-WLD-3, R-WLD-12, R-PRF-12
 */
import type { Club } from '@mundo-manager/rules/clubs';
import { type Competition, drawMoments, isDrawDue, vacancies } from '@mundo-manager/rules/competitions';
import { createRandom } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { loadClubs, type StoredClub } from '../aggregates/clubs.ts';
import { loadCompetitions, pinRules } from '../aggregates/competitions.ts';
import { storeChanges } from '../aggregates/lock-and-store.ts';
import { companionLeagues, keepLeagueOpen } from '../aggregates/open-leagues.ts';
import type { Work, WorkHandler } from '../due-work/work-kinds.ts';
import { isDrawSealed, sealDraw, storeHeldDraw } from '../sealing/sealed-draws.ts';
import type { Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext, worldSeed } from '../world-work/context.ts';
import type { Payload, WorldWork } from '../world-work/payloads.ts';
import { randomOf } from '../world-work/world-seed.ts';
import { lockIdleBots } from './bot-clubs.ts';
import { drawLots } from './draw-league-lots.ts';
import { changesOf, fillLeague, loadedOf } from './fill-league-with-bots.ts';

/** Hours that a league waits for managers. */
function waitHours({ world }: Pick<WorldContext, 'world'>, { competitions }: Ruleset): number {
  return world === 'local' ? 0 : competitions.leagueWaitHours;
}

/** The draws that open leagues ask for: when the wait since the first sign-up is over, or when they are full. R-COM-12 */
export async function drawsAhead(
  queries: Queries,
  context: Pick<WorldContext, 'world'>,
  ruleset: Ruleset,
): Promise<WorldWork[]> {
  const rows = await queries
    .selectFrom('competitions')
    .select(['id', 'state'])
    .where('name', '=', 'MM League')
    .where('status', '=', 'open')
    .execute();
  return rows.flatMap(({ id, state: { entrants } }): WorldWork[] => {
    const moments = drawMoments({ entrants, waitHours: waitHours(context, ruleset) }, ruleset);
    if (moments === null) return [];
    const { waited, filled } = moments;
    const payload = { id };
    const draw: WorldWork = { kind: 'draw', id, dueAt: waited, payload };
    return filled === null ? [draw] : [draw, { kind: 'draw', id: `${id}:full`, dueAt: filled, payload }];
  });
}

/** Work 'draw'. A league that is drawn or waits for its round already stays as it is. */
export function drawOpenLeague(context: WorldContext): WorkHandler<Payload<'draw'>> {
  return async (work, { tx, now }) => {
    const { id, isCompanion = false, seed } = work.payload;
    if (seed !== undefined) return drawSealed(tx, context, work, { id, seed, now });
    const ruleset = context.rulesets.at(now);
    const rulesetHash = context.rulesets.hashAt(now);
    const random = randomOf(await worldSeed(tx), 'draw', id);

    const locked = await lockOpenLeague(tx, context, { id, isCompanion, now, ruleset });
    if (locked === undefined) return;

    const filled = await fillLeague(tx, { ...locked, now, random, ruleset });

    await pinRules(tx, id, rulesetHash);
    const [loaded, changes] = [loadedOf(locked.league, filled.known), changesOf(filled)];
    if (context.proofs.beacon === null) {
      const { managers } = locked;
      const bots = [...filled.joined, ...filled.founded];
      await drawLots(tx, context, work, { ...filled, managers, bots, loaded, changes, now }, random, ruleset);
    } else {
      await storeChanges(tx, loaded, changes, causeOf(work), ruleset);
      await keepLeagueOpen(tx, filled.league, ruleset);
      const fixed = { competition: filled.league, round: 1, clubIds: clubIdsOf(filled.league), rulesetHash, now };
      await sealDraw(tx, context, { ...fixed, work: { kind: 'draw', payload: { id, isCompanion } } });
    }

    const isFollowed = context.world === 'local' && !isCompanion;
    if (isFollowed) await plan(tx, context, await companionDraws(tx, work, locked.league));
  };
}

interface OpenLeague {
  readonly id: string;
  readonly isCompanion: boolean;
  readonly now: number;
  readonly ruleset: Ruleset;
}

interface LockedLeague {
  readonly league: Competition;
  readonly idle: readonly StoredClub[];
  /** The clubs that have signed up. */
  readonly managers: readonly Club[];
}

/** Locks the league and idle bots for its free places; undefined for a league whose draw is not due, or is sealed already. */
async function lockOpenLeague(
  tx: Queries,
  context: WorldContext,
  { id, isCompanion, now, ruleset }: OpenLeague,
): Promise<LockedLeague | undefined> {
  const before = (await loadCompetitions(tx, [id])).get(id);
  if (before === undefined || before.status !== 'open' || (await isDrawSealed(tx, id, 1))) return undefined;
  // Bots are locked before the league, as everywhere; managers who join meanwhile leave some of them out.
  const idle = await lockIdleBots(tx, before.category, vacancies(before, ruleset));
  const league = (await loadCompetitions(tx, [id], { lock: true })).get(id);
  if (league === undefined || league.status !== 'open') return undefined;
  const isDue = isDrawDue({ competition: league, now, waitHours: waitHours(context, ruleset) }, ruleset);
  if (!isCompanion && !isDue) return undefined;
  return { league, idle, managers: clubsOf(await loadClubs(tx, clubIdsOf(league))) };
}

interface SealedLeague {
  readonly id: string;
  readonly seed: string;
  readonly now: number;
}

/** Draws a league whose clubs were fixed, now that its round has arrived. */
async function drawSealed(
  tx: Queries,
  context: WorldContext,
  work: Work,
  { id, seed, now }: SealedLeague,
): Promise<void> {
  const league = (await loadCompetitions(tx, [id], { lock: true })).get(id);
  if (league === undefined || league.status !== 'open') return;
  const { ruleset } = await context.rulesets.ofCompetition(tx, id, now);
  const stored = [...(await loadClubs(tx, clubIdsOf(league))).values()];
  const managers = stored.filter(({ ownerId }) => ownerId !== null).map(({ club }) => club);
  const bots = stored.filter(({ ownerId }) => ownerId === null).map(({ club }) => club);
  const full = { league, managers, bots, loaded: loadedOf(league), changes: { entries: [], events: [] }, now };

  const drawn = await drawLots(tx, context, work, full, createRandom(seed), ruleset);

  const lots = { order: clubIdsOf(drawn), matches: Object.values(drawn.matches) };
  await storeHeldDraw(tx, { id, round: 1, clubIds: clubIdsOf(league) }, lots);
}

function clubIdsOf({ entrants }: Pick<Competition, 'entrants'>): readonly string[] {
  return entrants.map(({ clubId }) => clubId);
}

function clubsOf(stored: Awaited<ReturnType<typeof loadClubs>>): readonly Club[] {
  return [...stored.values()].map(({ club }) => club);
}

/** The draws of the other categories' leagues at the same moment. R-WLD-20 */
async function companionDraws(tx: Queries, { dueAt }: Work, drawn: Competition): Promise<WorldWork[]> {
  const ids = await companionLeagues(tx, drawn);
  return ids.map((id) => ({ kind: 'draw', id: `${id}:companion`, dueAt, payload: { id, isCompanion: true } }));
}
