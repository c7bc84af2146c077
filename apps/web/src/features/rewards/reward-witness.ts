/** What this browser has seen of chains of rewards, and which keys it chose afterwards: it is a witness of the draws. R-PRF-15 */
import type { OwnRewardKey, RevealedRewards, RewardWitness, SeenLink } from '@mundo-manager/engine/proof';
import { thisBrowser } from '../../ui/browser/browser-storage.ts';

const KEY = 'mm-seen-rewards';
/** Links of all clubs, and keys of all clubs; a fifth of a kilobyte each. */
const MOST = 200;

/** What this browser has kept. */
export function rewardWitness(): RewardWitness {
  try {
    const { seen, keys } = JSON.parse(thisBrowser.read(KEY) ?? '{}') as Partial<RewardWitness>;
    return { seen: Array.isArray(seen) ? seen : [], keys: Array.isArray(keys) ? keys : [] };
  } catch {
    return { seen: [], keys: [] };
  }
}

/** Keeps the head of the chain in use and the newest link, each at its first sight: a later one in the same place contradicts it. */
export function keepLinks({ clubId, number, head, draws }: RevealedRewards, seenAt: number): void {
  const { seen, keys } = rewardWitness();
  const shown: SeenLink[] = [{ clubId, chain: number, position: 0, link: head, seenAt }];
  const [newest] = draws;
  if (newest !== undefined) {
    const { chain, position, link } = newest;
    shown.push({ clubId, chain, position, link, seenAt });
  }
  const isKnown = (link: SeenLink) =>
    seen.some((each) => each.clubId === clubId && each.chain === link.chain && each.position === link.position);
  keep({ seen: [...seen, ...shown.filter((link) => !isKnown(link))], keys });
}

/** Keeps a key with what was answered. */
export function keepKey(own: OwnRewardKey): void {
  const { seen, keys } = rewardWitness();
  keep({ seen, keys: [...keys, own] });
}

function keep({ seen, keys }: RewardWitness): void {
  thisBrowser.write(KEY, JSON.stringify({ seen: seen.slice(-MOST), keys: keys.slice(-MOST) }));
}
