/** Bots take the free places of a league that is drawn. R-WLD-12 */
import type { Club } from '@mundo-manager/rules/clubs';
import { type Competition, joinAsBot, vacancies } from '@mundo-manager/rules/competitions';
import type { Random } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { StoredClub } from '../aggregates/clubs.ts';
import { loadCompetitions } from '../aggregates/competitions.ts';
import type { Changes, Loaded } from '../aggregates/lock-and-store.ts';
import type { Queries } from '../storage/storage.ts';
import { inventBots } from './bot-clubs.ts';

interface Filling {
  readonly league: Competition;
  readonly idle: readonly StoredClub[];
  readonly now: number;
  readonly random: Random;
  readonly ruleset: Ruleset;
}

/** A league whose free places bots have taken. */
export interface Filled {
  readonly league: Competition;
  /** Bots who were there, as they were. */
  readonly known: readonly StoredClub[];
  readonly joined: readonly Club[];
  readonly founded: readonly Club[];
  readonly foundings: Awaited<ReturnType<typeof inventBots>>;
}

/** Bots take the free places. */
export async function fillLeague(tx: Queries, { league, idle, now, random, ruleset }: Filling): Promise<Filled> {
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

/** What is locked of a league and its bots. */
export function loadedOf(league: Competition, known: readonly StoredClub[] = []): Loaded {
  return {
    clubs: new Map(known.map((bot) => [bot.club.id, bot])),
    competitions: new Map([[league.id, league]]),
    matches: new Map(),
    players: new Map(),
  };
}

/** What the bots change. */
export function changesOf({ league, joined, founded, foundings }: Filled): Changes {
  return {
    clubs: joined,
    founded: founded.map((club) => ({ club, ownerId: null })),
    competitions: [league],
    entries: foundings.flatMap(({ entries }) => entries),
    events: foundings.flatMap(({ events }) => events),
  };
}
