/** What a server reveals of the fusions and daily items of a club, and what an observer has kept of them. R-PRF-13 */
import type { Reward } from '@mundo-manager/rules/daily-rewards';

/** The published head of a chain, to which its first link hashes. */
export interface RewardChainHead {
  /** From 1 on; a used-up chain is followed by the next. */
  readonly number: number;
  readonly head: string;
  /** Draws that it is good for. */
  readonly length: number;
}

/** One fusion or daily item. */
export interface RevealedReward {
  readonly chain: number;
  /** From 1 on. */
  readonly position: number;
  readonly kind: 'fusion' | 'dailyItem';
  /** Hashed as often as its position says, it is the head of its chain. */
  readonly link: string;
  /** Idempotency-Key of the command. */
  readonly key: string;
  /** Moment of the game. */
  readonly date: number;
  /** Ids of the boosters that a fusion took. */
  readonly spent: readonly number[];
  /** Null of a draw that an older server kept without it. */
  readonly reward: Reward | null;
  /** The rule set that it was drawn by; null if the reward is. */
  readonly rulesetHash: string | null;
}

/** The chain of a club with its newest draws. */
export interface RevealedRewards extends RewardChainHead {
  readonly clubId: string;
  readonly used: number;
  /** Heads of the chains of the draws, and of the chain that is in use. */
  readonly chains: readonly RewardChainHead[];
  /** The newest first, at most a hundred. */
  readonly draws: readonly RevealedReward[];
}

/** A link, or at position 0 a head, as a witness saw it. */
export interface SeenLink {
  readonly clubId: string;
  readonly chain: number;
  readonly position: number;
  readonly link: string;
  /** Real time in milliseconds. */
  readonly seenAt: number;
}

/** A key that the witness chose once it had seen a position, and what was answered. */
export interface OwnRewardKey {
  readonly clubId: string;
  readonly key: string;
  readonly chain: number;
  readonly position: number;
  readonly reward: Reward;
}

/** What an observer has kept. */
export interface RewardWitness {
  readonly seen: readonly SeenLink[];
  readonly keys: readonly OwnRewardKey[];
}
