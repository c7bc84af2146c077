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
const AGAIN = 4;

/** One way to play against another. */
export interface Pairing {
  readonly name: string;
  readonly own: readonly string[];
  readonly rival: readonly string[];
}

export interface League {
  readonly pool: ContestPool;
  readonly progress: Progress;
}

/** The share of each pairing's own side over `matches`; suspects over four times as many, all of them fresh. */
export async function sharesOf(league: League, pairings: readonly Pairing[], matches: number): Promise<Share[]> {
  const first = await rounds(league, pairings, { label: 'dominance', from: 0, count: matches });
  const shares = pairings.map(({ name }, at) => shareOf(name, first[at] ?? []));
  const suspects = pairings.filter((_, at) => (shares[at]?.value ?? 0) > SUSPECT);
  const again = await rounds(league, suspects, { label: 'dominance', from: matches, count: AGAIN * matches });
  return shares.map((share) => {
    const at = suspects.findIndex(({ name }) => name === share.name);
    return at < 0 ? share : shareOf(share.name, again[at] ?? []);
  });
}

/** The matches of each pairing. */
export function rounds(
  { pool, progress }: League,
  pairings: readonly Pairing[],
  { label, from, count }: { readonly label: string; readonly from: number; readonly count: number },
): Promise<Played[][]> {
  progress.expect(pairings.length * count);
  const contests = pairings.map(({ own, rival }): Contest => ({ own, rival, equal: true, label, from, count }));
  return playContests(pool, contests, progress);
}

export function shareOf(name: string, played: readonly Played[]): Share {
  return { name, matches: played.length, ...pointsShare(played) };
}
