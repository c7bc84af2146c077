/**
 * The order of a table: points, then the tie-breakers of the rule set in turn. A smaller remaining tie goes on with the
 * next tie-breaker; after head to head, with head to head again among the remaining clubs.
 */
import type { RuleError } from '../core/errors.ts';
import type { ClubId } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type Adjustment, type TableMatches, type TableResult, tableResults } from './counted-results.ts';
import type { TableRow } from './row.ts';
import { noFigures, standingsFigures } from './standings-figures.ts';
import { goalDifference } from './table-position.ts';
import type { TieBreaker } from './tie-breaker-names.ts';

/** The part of a row that figures are read from. */
export type RankedRow = Pick<TableRow, 'clubId' | 'points' | 'wins' | 'goals' | 'goalsTaken'>;

/** A table to be ordered, and what its ties are broken by. A tie-breaker whose input is missing is passed over, except lots. */
export interface StandingsInput<Row extends RankedRow> {
  readonly rows: readonly Row[];
  /** For head to head and goals away from home. */
  readonly matches?: TableMatches;
  /** Awarded matches count in head to head too; the rows have them already. */
  readonly adjustments?: readonly Adjustment[];
  /** Penalty points for cards, by club: fewer are better, none is 0. */
  readonly fairPlay?: Readonly<Record<ClubId, number>>;
  /** The clubs of each play-off in the order in which it ended. Where it is given, a tie without a play-off is refused. */
  readonly playOffs?: readonly (readonly ClubId[])[];
  /** Clubs in the order drawn by lot. */
  readonly lots?: readonly ClubId[];
}

type StandingsError = RuleError<'standings/needs-lots' | 'standings/needs-play-off'>;

/** The tie-breakers that a row alone decides. */
type Figure = 'wins' | 'goal-difference' | 'goals';

const isFigure = (breaker: TieBreaker): breaker is Figure => ['wins', 'goal-difference', 'goals'].includes(breaker);

const figureOf = (row: RankedRow, figure: Figure): number =>
  figure === 'goal-difference' ? goalDifference(row) : row[figure];

/**
 * The rows in table order; the input stays as it is and its order does not count. R-STA-2, R-STA-12, R-STA-13
 * Refusals: needs-lots for a full tie of clubs that no lots were drawn for, needs-play-off; never the order of ids.
 */
export function orderStandings<Row extends RankedRow>(
  input: StandingsInput<Row>,
  { standings }: Pick<Ruleset, 'standings'>,
): Result<Row[], StandingsError> {
  const figures = leadingFigures(standings.tieBreakers);
  const order = (a: Row, b: Row) => compareFigures(a, b, figures);
  const sorted = input.rows.toSorted(order);
  const ties = runs(sorted, order);
  if (ties.length === sorted.length) return accept(sorted);
  const results = tableResults(input.matches ?? [], input.adjustments);
  const lots = placesIn(input.lots ?? []);
  return broken(ties, figures.length, { input, results, lots, standings });
}

/**
 * Negative when `a` ranks above `b` by points and the first tie-breakers that are figures; zero when only matches or
 * lots can separate them. R-STA-2
 */
export function compareStandings(a: RankedRow, b: RankedRow, { standings }: Pick<Ruleset, 'standings'>): number {
  return compareFigures(a, b, leadingFigures(standings.tieBreakers));
}

/** The tie-breakers up to the first that is no figure of the row. */
function leadingFigures(breakers: readonly TieBreaker[]): readonly Figure[] {
  const end = [...breakers, 'lots' as const].findIndex((breaker) => !isFigure(breaker));
  return breakers.slice(0, end) as Figure[];
}

function compareFigures(a: RankedRow, b: RankedRow, figures: readonly Figure[]): number {
  let order = b.points - a.points;
  for (let index = 0; order === 0 && index < figures.length; index++) {
    const figure = figures[index] as Figure;
    order = figureOf(b, figure) - figureOf(a, figure);
  }
  return order;
}

const placesIn = (order: readonly ClubId[]): ReadonlyMap<ClubId, number> =>
  new Map(order.map((clubId, place) => [clubId, place]));

interface Context {
  readonly input: StandingsInput<RankedRow>;
  readonly results: readonly TableResult[];
  /** The places of the clubs in the order drawn by lot. */
  readonly lots: ReadonlyMap<ClubId, number>;
  readonly standings: Ruleset['standings'];
}

/** All parts in order, each with its ties broken by the tie-breakers from that place of the list on. */
function broken<Row extends RankedRow>(
  parts: readonly (readonly Row[])[],
  from: number,
  context: Context,
): Result<Row[], StandingsError> {
  const ordered: Row[] = [];
  for (const part of parts) {
    const result = part.length === 1 ? accept(part) : breakTie(part, from, context);
    if (!result.ok) return result;
    ordered.push(...result.value);
  }
  return accept(ordered);
}

function breakTie<Row extends RankedRow>(
  tied: readonly Row[],
  from: number,
  context: Context,
): Result<Row[], StandingsError> {
  const { input, standings } = context;
  const breaker = standings.tieBreakers[from] ?? 'lots';
  const clubIds = tied.map(({ clubId }) => clubId);
  const orders =
    breaker === 'lots' ? [context.lots] : breaker === 'play-off' ? input.playOffs?.map(placesIn) : undefined;
  if (orders !== undefined) {
    const order = orders.find((places) => clubIds.every((clubId) => places.has(clubId)));
    if (order === undefined)
      return refuse(`standings/needs-${breaker as 'lots' | 'play-off'}`, {
        clubIds: clubIds.toSorted(),
      });
    return accept(sortedBy(tied, ({ clubId }) => order.get(clubId) ?? 0));
  }
  const scores = scoresOf(breaker, clubIds, context);
  const better = (a: Row, b: Row) => compareScores(scores(b), scores(a));
  const parts = runs(tied.toSorted(better), better);
  if (parts.length === 1) return breakTie(tied, from + 1, context);
  return broken(parts, breaker === 'head-to-head' ? from : from + 1, context);
}

/** Ordered rows as lists of neighbours that are level. */
function runs<Row>(rows: readonly Row[], order: (a: Row, b: Row) => number): Row[][] {
  const all: Row[][] = [];
  for (const row of rows) {
    const run = all.at(-1);
    if (run?.[0] && order(run[0], row) === 0) run.push(row);
    else all.push([row]);
  }
  return all;
}

/** More is better, the first number that differs decides. */
type Scores = (row: RankedRow) => readonly number[];

function compareScores(a: readonly number[], b: readonly number[]): number {
  return a.reduce((order, score, index) => order || score - (b[index] ?? 0), 0);
}

/** What a tie-breaker counts for the tied clubs; all the same where what it counts is not known. */
function scoresOf(breaker: TieBreaker, tied: readonly ClubId[], { input, results, standings }: Context): Scores {
  if (isFigure(breaker)) return (row) => [figureOf(row, breaker)];
  if (breaker === 'head-to-head') {
    const figures = standingsFigures(tied, results, standings);
    return ({ clubId }) => {
      const own = figures.get(clubId) ?? noFigures(clubId);
      return [own.points, goalDifference(own), own.goals];
    };
  }
  return ({ clubId }) => {
    if (breaker === 'fair-play') return [-(input.fairPlay?.[clubId] ?? 0)];
    if (breaker !== 'away-goals') return [0];
    return [results.reduce((sum, { away }) => sum + (away.clubId === clubId ? away.goals : 0), 0)];
  };
}
