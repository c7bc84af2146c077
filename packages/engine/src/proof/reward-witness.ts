/** Compares a chain of rewards with what a witness has kept of it. R-PRF-13 */
import { canonicalJson } from '../digests/canonical-json.ts';
import { earlierLink } from './hash-chain.ts';
import type { RewardCheck, RewardErrorCode } from './reward-checks.ts';
import type { OwnRewardKey, RevealedReward, RevealedRewards, RewardWitness, SeenLink } from './reward-proof.ts';

/** Whether the witness saw the same chain, and before the draws; another head, link, key or answer gives the server away. */
export function rewardWitnessCheck(revealed: RevealedRewards, witness: RewardWitness): RewardCheck {
  const seen = witness.seen.filter(({ clubId }) => clubId === revealed.clubId);
  const keys = witness.keys.filter(({ clubId }) => clubId === revealed.clubId);
  for (const each of seen) {
    const fault = faultOf(each, revealed);
    if (fault !== null) return fault;
  }
  for (const each of keys) {
    const fault = keyFault(each, revealed);
    if (fault !== null) return fault;
  }
  if (seen.length === 0) return { ok: true, says: 'rewardsUnwitnessed' };
  const isCovered = (draw: RevealedReward) =>
    keys.some(({ key, chain, position }) => key === draw.key && isBefore({ chain, position }, draw));
  const isWitness = revealed.draws.length > 0 && revealed.draws.every(isCovered);
  return { ok: true, says: isWitness ? 'rewardsWitnessed' : 'rewardsSeen' };
}

/** Why a link that was seen contradicts the chain; null if it does not, or where its chain is no longer shown. */
function faultOf(
  { chain, position, link }: SeenLink,
  { number, used, chains, draws }: RevealedRewards,
): RewardCheck | null {
  if (chain > number || (chain === number && position > used))
    return failed('reward/taken-back', `${number}.${used}`, `${chain}.${position}`);
  const head = chains.find((each) => each.number === chain)?.head;
  if (head === undefined) return null;
  const draw = draws.find((each) => each.chain === chain && each.position === position);
  const claimed = position === 0 ? head : (draw?.link ?? null);
  if (claimed !== null && claimed !== link) return failed('reward/other-link', claimed, link);
  const found = earlierLink(link, position);
  return found === head ? null : failed('reward/other-link', head, found);
}

/** Why a key that was sent contradicts the chain; null if it does not, or where the draws of its time are no longer shown. */
function keyFault({ key, chain, position, reward }: OwnRewardKey, { draws }: RevealedRewards): RewardCheck | null {
  const draw = draws.find((each) => each.key === key);
  const oldest = draws.at(-1);
  if (draw === undefined) {
    const isShown = oldest === undefined || !isBefore({ chain, position: position + 1 }, oldest);
    return isShown ? failed('reward/other-key', '', key) : null;
  }
  if (draw.reward === null) return null;
  const [claimed, found] = [canonicalJson({ ...draw.reward }), canonicalJson({ ...reward })];
  return claimed === found ? null : failed('reward/other-answer', claimed, found);
}

type Place = Pick<RevealedReward, 'chain' | 'position'>;

function isBefore(place: Place, other: Place): boolean {
  return place.chain < other.chain || (place.chain === other.chain && place.position < other.position);
}

function failed(code: RewardErrorCode, claimed = '', found = ''): RewardCheck {
  return { ok: false, code, claimed, found };
}
