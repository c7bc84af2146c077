/** Points shares of ways to play against others, with equal players on both sides and each pair once at home and once away. */
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
export const AGAIN = 4;

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

/** The share of each pairing's own side over `matches`; suspects over four times as many, all of them fresh. */
export async function sharesOf(league: League, pairings: readonly Pairing[], matches: number): Promise<Share[]> {
  const first = await rounds(league, pairings, { label: 'dominance', from: 0, count: matches });
  const shares = pairings.map(({ name }, at) => shareOf(name, first[at] ?? []));
  return askAgain(shares, async (suspects) => {
    const accused = pairings.filter(({ name }) => suspects.includes(name));
    const again = await rounds(league, accused, { label: 'dominance', from: matches, count: AGAIN * matches });
    return accused.map(({ name }, at) => shareOf(name, again[at] ?? []));
  });
}

/** The shares, but for those that come near the limit: for them what fresh matches say. */
export async function askAgain(
  shares: readonly Share[],
  playAgain: (suspects: readonly string[]) => Promise<readonly Share[]>,
): Promise<Share[]> {
  const suspects = shares.filter(({ value }) => value > SUSPECT).map(({ name }) => name);
  const again = suspects.length === 0 ? [] : await playAgain(suspects);
  return shares.map((share) => again.find(({ name }) => name === share.name) ?? share);
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
