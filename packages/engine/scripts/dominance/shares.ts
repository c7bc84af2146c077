/** Points shares of ways to play against others, with equal players on both sides and each pair once at home and once away. */
import { type Estimate, pointsShare } from '../contest/estimate.ts';
import { type ContestPool, playContests } from '../contest/play.ts';
import type { Contest, ContestResult } from '../contest/worker.ts';
import type { Progress } from '../parallel/progress.ts';

export interface Share extends Estimate {
  readonly name: string;
  readonly matches: number;
}

/**
 * Points over the points of both sides: what nothing may exceed, what no formation may stay below, and what no line-up may exceed whose mean rating in its
 * places is at least `clearlyWorse` points below the best one's.
 */
export const LIMITS = { most: 0.54, least: 0.44, worseLineUp: 0.47, clearlyWorse: 2 } as const;
/** The best of a search are played again with squads that it has not seen: those matches count, because it picks what was lucky, too. */
export const REPLAYED = 10;

/** One way to play against another. */
export interface StylePairing {
  readonly name: string;
  readonly own: readonly string[];
  readonly rival: readonly string[];
  /** Default 'same'. */
  readonly squads?: Contest['squads'];
}

export interface ContestRun {
  readonly pool: ContestPool;
  readonly progress: Progress;
}

/** The share of each pairing's own side over `matches`; of the ten best over `replay` fresh matches. */
export async function sharesOf(
  league: ContestRun,
  pairings: readonly StylePairing[],
  matches: number,
  replay: number,
): Promise<Share[]> {
  const first = await rounds(league, pairings, { label: 'dominance', from: 0, count: matches });
  const shares = pairings.map(({ name }, at) => shareOf(name, first[at] ?? []));
  const best = bestOf(shares);
  const again = pairings.filter(({ name }) => best.includes(name));
  const fresh = await rounds(league, again, { label: 'dominance', from: matches, count: replay });
  const replayed = new Map(again.map(({ name }, at) => [name, shareOf(name, fresh[at] ?? [])]));
  return shares.map((share) => replayed.get(share.name) ?? share);
}

/** Names of the ten with the highest share. */
export function bestOf(shares: readonly Share[]): string[] {
  return shares
    .toSorted((a, b) => b.value - a.value)
    .slice(0, REPLAYED)
    .map(({ name }) => name);
}

/** Which matches are played: `count` for each pairing, from the one numbered `from`. */
export interface MatchRange {
  readonly label: string;
  readonly from: number;
  readonly count: number;
  /** By how much the numbers of each pairing are higher than those of the one before. Default 0: all have the same squads. */
  readonly apart?: number;
}

/** The matches of each pairing. */
export function rounds(
  { pool, progress }: ContestRun,
  pairings: readonly StylePairing[],
  { label, from, count, apart = 0 }: MatchRange,
): Promise<ContestResult[][]> {
  progress.expect(pairings.length * count);
  const contests = pairings.map(
    ({ own, rival, squads = 'same' }, at): Contest => ({ own, rival, squads, label, from: from + at * apart, count }),
  );
  return playContests(pool, contests, progress);
}

export function shareOf(name: string, played: readonly Pick<ContestResult, 'points' | 'rivalPoints'>[]): Share {
  return { name, matches: played.length, ...pointsShare(played) };
}
