/** What the matches of a sample left behind, and how sure a figure of them is. */
import { grouped } from './statistics.ts';
import { merge, type Tally } from './tally.ts';

/** The result of one match. */
export interface MatchRecord {
  /** Seed and number of the season. */
  readonly season: string;
  /** Clubs by their number in the league. */
  readonly home: number;
  readonly away: number;
  readonly goals: readonly [home: number, away: number];
  /** How much better the home side's starters are in their places, points of overall. */
  readonly gap: number;
  /** Scorers of the home side and of the away side, own goals left out. */
  readonly scorers: readonly [readonly string[], readonly string[]];
}

/** The matches of a sample, or a piece of them. */
export interface SampleData {
  readonly tally: Tally;
  readonly matches: readonly MatchRecord[];
  /** Matches of a complete season. */
  readonly seasonLength: number;
}

/** A sample of fewer seasons than `FEWEST` is divided into `PIECES` without regard to them for its standard errors. */
const FEWEST = 8;
const PIECES = 20;

/** All pieces as one. */
export function mergedData(pieces: readonly SampleData[]): SampleData {
  const tally: Tally = {};
  for (const piece of pieces) merge(tally, piece.tally);
  return { tally, matches: pieces.flatMap(({ matches }) => matches), seasonLength: pieces[0]?.seasonLength ?? 0 };
}

/** A sample without one of its pieces after the other: its seasons, because the matches of the same squads have much in common. */
export function withoutEachPiece(chunks: readonly SampleData[], whole: SampleData): SampleData[] {
  return piecesOf(chunks).map((piece) => {
    const left = mergedData(piece);
    const tally = { ...whole.tally };
    merge(tally, left.tally, -1);
    const gone = new Set(left.matches);
    return { ...whole, tally, matches: whole.matches.filter((match) => !gone.has(match)) };
  });
}

function piecesOf(chunks: readonly SampleData[]): SampleData[][] {
  const seasons = grouped(chunks, ({ matches }) => matches[0]?.season ?? '');
  if (seasons.length >= FEWEST) return seasons;
  const count = Math.min(PIECES, chunks.length);
  return Array.from({ length: count }, (_, piece) => chunks.filter((_, at) => at % count === piece));
}

/** Standard errors of figures from the same figures without one piece each (the jackknife: Efron, Annals of Statistics 7, 1979). */
export function jackknifeErrors(figures: readonly (readonly number[])[]): number[] {
  const count = figures.length;
  const first = figures[0] ?? [];
  return first.map((_, at) => {
    const values = figures.map((row) => row[at] ?? Number.NaN);
    const mean = values.reduce((sum, value) => sum + value, 0) / count;
    return Math.sqrt(((count - 1) / count) * values.reduce((sum, value) => sum + (value - mean) ** 2, 0));
  });
}
