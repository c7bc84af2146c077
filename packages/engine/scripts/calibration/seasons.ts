/** Complete seasons of a league: its table and its scorers. */
import type { MatchRecord, SampleData } from './sample-data.ts';
import { deviation, grouped, mean } from './statistics.ts';

interface Season {
  /** Standard deviation of the points, most and fewest. */
  readonly spread: number;
  readonly champion: number;
  readonly last: number;
  /** Of each club with a goal: the share that its best scorer has of its goals. */
  readonly bestScorers: readonly number[];
}

/** Means over the complete seasons, or NaN where there is none. */
export function seasonMeans(data: SampleData): number[] {
  const seasons = seasonsOf(data);
  if (seasons.length === 0) return [Number.NaN, Number.NaN, Number.NaN];
  return FIGURES.map((figure) => mean(seasons.map(figure)));
}

/** Standard errors of those means. */
export function seasonErrors(data: SampleData): number[] {
  const seasons = seasonsOf(data);
  return FIGURES.map((figure) => deviation(seasons.map(figure)) / Math.sqrt(Math.max(1, seasons.length)));
}

const FIGURES = [
  ({ spread }: Season) => spread,
  ({ champion }: Season) => champion,
  ({ last }: Season) => last,
] as const;

/** Median and ninetieth percentile of the share that a club's best scorer has of its goals. */
export function bestScorerShares(data: SampleData): number[] {
  return quantiles(seasonsOf(data).flatMap(({ bestScorers }) => bestScorers));
}

/** Standard errors of those, from the quantiles of each season. */
export function bestScorerErrors(data: SampleData): number[] {
  const each = seasonsOf(data).map(({ bestScorers }) => quantiles(bestScorers));
  return [0, 1].map((at) => deviation(each.map((row) => row[at] ?? 0)) / Math.sqrt(Math.max(1, each.length)));
}

function quantiles(values: readonly number[]): number[] {
  const rising = values.toSorted((a, b) => a - b);
  return [0.5, 0.9].map((share) => rising[Math.floor(share * (rising.length - 1))] ?? Number.NaN);
}

function seasonsOf({ matches, seasonLength }: SampleData): Season[] {
  return grouped(matches, ({ season }) => season)
    .filter(({ length }) => length === seasonLength)
    .map(seasonOf);
}

function seasonOf(matches: readonly MatchRecord[]): Season {
  const clubs = new Map<number, { points: number; goals: number; scorers: Map<string, number> }>();
  const enter = (club: number, own: number, other: number, scorers: readonly string[]) => {
    const entry = clubs.get(club) ?? { points: 0, goals: 0, scorers: new Map<string, number>() };
    entry.points += own > other ? 3 : own === other ? 1 : 0;
    entry.goals += own;
    for (const scorer of scorers) entry.scorers.set(scorer, (entry.scorers.get(scorer) ?? 0) + 1);
    clubs.set(club, entry);
  };
  for (const { home, away, goals, scorers } of matches) {
    enter(home, goals[0], goals[1], scorers[0]);
    enter(away, goals[1], goals[0], scorers[1]);
  }
  const table = [...clubs.values()];
  const points = table.map((club) => club.points);
  return {
    spread: deviation(points),
    champion: Math.max(...points),
    last: Math.min(...points),
    bestScorers: table.flatMap(({ goals, scorers }) => (goals > 0 ? [Math.max(0, ...scorers.values()) / goals] : [])),
  };
}
