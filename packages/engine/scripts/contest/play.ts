/** Matches between two ways to play, dealt out in pieces. */
import type { Pool } from '../parallel/pool.ts';
import type { Progress } from '../parallel/progress.ts';
import type { Contest, ContestResult } from './worker.ts';

export type ContestPool = Pool<Contest, ContestResult[]>;

/** Matches a piece: both threads end together, and progress is reported often. */
const PIECE = 20;

/** The matches of each contest, in the order of the contests. */
export async function playContests(
  pool: ContestPool,
  contests: readonly Contest[],
  progress: Progress,
): Promise<ContestResult[][]> {
  const pieces = contests.flatMap((contest, at) =>
    Array.from({ length: Math.ceil(contest.count / PIECE) }, (_, piece) => {
      const from = contest.from + piece * PIECE;
      return { at, job: { ...contest, from, count: Math.min(PIECE, contest.from + contest.count - from) } };
    }),
  );
  const answers = await pool.run(
    pieces.map(({ job }) => job),
    (_, played) => progress.add(played.length),
  );
  const played: ContestResult[][] = contests.map(() => []);
  for (const [n, { at }] of pieces.entries()) played[at]?.push(...(answers[n] ?? []));
  return played;
}
