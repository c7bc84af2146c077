/** Points shares of ways to play against others, with equal players on both sides and each pair once at home and once away. */
import { sum } from '../calibration/statistics.ts';
import { type Estimate, pointsShare } from '../contest/estimate.ts';
import { type ContestPool, playContests } from '../contest/play.ts';
import type { Contest, Played } from '../contest/worker.ts';
import type { Progress } from '../parallel/progress.ts';

export interface Share extends Estimate {
  readonly name: string;
  readonly matches: number;
}

/** What nothing may exceed: points over the points of both sides. */
export const LIMIT = 0.56;

/** Whoever comes near the limit plays more matches before anything is said. */
const SUSPECT = 0.54;
/** Four times as many, and sixteen times where that is still so, in multiples of the first matches. */
const AGAIN = [4, 16] as const;
/** All that may be played, in the same multiples. */
export const AT_MOST = 1 + sum(AGAIN);

/** One way to play against another. */
export interface Pairing {
  readonly name: string;
  readonly own: readonly string[];
  readonly rival: readonly string[];
  /** Default 'same'. */
  readonly squads?: Contest['squads'];
}

export interface League {
  readonly pool: ContestPool;
  readonly progress: Progress;
}

/** The share of each pairing's own side over `matches`; of suspects over more, all of them fresh. */
export async function sharesOf(league: League, pairings: readonly Pairing[], matches: number): Promise<Share[]> {
  const first = await rounds(league, pairings, { label: 'dominance', from: 0, count: matches });
  const shares = pairings.map(({ name }, at) => shareOf(name, first[at] ?? []));
  return askAgain(shares, matches, async (suspects, which) => {
    const accused = pairings.filter(({ name }) => suspects.includes(name));
    const again = await rounds(league, accused, { label: 'dominance', ...which });
    return accused.map(({ name }, at) => shareOf(name, again[at] ?? []));
  });
}

/** The shares over the first `matches`, but for those that come near the limit: for them what the last of their fresh matches say. */
export async function askAgain(
  shares: readonly Share[],
  matches: number,
  playAgain: (suspects: readonly string[], which: Pick<Draw, 'from' | 'count'>) => Promise<readonly Share[]>,
): Promise<Share[]> {
  let known = [...shares];
  let from = matches;
  for (const times of AGAIN) {
    const suspects = known.filter(({ value }) => value > SUSPECT).map(({ name }) => name);
    if (suspects.length === 0) break;
    const count = times * matches;
    const again = await playAgain(suspects, { from, count });
    known = known.map((share) => again.find(({ name }) => name === share.name) ?? share);
    from += count;
  }
  return known;
}

/** Which matches are played: `count` for each pairing, from the one numbered `from`. */
export interface Draw {
  readonly label: string;
  readonly from: number;
  readonly count: number;
  /** By how much the numbers of each pairing are higher than those of the one before. Default 0: all have the same squads. */
  readonly apart?: number;
}

/** The matches of each pairing. */
export function rounds(
  { pool, progress }: League,
  pairings: readonly Pairing[],
  { label, from, count, apart = 0 }: Draw,
): Promise<Played[][]> {
  progress.expect(pairings.length * count);
  const contests = pairings.map(
    ({ own, rival, squads = 'same' }, at): Contest => ({ own, rival, squads, label, from: from + at * apart, count }),
  );
  return playContests(pool, contests, progress);
}

export function shareOf(name: string, played: readonly Played[]): Share {
  return { name, matches: played.length, ...pointsShare(played) };
}
