/**
 * The order of a table down to the last tie: points, then the tie-breakers of the rule set in their order.
 * A tie-breaker that separates some of the tied clubs leaves smaller ties; those go on with the next one, after head to head with
 * head to head again, among themselves alone.
 */
import type { RuleError } from '../core/errors.ts';
import type { ClubId } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type Adjustment, type TableMatches, type TableResult, tableResults } from './results.ts';
import type { TableRow } from './row.ts';
import type { TieBreaker } from './tables.ts';
import { figuresOf } from './tally.ts';

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

const FIGURES: { readonly [Breaker in TieBreaker]?: (row: RankedRow) => number } = {
  wins: (row) => row.wins,
  'goal-difference': (row) => row.goals - row.goalsTaken,
  goals: (row) => row.goals,
};

/**
 * The rows in table order; the input stays as it is and its order does not count. R-STA-2, R-STA-12, R-STA-13
 * Refusals: needs-lots for a full tie of clubs that no lots were drawn for, needs-play-off; never the order of ids.
 */
export function orderStandings<Row extends RankedRow>(
  input: StandingsInput<Row>,
  { standings }: Pick<Ruleset, 'standings'>,
): Result<Row[], StandingsError> {
  const breakers = standings.tieBreakers;
  const figures = leadingFigures(breakers);
  const isLevel = (a: Row, b: Row) => compareFigures(a, b, figures) === 0;
  const ties = runs(
    input.rows.toSorted((a, b) => compareFigures(a, b, figures)),
    isLevel,
  );
  if (ties.length === input.rows.length) return accept(ties.flat());
  const context = { input, results: tableResults(input.matches ?? [], input.adjustments), standings };
  return broken(ties, figures.length, context);
}

/**
 * Negative where `a` stands above `b` by points and the figures that come first among the tie-breakers;
 * zero where only matches or lots can tell them apart. R-STA-2
 */
export function compareStandings(a: RankedRow, b: RankedRow, { standings }: Pick<Ruleset, 'standings'>): number {
  return compareFigures(a, b, leadingFigures(standings.tieBreakers));
}

type Figure = (row: RankedRow) => number;

/** The tie-breakers up to the first that is no figure of the row. */
function leadingFigures(breakers: readonly TieBreaker[]): readonly Figure[] {
  const figures: Figure[] = [];
  for (const breaker of breakers) {
    const figure = FIGURES[breaker];
    if (figure === undefined) break;
    figures.push(figure);
  }
  return figures;
}

function compareFigures(a: RankedRow, b: RankedRow, figures: readonly Figure[]): number {
  if (a.points !== b.points) return b.points - a.points;
  for (const figure of figures) {
    const difference = figure(b) - figure(a);
    if (difference !== 0) return difference;
  }
  return 0;
}

interface Context {
  readonly input: StandingsInput<RankedRow>;
  readonly results: readonly TableResult[];
  readonly standings: Ruleset['standings'];
}

/** Tied rows in order, by the tie-breakers from that place of the list on. */
function breakTie<Row extends RankedRow>(
  tied: readonly Row[],
  from: number,
  context: Context,
): Result<Row[], StandingsError> {
  if (tied.length === 1) return accept([...tied]);
  const clubIds = tied.map(({ clubId }) => clubId);
  const { input, standings } = context;
  const breaker = standings.tieBreakers[from] ?? 'lots';
  if (breaker === 'lots') {
    const { lots } = input;
    if (lots === undefined || !clubIds.every((clubId) => lots.includes(clubId)))
      return refuse('standings/needs-lots', { clubIds: clubIds.toSorted() });
    return accept(tied.toSorted((a, b) => lots.indexOf(a.clubId) - lots.indexOf(b.clubId)));
  }
  if (breaker === 'play-off' && input.playOffs !== undefined) {
    const playOff = input.playOffs.find((order) => clubIds.every((clubId) => order.includes(clubId)));
    if (playOff === undefined) return refuse('standings/needs-play-off', { clubIds: clubIds.toSorted() });
    return accept(tied.toSorted((a, b) => playOff.indexOf(a.clubId) - playOff.indexOf(b.clubId)));
  }
  const scores = SCORES[breaker](tied, context);
  const parts = runs(
    tied.toSorted((a, b) => compareScores(scores(b), scores(a))),
    (a, b) => compareScores(scores(a), scores(b)) === 0,
  );
  if (parts.length === 1) return breakTie(tied, from + 1, context);
  return broken(parts, isHeadToHead(breaker) ? standings.tieBreakers.findIndex(isHeadToHead) : from + 1, context);
}

/** All parts in order, each with its ties broken. */
function broken<Row extends RankedRow>(
  parts: readonly (readonly Row[])[],
  from: number,
  context: Context,
): Result<Row[], StandingsError> {
  const ordered: Row[] = [];
  for (const part of parts) {
    const result = breakTie(part, from, context);
    if (!result.ok) return result;
    ordered.push(...result.value);
  }
  return accept(ordered);
}

const isHeadToHead = (breaker: TieBreaker) => breaker.startsWith('head-to-head');

/** Sorted rows as lists of neighbours that are level. */
function runs<Row>(sorted: readonly Row[], isLevel: (a: Row, b: Row) => boolean): Row[][] {
  const all: Row[][] = [];
  for (const row of sorted) {
    const run = all.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && isLevel(last, row)) run.push(row);
    else all.push([row]);
  }
  return all;
}

/** More is better, the first number that differs decides. */
type Scores = (row: RankedRow) => readonly number[];

function compareScores(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((score, index) => score !== b[index]);
  return place === -1 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}

const SCORES: {
  readonly [Breaker in Exclude<TieBreaker, 'lots'>]: (tied: readonly RankedRow[], context: Context) => Scores;
} = {
  wins: () => (row) => [row.wins],
  'goal-difference': () => (row) => [row.goals - row.goalsTaken],
  goals: () => (row) => [row.goals],
  'head-to-head': (tied, { results, standings }) => {
    const figures = figuresOf(
      tied.map(({ clubId }) => clubId),
      results,
      standings,
    );
    return ({ clubId }) => {
      const { points = 0, goals = 0, goalsTaken = 0 } = figures.get(clubId) ?? {};
      return [points, goals - goalsTaken, goals];
    };
  },
  'head-to-head-away-goals': (tied, { results }) => {
    const clubs = new Set(tied.map(({ clubId }) => clubId));
    return awayGoals(results.filter(({ home, away }) => clubs.has(home.clubId) && clubs.has(away.clubId)));
  },
  'away-goals': (_, { results }) => awayGoals(results),
  'fair-play':
    (_, { input: { fairPlay = {} } }) =>
    ({ clubId }) => [0 - (fairPlay[clubId] ?? 0)],
  'play-off': () => () => [0],
};

function awayGoals(results: readonly TableResult[]): Scores {
  const goals = new Map<ClubId, number>();
  for (const { away } of results) goals.set(away.clubId, (goals.get(away.clubId) ?? 0) + away.goals);
  return ({ clubId }) => [goals.get(clubId) ?? 0];
}
