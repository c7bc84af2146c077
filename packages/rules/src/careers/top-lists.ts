/** The best players of a competition in twelve lists. */
import { nameKey } from '../core/name-key.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { type Career, careerRating } from './career.ts';
import { byRating, type CareerRow } from './career-row.ts';
import { TOP_ROWS } from './constants.ts';

/** The lists, in the order in which they are shown. */
export const TOP_LISTS = [
  'goals',
  'assists',
  'goalsAndAssists',
  'rating',
  'cleanSheets',
  'saves',
  'tackles',
  'passes',
  'shots',
  'minutes',
  'metres',
  'cards',
] as const;
/** The name of a list. */
export type TopList = (typeof TOP_LISTS)[number];

/** A row of a list. */
export interface TopRow extends Omit<CareerRow, 'career'> {
  readonly matches: number;
  /** What the list counts: a mean rating (0–10), metres, minutes, or a number of times. Above 0. */
  readonly value: number;
}

const VALUES: Readonly<Record<TopList, (career: Career) => number>> = {
  goals: ({ goals }) => goals,
  assists: ({ assists }) => assists,
  goalsAndAssists: ({ goals, assists }) => goals + assists,
  rating: (career) => careerRating(career) ?? 0,
  cleanSheets: ({ cleanSheets }) => cleanSheets,
  saves: ({ saves }) => saves,
  tackles: ({ tackles }) => tackles,
  passes: ({ passes }) => passes,
  shots: ({ shots }) => shots,
  minutes: ({ minutes }) => minutes,
  metres: ({ metres }) => metres,
  cards: ({ yellowCards, redCards }) => yellowCards + redCards,
};

/** At most ten players for each list, the best first; of equals the one with fewer minutes, of equal ratings with more. Only regulars are rated. R-CAR-4 */
export function topLists(rows: readonly CareerRow[]): Record<TopList, TopRow[]> {
  const ranked = (list: TopList) => (list === 'rating' ? byRating(rows) : byAmount(rows, VALUES[list]));
  return Object.fromEntries(TOP_LISTS.map((list) => [list, topRows(ranked(list), VALUES[list])])) as Record<
    TopList,
    TopRow[]
  >;
}

function byAmount(rows: readonly CareerRow[], amountOf: (career: Career) => number): CareerRow[] {
  return sortedBy(
    rows,
    ({ career }) => -amountOf(career),
    ({ career }) => career.minutes,
    ({ name }) => nameKey(name),
    ({ playerId }) => playerId,
  );
}

function topRows(ranked: readonly CareerRow[], amountOf: (career: Career) => number): TopRow[] {
  return ranked
    .filter(({ career }) => amountOf(career) > 0)
    .slice(0, TOP_ROWS)
    .map(({ career, ...row }) => ({ ...row, matches: career.matches, value: amountOf(career) }));
}
