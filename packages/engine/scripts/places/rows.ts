/** The rows of what places decide: each from the matches of its arrangements. */
import { deviation, mean } from '../calibration/statistics.ts';
import { pointsShare } from '../contest/estimate.ts';
import type { ArrangementName } from './arrangements.ts';
import { expectedShare } from './expected-share.ts';
import type { Arranged } from './places-job.ts';

/** A figure, its standard error, and the band that it must lie in. */
export interface PlacesRow {
  readonly name: string;
  readonly ours: number;
  readonly error: number;
  readonly low: number;
  readonly high: number;
  /** The band is not widened: what counts is the sign. */
  readonly exact?: true;
  /** What else is worth knowing. */
  readonly note?: string;
}

/** Inside the band widened by two standard errors. */
export function isInside({ ours, error, low, high, exact }: PlacesRow): boolean {
  const slack = exact ? 0 : 2 * error;
  return ours >= low - slack && ours <= high + slack;
}

/** Share of the points in percent and its standard error. */
export function rowShare(played: readonly Arranged[]): { readonly ours: number; readonly error: number } {
  const { value, error } = pointsShare(played);
  return { ours: 100 * value, error: (100 * error) / 1.96 };
}

/** Points (%) by which a share may differ from what the strength table gives. */
const TOLERANCE = 4;

/** Arrangements that give the points of their drop, and no more than so much (%). */
// biome-ignore format: a table
export const SHARE_LIMITS: readonly (readonly [name: ArrangementName, most: number])[] = [
  ['reversed',                              33],
  ['centre-backs and forwards exchanged',   42],
  ['ten centre-forwards',                   38],
  ['ten left-backs',                        38],
  ['ten centre-backs',                      38],
  ['ten central midfielders',               38],
];

export function shareRow(name: string, played: readonly Arranged[], most: number): PlacesRow {
  const drop = mean(played.map((match) => match.drop));
  const table = expectedShare(drop);
  return {
    name: `${name}: share of the points %`,
    ...rowShare(played),
    low: table - TOLERANCE,
    high: Math.min(most, table + TOLERANCE),
    note: `mean rating ${drop.toFixed(1)} lower, strength table ${table.toFixed(1)}`,
  };
}

/** Goals conceded in percent of what the keeper at 60 concedes, less 100. */
export function concededRow(
  name: string,
  played: readonly Arranged[],
  usual: readonly Arranged[],
  [low, high]: readonly [number, number],
): PlacesRow {
  const [own, plain] = [played, usual].map((matches) => matches.map(({ goalsAgainst }) => goalsAgainst));
  const ratio = mean(own ?? []) / mean(plain ?? []);
  // Matches of one number have one seed, so what both conceded goes together.
  const differences = (own ?? []).map((goals, at) => goals - ratio * (plain?.[at] ?? 0));
  const error = deviation(differences) / Math.sqrt(differences.length) / mean(plain ?? []);
  return {
    name: `${name}: goals conceded against a keeper at 60, %`,
    ours: 100 * (ratio - 1),
    error: 100 * error,
    low,
    high,
    note: `${mean(own ?? []).toFixed(2)} a match for ${mean(plain ?? []).toFixed(2)}`,
  };
}

export function goalsAgainstRow(name: string, played: readonly Arranged[], least: number): PlacesRow {
  const goals = played.map(({ goalsAgainst }) => goalsAgainst);
  return {
    name: `${name}: goals conceded a match`,
    ours: mean(goals),
    error: deviation(goals) / Math.sqrt(goals.length),
    low: least,
    high: Number.POSITIVE_INFINITY,
  };
}

/** Points a match that the changed side takes beyond the same matches without its changes. */
export function pointsRow(
  name: string,
  played: readonly Arranged[],
  without: readonly Arranged[],
  [low, high]: readonly [number, number],
): PlacesRow {
  const gains = played.map(({ points }, at) => points - (without[at]?.points ?? 0));
  return { name, ours: mean(gains), error: deviation(gains) / Math.sqrt(gains.length), low, high };
}
