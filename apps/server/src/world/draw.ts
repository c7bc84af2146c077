/** The draw of a league: bots take the free places, every match gets its secret, and the next league opens. R-WLD-2, R-WLD-3, R-WLD-12 */
import { ENGINE_VERSION } from '@mundo-manager/engine';
import { HOUR, MINUTE, startOfUtcDay } from '@mundo-manager/rules/clock';
import type { Club } from '@mundo-manager/rules/clubs';
import {
  type Competition,
  drawLeague,
  isDrawDue,
  joinAsBot,
  type Match,
  vacancies,
} from '@mundo-manager/rules/competitions';
import type { Random } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { loadClubs, type StoredClub } from '../aggregates/clubs.ts';
import { loadCompetitions } from '../aggregates/competitions.ts';
import { CLUB_CHANNEL, storeChanges } from '../aggregates/world.ts';
import type { Work, WorkHandler } from '../due-work/work-kinds.ts';
import { fixturesOf } from '../proofs/fixtures.ts';
import { notify, type Queries } from '../storage/storage.ts';
import { inventBots, lockIdleBots } from './bot-clubs.ts';
import { causeOf, plan, type WorldContext, worldSeed } from './context.ts';
import { companionLeagues, keepLeagueOpen } from './leagues.ts';
import type { Payload, WorldWork } from './payloads.ts';
import { randomOf } from './seed.ts';

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
    const [first] = entrants;
    const last = entrants.at(-1);
    if (first === undefined || last === undefined) return [];
    const isFull = vacancies({ entrants }, ruleset) === 0;
    const waited = {
      kind: 'draw' as const,
      id,
      dueAt: first.joinedAt + waitHours(context, ruleset) * HOUR,
      payload: { id },
    };
    return isFull ? [waited, { kind: 'draw', id: `${id}:full`, dueAt: last.joinedAt, payload: { id } }] : [waited];
  });
}

/** Work 'draw'. A league that is drawn already stays as it is. */
export function drawOpenLeague(context: WorldContext): WorkHandler<Payload<'draw'>> {
  return async (work, { tx, now }) => {
    const { id, isCompanion = false } = work.payload;
    const ruleset = context.rulesets.at(now);
    const before = (await loadCompetitions(tx, [id])).get(id);
    if (before === undefined || before.status !== 'open') return;
    const random = randomOf(await worldSeed(tx), 'draw', id);
    // Bots are locked before the league, as everywhere; managers who join meanwhile leave some of them out.
    const idle = await lockIdleBots(tx, before.category, vacancies(before, ruleset));
    const league = (await loadCompetitions(tx, [id], { lock: true })).get(id);
    if (
      league === undefined ||
      league.status !== 'open' ||
      !(isCompanion || isDrawDue({ competition: league, now, waitHours: waitHours(context, ruleset) }, ruleset))
    )
      return;

    const filled = await fill(tx, { league, idle, now, random, ruleset });
    const managers = await loadClubs(
      tx,
      league.entrants.map(({ clubId }) => clubId),
    );
    const own = [...managers.values()].map(({ club }) => club);
    const clubs = [...filled.joined, ...filled.founded, ...own];
    const isSoon = context.world === 'local' || own.some(({ lastMatches }) => lastMatches.length === 0);
    const firstKickOff = isSoon ? { firstKickOff: now + ruleset.competitions.minutesBeforeFirstKickOff * MINUTE } : {};
    const otherMatches = await matchesSince(
      tx,
      clubs.map(({ id }) => id),
      startOfUtcDay(now),
    );
    const drawn = drawLeague(
      { competition: filled.league, clubs, now, otherMatches, ...firstKickOff },
      random,
      ruleset,
    );
    await store(tx, context, work, { ...filled, league, drawn, ruleset });
    await tx
      .updateTable('competitions')
      .set({ ruleset_hash: context.rulesets.hashAt(now), engine_version: ENGINE_VERSION })
      .where('id', '=', id)
      .execute();
    const companions =
      context.world === 'local' && !isCompanion ? await companionDraws(tx, work, drawn.competition) : [];
    const entries: readonly WorldWork[] = ruleset.competitions.cups.isPlayed
      ? [{ kind: 'cup-entry', id, dueAt: now, payload: { id } }]
      : [];
    await plan(tx, context, [...kickOffs(Object.values(drawn.competition.matches)), ...companions, ...entries]);
    await notify(tx, CLUB_CHANNEL, ...league.entrants.map(({ clubId }) => clubId));
    await keepLeagueOpen(tx, drawn.competition, ruleset);
  };
}

/** The draws of the other categories' leagues at the same moment. R-WLD-20 */
async function companionDraws(tx: Queries, { dueAt }: Work, drawn: Competition): Promise<WorldWork[]> {
  const ids = await companionLeagues(tx, drawn);
  return ids.map((id) => ({ kind: 'draw', id: `${id}:companion`, dueAt, payload: { id, isCompanion: true } }));
}

/** The matches of these clubs from that moment on, played or not. */
export async function matchesSince(tx: Queries, clubIds: readonly string[], since: number) {
  const rows = await tx
    .selectFrom('matches')
    .select(['date', 'home_id', 'away_id'])
    .where('date', '>=', since)
    .where((where) => where.or([where('home_id', 'in', clubIds), where('away_id', 'in', clubIds)]))
    .execute();
  return rows.map(({ date, home_id, away_id }) => ({ date, home: { id: home_id }, away: { id: away_id } }));
}

interface Filling {
  readonly league: Competition;
  readonly idle: readonly StoredClub[];
  readonly now: number;
  readonly random: Random;
  readonly ruleset: Ruleset;
}

interface Filled {
  readonly league: Competition;
  /** Bots who were there, as they were. */
  readonly known: readonly StoredClub[];
  readonly joined: readonly Club[];
  readonly founded: readonly Club[];
  readonly foundings: Awaited<ReturnType<typeof inventBots>>;
}

async function fill(tx: Queries, { league, idle, now, random, ruleset }: Filling): Promise<Filled> {
  const free = vacancies(league, ruleset);
  const known = idle.slice(0, free);
  const idOf = (n: number) => `${league.id}-bot-${n}`;
  const founding = { category: league.category, count: free - known.length, idOf, now };
  const foundings = await inventBots(tx, founding, random, ruleset);
  const others = await loadOthers(tx, known);
  let current = league;
  const enter = (club: Club): Club => {
    const entered = joinAsBot({ club, competition: current, current: others, now }, ruleset);
    if (!entered.ok) throw new Error(`bot ${club.id} can't enter league ${league.id}: ${entered.error.code}`);
    current = entered.value.competition;
    return entered.value.club;
  };
  const joined = known.map(({ club }) => enter(club));
  const founded = foundings.map(({ club }) => enter(club));
  return { league: current, known, joined, founded, foundings };
}

/** The competitions beside leagues that the bots play in. */
async function loadOthers(tx: Queries, bots: readonly StoredClub[]): Promise<readonly Competition[]> {
  const ids = new Set(bots.flatMap(({ club }) => club.competitions.current));
  return [...(await loadCompetitions(tx, [...ids])).values()];
}

interface Drawing extends Omit<Filled, 'league'> {
  /** As it was before the draw. */
  readonly league: Competition;
  readonly drawn: ReturnType<typeof drawLeague>;
  readonly ruleset: Ruleset;
}

async function store(tx: Queries, { proofs }: WorldContext, work: Work, drawing: Drawing): Promise<void> {
  const { league, drawn, known, joined, founded, foundings, ruleset } = drawing;
  const loaded = {
    clubs: new Map(known.map((bot) => [bot.club.id, bot])),
    competitions: new Map([[league.id, league]]),
    matches: new Map(),
    players: new Map(),
  };
  const fixtures = fixturesOf(Object.values(drawn.competition.matches), proofs.secrets);
  const changes = {
    clubs: joined,
    founded: founded.map((club) => ({ club, ownerId: null })),
    competitions: [drawn.competition],
    fixtures,
    entries: [...foundings.flatMap(({ entries }) => entries), ...drawn.entries],
    events: [...foundings.flatMap(({ events }) => events), ...drawn.events],
  };
  await storeChanges(tx, loaded, changes, causeOf(work), ruleset);
}

/** One kick-off for all matches of a league that start at the same moment. */
export function kickOffs(matches: readonly Match[]): WorldWork[] {
  const dates = new Map<number, Match[]>();
  for (const match of matches) dates.set(match.date, [...(dates.get(match.date) ?? []), match]);
  return [...dates].map(([dueAt, together]) => ({
    kind: 'kick-off',
    id: `${together[0]?.competitionId}:${together[0]?.round}`,
    dueAt,
    payload: { matchIds: together.map(({ id }) => id).sort() },
  }));
}
