/** Bots take the free places of a cup or tournament before its first draw. R-CUP-1, R-CUP-5 */
import type { Club, ClubOutcome, Outcome } from '@mundo-manager/rules/clubs';
import { type Competition, rankEntrants, startsFull, vacancies } from '@mundo-manager/rules/competitions';
import type { Random } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { loadCompetitions } from '../aggregates/competitions.ts';
import type { Changes, Loaded } from '../aggregates/lock-and-store.ts';
import type { Queries } from '../storage/storage.ts';
import { inventBots } from './bot-clubs.ts';
import { enterAll } from './cup-entry.ts';

interface Filling {
  readonly loaded: Loaded;
  readonly cup: Competition;
  readonly bots: readonly string[];
  readonly now: number;
}

/** A cup whose free places bots have taken. */
export interface FilledCup {
  readonly competition: Competition;
  readonly clubs: readonly Club[];
  /** Known bots, as they have entered. */
  readonly changed: readonly Club[];
  readonly founded: readonly ClubOutcome[];
  readonly outcomes: readonly Outcome[];
}

/** The cup as it is, for a draw that adds no bots. */
export function unfilled(competition: Competition, { clubs }: Loaded): FilledCup {
  const all = [...clubs.values()].map(({ club }) => club);
  return { competition, clubs: all, changed: [], founded: [], outcomes: [] };
}

/** The cup with its bots, in order of rank: by the last league of each club, the others by lot behind them. */
export async function fillCup(
  tx: Queries,
  { loaded, cup, bots, now }: Filling,
  random: Random,
  ruleset: Ruleset,
): Promise<FilledCup> {
  const known = bots.flatMap((botId) => loaded.clubs.get(botId)?.club ?? []);
  const currentIds = new Set(known.flatMap(({ competitions }) => competitions.current));
  const current = [...(await loadCompetitions(tx, [...currentIds])).values()];
  const entered = enterAll({ cup, clubs: known, current, now }, ruleset);
  const joined = entered.competitions[0] ?? cup;
  const lacking = startsFull(cup) ? vacancies(joined, ruleset) : 0;
  const idOf = (n: number) => `${cup.id}-bot-${n}`;
  const founded = await inventBots(tx, { category: cup.category, count: lacking, idOf, now }, random, ruleset);
  const newcomers = enterAll({ cup: joined, clubs: founded.map(({ club }) => club), current: [], now }, ruleset);
  const full = newcomers.competitions[0] ?? joined;
  const entrants = rankEntrants(full.entrants, await lastPlaces(tx, full), random);
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

/** What the bots change. */
export function changesOf({ competition, changed, founded, outcomes }: FilledCup): Changes {
  return {
    clubs: changed,
    founded: founded.map(({ club }) => ({ club, ownerId: null })),
    competitions: [competition],
    entries: [...founded, ...outcomes].flatMap(({ entries }) => entries),
    events: [...founded, ...outcomes].flatMap(({ events }) => events),
  };
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
