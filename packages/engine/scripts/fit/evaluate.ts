/** How far the rows of real football are outside their bands with some constants. */
import { judgeSample } from '../calibration/judge.ts';
import { ROWS } from '../calibration/rows/index.ts';
import type { SampleData } from '../calibration/sample-data.ts';
import { SAMPLES, type SampleName } from '../calibration/samples.ts';
import type { Constants } from '../parallel/constants.ts';
import type { Pool } from '../parallel/pool.ts';
import type { ArrangementName } from '../places/arrangements.ts';
import type { Arranged } from '../places/places-job.ts';
import { concededRow, goalsAgainstRow, type PlacesRow, rowShare, SHARE_LIMITS, shareRow } from '../places/rows.ts';
import { type BandedFigure, rowLoss } from './loss.ts';
import type { FitAnswer, FitJob } from './worker.ts';

/** Shares of an evaluation's matches: each sample, and all arrangements together. */
const SAMPLE_SHARES: Readonly<Record<SampleName, number>> = { L: 0.45, E: 0.1, V: 0.1, P: 0.1 };
const KEEPERS: readonly ArrangementName[] = ['keeper at 5', 'keeper at 40', 'keeper at 60', 'keeper at 80'];
const ARRANGED: readonly ArrangementName[] = [...SHARE_LIMITS.map(([name]) => name), ...KEEPERS];
/** Small enough that the standard errors of small samples have several pieces. */
const CHUNK = 6;

interface RowLoss {
  readonly name: string;
  readonly loss: number;
}

export interface Evaluation {
  readonly loss: number;
  readonly rows: readonly RowLoss[];
}

/** The evaluations of several sets of constants, all in the same matches. */
export async function evaluateAll(
  pool: Pool<FitJob, FitAnswer>,
  candidates: readonly Constants[],
  seed: number,
  matches: number,
): Promise<Evaluation[]> {
  const plays = playsOf(seed, matches);
  const jobs = candidates.flatMap((constants) => plays.map((play): FitJob => ({ constants, play })));
  const answers = await pool.run(jobs);
  return candidates.map((_, at) => evaluation(plays, answers.slice(at * plays.length, (at + 1) * plays.length)));
}

/** The matches of one evaluation, in pieces. */
export function playsOf(seed: number, matches: number): FitJob['play'][] {
  const chunks = (count: number) =>
    Array.from({ length: Math.max(1, Math.round(count / CHUNK)) }, (_, chunk) => ({
      from: chunk * CHUNK,
      count: CHUNK,
    }));
  const ofSamples = SAMPLES.flatMap((sample) =>
    chunks(matches * SAMPLE_SHARES[sample]).map((piece) => ({ kind: 'sample', sample, seed, ...piece }) as const),
  );
  const left = matches - ofSamples.length * CHUNK;
  const each = Math.max(2, 2 * Math.round(left / ARRANGED.length / 2));
  const ofPlaces = ARRANGED.map(
    (own) => ({ kind: 'places', category: 'Várzea', own, rival: 'plain', seed, from: 0, count: each }) as const,
  );
  return [...ofSamples, ...ofPlaces];
}

function evaluation(plays: readonly FitJob['play'][], answers: readonly FitAnswer[]): Evaluation {
  const samples = new Map<SampleName, SampleData[]>();
  const arranged = new Map<ArrangementName, readonly Arranged[]>();
  for (const [at, play] of plays.entries()) {
    const answer = answers[at];
    if (answer === undefined) continue;
    if (play.kind === 'places') arranged.set(play.own, answer as readonly Arranged[]);
    else samples.set(play.sample, [...(samples.get(play.sample) ?? []), answer as SampleData]);
  }
  const ofSamples = [...samples].flatMap(([sample, chunks]) =>
    judgeSample(ROWS, sample, chunks).map(({ row, figures }) => ({
      name: `${sample} ${row.name}`,
      figures: figures.map(({ ours, error, band: [low, high] }): BandedFigure => ({ ours, error, low, high })),
    })),
  );
  const ofPlaces = placesRows(arranged).map((row) => ({ name: row.name, figures: [row] }));
  const rows = [...ofSamples, ...ofPlaces]
    .map(({ name, figures }) => ({ name, loss: rowLoss(figures) }))
    .filter(({ loss }) => !Number.isNaN(loss));
  return { loss: rows.reduce((sum, row) => sum + row.loss, 0), rows };
}

function placesRows(arranged: ReadonlyMap<ArrangementName, readonly Arranged[]>): PlacesRow[] {
  const of = (name: ArrangementName) => arranged.get(name) ?? [];
  const shares = SHARE_LIMITS.map(([name, most]) => shareRow(name, of(name), most));
  return [
    ...shares,
    { name: 'keeper at 5: share of the points %', ...rowShare(of('keeper at 5')), low: 0, high: 22 },
    goalsAgainstRow('keeper at 5', of('keeper at 5'), 3),
    concededRow('keeper at 80', of('keeper at 80'), of('keeper at 60'), [-22, -12]),
    concededRow('keeper at 40', of('keeper at 40'), of('keeper at 60'), [15, 35]),
  ];
}
