/** What a manager's profile says of his career. */
import { CATEGORIES, type Category } from '../clubs/category.ts';
import type { CompetitionName } from '../competitions/competition-name.ts';
import type { CompetitionId } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { ClubSeason } from '../history/club-season.ts';
import { biggestWin, type RecordMatch } from '../history/match-for-club.ts';

/** A place in an edition. */
export interface CareerPlace {
  readonly competitionId: CompetitionId;
  readonly name: CompetitionName;
  readonly number: number;
  readonly category: Category;
  readonly place: number;
}

/** The part of a season that a career reads. */
export type ManagerSeason = Pick<
  ClubSeason,
  'competitionId' | 'name' | 'number' | 'category' | 'place' | 'wins' | 'draws' | 'losses' | 'biggestWin'
>;

/** A manager's career over the seasons of his club. */
export interface ManagerCareer {
  /** Number of finished editions. */
  readonly seasons: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** First places, the latest season first. */
  readonly titles: readonly CareerPlace[];
  /** Best place in a finished league, the highest category first; null before the first. */
  readonly bestPlace: CareerPlace | null;
  readonly biggestWin: RecordMatch | null;
}

/** Input of a career. */
export interface CareerInput {
  /** Finished editions, the latest first. */
  readonly finished: readonly ManagerSeason[];
  /** Editions under way, whose matches count, and whose places do not. */
  readonly current: readonly ManagerSeason[];
}

/** The manager's career: matches of all editions, places of finished ones. R-PFL-2 */
export function managerCareer({ finished, current }: CareerInput): ManagerCareer {
  const all = [...finished, ...current];
  const total = (count: (season: ManagerSeason) => number) => all.reduce((sum, season) => sum + count(season), 0);
  const places = finished.flatMap(placeOf);
  const [bestPlace = null] = sortedBy(
    places.filter(({ name }) => name === 'MM League'),
    ({ category }) => -levelOf(category),
    ({ place }) => place,
  );
  return {
    seasons: finished.length,
    wins: total(({ wins }) => wins),
    draws: total(({ draws }) => draws),
    losses: total(({ losses }) => losses),
    titles: places.filter(({ place }) => place === 1),
    bestPlace,
    biggestWin: biggestWin(all.map((season) => season.biggestWin)),
  };
}

function placeOf({ competitionId, name, number, category, place }: ManagerSeason): CareerPlace[] {
  return place === null ? [] : [{ competitionId, name, number, category, place }];
}

function levelOf(category: Category): number {
  const levels: readonly string[] = CATEGORIES;
  return levels.indexOf(category);
}
