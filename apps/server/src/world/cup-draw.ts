/** The draws of cups and tournaments: bots fill the first one, every match gets its secret. R-CUP-1 to R-CUP-4 */
import { ENGINE_VERSION } from '@mundo-manager/engine';
import { HOUR, startOfUtcDay } from '@mundo-manager/rules/clock';
import type { ClubOutcome } from '@mundo-manager/rules/clubs';
import { type Competition, drawCupRound, lastRound, vacancies } from '@mundo-manager/rules/competitions';
import { type Random, shuffled } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { loadCompetitions } from '../aggregates/competitions.ts';
import { type Loaded, lockAndLoad, storeChanges } from '../aggregates/world.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import { fixturesOf } from '../proofs/fixtures.ts';
import type { Queries } from '../storage/storage.ts';
import { botsOutsideCups, inventBots } from './bot-clubs.ts';
import { causeOf, plan, type WorldContext, worldSeed } from './context.ts';
import { enterAll } from './cup-entry.ts';
import { kickOffs, matchesSince } from './draw.ts';
import type { Payload, WorldWork } from './payloads.ts';
import { randomOf } from './seed.ts';
import { isDrawPossible, nextDraw } from './special.ts';

/** Work 'cup-draw' of a round. A round that is drawn already stays as it is. */
export function drawCup(context: WorldContext): WorkHandler<Payload<'cup-draw'>> {
  return async (work, { tx, now }) => {
    const { id, round } = work.payload;
    const seed = await worldSeed(tx);
    const random = randomOf(seed, work.kind, id, String(round));
    const before = (await loadCompetitions(tx, [id])).get(id);
    if (before === undefined || !isNext(before, round)) return;
    const { ruleset } = await context.rulesets.ofCompetition(tx, id, now);
    const isFilled = round === 1 && before.name !== 'MM Special';
    const bots = isFilled ? await botsFor(tx, before, ruleset) : [];
    const clubIds = [...before.entrants.map(({ clubId }) => clubId), ...bots];
    const loaded = await lockAndLoad(tx, { clubs: clubIds, competitions: [id] });
    const cup = loaded.competitions.get(id);
    if (cup === undefined || !isNext(cup, round)) return;

    const isWaiting = round === 1 && cup.name === 'MM Special' && !(await isDrawPossible(tx, cup, loaded));
    if (isWaiting) return plan(tx, context, [nextDraw(id, now, ruleset)]);
    const filled = isFilled ? await fill(tx, { loaded, cup, bots, now }, random, ruleset) : unfilled(cup, loaded);
    if (filled.competition.entrants.length < 2) return plan(tx, context, [laterDraw(id, now, ruleset)]);
    const otherMatches = await matchesSince(
      tx,
      filled.competition.entrants.map(({ clubId }) => clubId),
      startOfUtcDay(now),
    );
    const drawn = drawCupRound(
      { competition: filled.competition, clubs: filled.clubs, now, otherMatches },
      random,
      ruleset,
    );
    const matches = Object.values(drawn.competition.matches).filter((match) => cup.matches[match.id] === undefined);
    const fixtures = fixturesOf(matches, context.proofs.secrets);
    const changes = {
      clubs: filled.changed,
      founded: filled.founded.map(({ club }) => ({ club, ownerId: null })),
      competitions: [drawn.competition],
      fixtures,
      entries: [...filled.founded, ...filled.outcomes].flatMap(({ entries }) => entries),
      events: [...[...filled.founded, ...filled.outcomes].flatMap(({ events }) => events), ...drawn.events],
    };
    await storeChanges(tx, loaded, changes, causeOf(work), ruleset);
    if (round === 1) await keepRules(tx, id, context.rulesets.hashAt(now));
    await plan(tx, context, kickOffs(matches));
  };
}

/** The next try of a first draw for which there are too few clubs. */
function laterDraw(id: string, now: number, { competitions }: Ruleset): WorldWork {
  const dueAt = now + competitions.cups.waitHours * HOUR;
  return { kind: 'cup-draw', id: `${id}:1:${dueAt}`, dueAt, payload: { id, round: 1 } };
}

function isNext({ status, matches }: Competition, round: number): boolean {
  if (round === 1) return status === 'open';
  return status === 'running' && lastRound(matches) + 1 === round;
}

/** From its first draw on a competition is played by one rule set and engine version. */
async function keepRules(tx: Queries, id: string, hash: string): Promise<void> {
  await tx
    .updateTable('competitions')
    .set({ ruleset_hash: hash, engine_version: ENGINE_VERSION })
    .where('id', '=', id)
    .execute();
}

/** Bots for the free places: all that there are for a cup, as many as are lacking for a tournament. */
function botsFor(tx: Queries, cup: Competition, ruleset: Ruleset): Promise<readonly string[]> {
  return botsOutsideCups(tx, cup.category, vacancies(cup, ruleset));
}

interface Filling {
  readonly loaded: Loaded;
  readonly cup: Competition;
  readonly bots: readonly string[];
  readonly now: number;
}

function unfilled(competition: Competition, { clubs }: Loaded) {
  const all = [...clubs.values()].map(({ club }) => club);
  return { competition, clubs: all, changed: [], founded: [] as ClubOutcome[], outcomes: [] };
}

/** The cup with its bots, in order of rank: by the last league of each club, the others by lot behind them. */
async function fill(tx: Queries, { loaded, cup, bots, now }: Filling, random: Random, ruleset: Ruleset) {
  const known = bots.flatMap((botId) => loaded.clubs.get(botId)?.club ?? []);
  const currentIds = new Set(known.flatMap(({ competitions }) => competitions.current));
  const current = [...(await loadCompetitions(tx, [...currentIds])).values()];
  const entered = enterAll({ cup, clubs: known, current, now }, ruleset);
  const joined = entered.competitions[0] ?? cup;
  const lacking = cup.name === 'MM Tournament' ? vacancies(joined, ruleset) : 0;
  const idOf = (n: number) => `${cup.id}-bot-${n}`;
  const founded = await inventBots(tx, { category: cup.category, count: lacking, idOf, now }, random, ruleset);
  const newcomers = enterAll({ cup: joined, clubs: founded.map(({ club }) => club), current: [], now }, ruleset);
  const full = newcomers.competitions[0] ?? joined;
  const places = await lastPlaces(tx, full);
  const entrants = shuffled(random, full.entrants).sort((a, b) => rank(places, a.clubId) - rank(places, b.clubId));
  const changed = new Map(entered.clubs.map((club) => [club.id, club]));
  const foundedClubs = new Map(newcomers.clubs.map((club) => [club.id, club]));
  return {
    competition: { ...full, entrants },
    clubs: [...[...loaded.clubs.values()].map(({ club }) => changed.get(club.id) ?? club), ...foundedClubs.values()],
    changed: entered.clubs,
    founded: founded.map((outcome) => ({ ...outcome, club: foundedClubs.get(outcome.club.id) ?? outcome.club })),
    outcomes: [entered, newcomers],
  };
}

function rank(places: ReadonlyMap<string, number>, clubId: string): number {
  return places.get(clubId) ?? Number.MAX_SAFE_INTEGER;
}

/** Finished leagues in which the places of clubs are looked up, the newest first. */
const LEAGUES_LOOKED_AT = 40;

/** The place of each club in the last league of the category that it has finished. */
async function lastPlaces(tx: Queries, { category, entrants }: Competition): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('competitions')
    .select('state')
    .where('name', '=', 'MM League')
    .where('category', '=', category)
    .where('status', '=', 'finished')
    .orderBy('number', 'desc')
    .limit(LEAGUES_LOOKED_AT)
    .execute();
  const places = new Map<string, number>();
  for (const { clubId } of entrants) {
    const table = rows.map(({ state }) => state.table).find((each) => each.some((row) => row.clubId === clubId));
    if (table !== undefined) places.set(clubId, 1 + table.findIndex((row) => row.clubId === clubId));
  }
  return places;
}
