/** Checks fusions and daily items offline: the links, each reward drawn again, and what a witness has kept. R-PRF-13 */
import { fuse } from '@mundo-manager/rules/boosters';
import { createRandom } from '@mundo-manager/rules/core';
import { drawDailyItem, type Reward } from '@mundo-manager/rules/daily-rewards';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { canonicalJson } from '../digests/canonical-json.ts';
import { rulesetHash } from '../digests/digests.ts';
import { isHex } from '../digests/hashing.ts';
import { misshapen } from '../input/input-shape.ts';
import { chainSeed, earlierLink } from './hash-chain.ts';
import type { RewardCheck, RewardErrorCode } from './reward-checks.ts';
import type { RevealedReward, RevealedRewards, RewardWitness } from './reward-proof.ts';
import { rewardWitnessCheck } from './reward-witness.ts';

/** What the chain of a club comes to: its checks up to the first that fails. */
export interface RewardReport {
  readonly ok: boolean;
  readonly checks: readonly RewardCheck[];
}

const HEAD = { number: 0, head: '', length: 0 };
const DRAW = { chain: 0, position: 0, kind: '', link: '', key: '', date: 0, spent: [0] };
const REVEALED = { ...HEAD, clubId: '', used: 0, chains: [HEAD], draws: [DRAW] };
/** No chain is longer, so that a forged length costs no hours. */
const LONGEST = 100_000;

/** Checks the chain of a club with its draws. `rulesets` are those that it may have been drawn by. R-PRF-13 */
export function checkRewards(
  revealed: RevealedRewards,
  rulesets: readonly Ruleset[],
  witness: RewardWitness = { seen: [], keys: [] },
): RewardReport {
  const checks: RewardCheck[] = [];
  for (const check of checksOf(revealed, rulesets, witness)) {
    checks.push(check);
    if (!check.ok) return { ok: false, checks };
  }
  return { ok: true, checks };
}

function* checksOf(
  revealed: RevealedRewards,
  rulesets: readonly Ruleset[],
  witness: RewardWitness,
): Generator<RewardCheck> {
  const field = shapeFault(revealed);
  if (field !== null) return yield failed('reward/bad-shape', '', field);
  const { draws } = revealed;
  if (draws.length === 0) yield { ok: true, says: 'noRewards' };
  else yield linksCheck(revealed);
  if (draws.some(({ reward }) => reward === null)) yield { ok: true, says: 'unkeptRewards' };
  if (draws.some(({ reward }) => reward !== null)) yield rewardsCheck(draws, rulesets);
  yield rewardWitnessCheck(revealed, witness);
}

/** Each link leads to its head, the positions follow each other down from the newest, and no key comes twice. */
function linksCheck({ number, used, chains, draws }: RevealedRewards): RewardCheck {
  let next = { chain: number, position: used };
  const keys = new Set<string>();
  for (const { chain, position, link, key } of draws) {
    const head = chains.find((each) => each.number === chain);
    if (head === undefined) return failed('reward/no-chain', String(chain));
    // A chain that is used up ends with its last link; the next one begins behind it.
    if (next.position === 0) next = { chain: next.chain - 1, position: head.length };
    if (chain !== next.chain || position !== next.position)
      return failed('reward/left-out', `${chain}.${position}`, `${next.chain}.${next.position}`);
    const found = earlierLink(link, position);
    if (found !== head.head) return failed('reward/other-head', head.head, found);
    if (keys.has(key)) return failed('reward/key-twice', key);
    keys.add(key);
    next = { chain, position: position - 1 };
  }
  return { ok: true, says: 'links' };
}

function rewardsCheck(draws: readonly RevealedReward[], rulesets: readonly Ruleset[]): RewardCheck {
  const known = new Map(rulesets.map((ruleset) => [rulesetHash(ruleset), ruleset]));
  for (const draw of draws) {
    if (draw.reward === null) continue;
    const ruleset = known.get(draw.rulesetHash ?? '');
    if (ruleset === undefined) return failed('reward/other-ruleset', draw.rulesetHash ?? '');
    const again = drawnAgain(draw, ruleset);
    if (again === null) return failed('reward/bad-draw', draw.spent.join(', '));
    const [claimed, found] = [canonicalJson({ ...draw.reward }), canonicalJson({ ...again })];
    if (claimed !== found) return failed('reward/other-reward', claimed, found);
  }
  return { ok: true, says: 'rewards' };
}

/** The reward of a link and a key by the rules; null if they refuse. */
function drawnAgain({ kind, link, key, spent }: RevealedReward, ruleset: Ruleset): Reward | null {
  const random = createRandom(chainSeed(link, key));
  if (kind === 'dailyItem') return drawDailyItem(random, ruleset);
  const fused = fuse(spent, random, ruleset);
  return fused.ok ? { type: 'playerBooster', value: fused.value.boosterId } : null;
}

/** The field that is missing or of the wrong kind; null if all is there. */
function shapeFault(revealed: RevealedRewards): string | null {
  const field = misshapen(revealed, REVEALED, 'rewards');
  if (field !== null) return field;
  const { used, length, chains, draws } = revealed;
  const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0 && value <= LONGEST;
  if (![used, length, ...chains.map((chain) => chain.length)].every(isCount)) return 'rewards.length';
  if (![revealed, ...chains].every(({ head }) => isHex(head, 32))) return 'rewards.chains';
  const isDraw = ({ kind, link, position }: RevealedReward) =>
    ['fusion', 'dailyItem'].includes(kind) && isHex(link, 32) && isCount(position) && position > 0;
  return draws.every(isDraw) ? null : 'rewards.draws';
}

function failed(code: RewardErrorCode, claimed = '', found = ''): RewardCheck {
  return { ok: false, code, claimed, found };
}
