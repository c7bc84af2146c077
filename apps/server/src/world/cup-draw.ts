/** The draws of cups and tournaments: bots fill the first one, lots wait for the beacon, every match gets its secret. R-CUP-1 to R-CUP-4, R-PRF-12 */
import { HOUR, startOfUtcDay } from '@mundo-manager/rules/clock';
import type { Club, ClubOutcome, Outcome } from '@mundo-manager/rules/clubs';
import { type Competition, cupCourse, drawCupRound, lastRound, vacancies } from '@mundo-manager/rules/competitions';
import { createRandom, type Random, shuffled } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { loadCompetitions } from '../aggregates/competitions.ts';
import { type Loaded, lockAndLoad, storeChanges } from '../aggregates/world.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import { fixturesOf } from '../proofs/fixtures.ts';
import { isDrawSealed, sealDraw, storeHeldDraw } from '../sealing/draws.ts';
import type { Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext, worldSeed } from '../world-work/context.ts';
import type { Payload, WorldWork } from '../world-work/payloads.ts';
import { randomOf } from '../world-work/world-seed.ts';
import { botsOutsideCups, inventBots } from './bot-clubs.ts';
import { enterAll } from './cup-entry.ts';
import { keepRules } from './draw.ts';
import { clashesOf } from './friendly-slots.ts';
import { leagueKickOffs, matchesSince } from './league-lots.ts';
import { isDrawPossible, nextDraw } from './special.ts';

/** Work 'cup-draw' of a round. A round that is drawn already stays as it is. */
export function drawCup(context: WorldContext): WorkHandler<Payload<'cup-draw'>> {
  return async (work, { tx, now }) => {
    const { id, round, seed: drawSeed } = work.payload;
    const isHeld = drawSeed !== undefined;
    if (!isHeld && (await isDrawSealed(tx, id, round))) return;
    const random = randomOf(await worldSeed(tx), work.kind, id, String(round));
    const before = (await loadCompetitions(tx, [id])).get(id);
    if (before === undefined || !isNext(before, round)) return;
    const { ruleset, hash } = await context.rulesets.ofCompetition(tx, id, now);
    const isFilled = round === 1 && before.name !== 'MM Special' && !isHeld;
    const bots = isFilled ? await botsFor(tx, before, ruleset) : [];
    const clubIds = [...before.entrants.map(({ clubId }) => clubId), ...bots];
    const loaded = await lockAndLoad(tx, { clubs: clubIds, competitions: [id] });
    const cup = loaded.competitions.get(id);
    if (cup === undefined || !isNext(cup, round)) return;

    const isGuestBusy = round === 1 && cup.name === 'MM Special' && !(await isDrawPossible(tx, cup, loaded));
    if (isGuestBusy && !isHeld) return plan(tx, context, [nextDraw(id, now, ruleset)]);
    const filled = isFilled ? await fill(tx, { loaded, cup, bots, now }, random, ruleset) : unfilled(cup, loaded);
    const { competition } = filled;
    if (competition.entrants.length < 2) return plan(tx, context, [laterDraw(id, now, ruleset)]);
    const byLot = clubsByLot(competition, round, ruleset);
    if (byLot !== null && !isHeld && context.proofs.beacon !== null) {
      await storeChanges(tx, loaded, changesOf(filled), causeOf(work), ruleset);
      if (round === 1) await keepRules(tx, id, hash);
      const cupDraw = { kind: 'cup-draw', payload: { id, round } } as const;
      return sealDraw(tx, context, { competition, round, clubIds: byLot, rulesetHash: hash, now, work: cupDraw });
    }
    const otherMatches = await matchesSince(
      tx,
      competition.entrants.map(({ clubId }) => clubId),
      startOfUtcDay(now),
    );
    const lots = isHeld ? createRandom(drawSeed) : random;
    const drawn = drawCupRound({ competition, clubs: filled.clubs, now, otherMatches }, lots, ruleset);
    const matches = Object.values(drawn.competition.matches).filter((match) => cup.matches[match.id] === undefined);
    if (isHeld && byLot !== null) {
      const order = cup.name === 'MM Tournament' ? drawn.competition.entrants.map(({ clubId }) => clubId) : byLot;
      await storeHeldDraw(tx, { id, round, clubIds: byLot }, { order, matches });
    }
    const filling = changesOf(filled);
    const changes = {
      ...filling,
      competitions: [drawn.competition],
      fixtures: fixturesOf(matches, context.proofs.secrets),
      events: [...filling.events, ...drawn.events],
    };
    await storeChanges(tx, loaded, changes, causeOf(work), ruleset);
    if (round === 1) await keepRules(tx, id, hash);
    const playing = [...new Set(matches.flatMap(({ home, away }) => [home.id, away.id]))];
    const clashes = await clashesOf(tx, playing, { kind: work.kind, id: work.id, now });
    await plan(tx, context, [...leagueKickOffs(matches, now), ...clashes]);
  };
}

/** What the filling of a cup changes. */
function changesOf({ competition, changed, founded, outcomes }: Filled) {
  return {
    clubs: changed,
    founded: founded.map(({ club }) => ({ club, ownerId: null })),
    competitions: [competition],
    entries: [...founded, ...outcomes].flatMap(({ entries }) => entries),
    events: [...founded, ...outcomes].flatMap(({ events }) => events),
  };
}

/** The clubs whose lots a draw decides, in the order in which the rules take them; null where it has no lots: a tournament keeps its bracket. */
function clubsByLot(competition: Competition, round: number, ruleset: Ruleset): readonly string[] | null {
  if (competition.name !== 'MM Tournament') return cupCourse(competition, ruleset).alive;
  return round === 1 ? competition.entrants.map(({ clubId }) => clubId) : null;
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

interface Filled {
  readonly competition: Competition;
  readonly clubs: readonly Club[];
  /** Bots who were there, as they have entered. */
  readonly changed: readonly Club[];
  readonly founded: readonly ClubOutcome[];
  readonly outcomes: readonly Outcome[];
}

function unfilled(competition: Competition, { clubs }: Loaded): Filled {
  const all = [...clubs.values()].map(({ club }) => club);
  return { competition, clubs: all, changed: [], founded: [], outcomes: [] };
}

/** The cup with its bots, in order of rank: by the last league of each club, the others by lot behind them. */
async function fill(
  tx: Queries,
  { loaded, cup, bots, now }: Filling,
  random: Random,
  ruleset: Ruleset,
): Promise<Filled> {
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
