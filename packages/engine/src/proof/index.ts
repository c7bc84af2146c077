/** Results that can't be chosen: sealed sheets, signed roots, public randomness, and the proof of a match. */
export {
  type Beacon,
  type BeaconRound,
  firstRoundFrom,
  isBeaconRound,
  QUICKNET,
  ROUND_LEAD,
  roundForRoot,
  roundTime,
} from './beacon.ts';
export { checkDraw, type DrawReport } from './check-draw.ts';
export { checkProof, type ProofReport } from './check-proof.ts';
export { checkRewards, type RewardReport } from './check-rewards.ts';
export {
  PROOF_CHECKS,
  PROOF_ERRORS,
  type ProofCheck,
  type ProofCheckName,
  type ProofErrorCode,
  proofSentence,
} from './checks.ts';
export { DRAW_CHECKS, DRAW_ERRORS, type DrawCheck, drawSentence } from './draw-checks.ts';
export {
  type DrawOutcome,
  drawLeaf,
  drawOutcome,
  drawSeed,
  type RevealedDraw,
  type SealedDraw,
} from './draw-seed.ts';
export { chainSeed, earlierLink, hashChain, isNextLink } from './hash-chain.ts';
export type { MatchProof, RootPlace, SealedReplay, SeenRoot } from './match-proof.ts';
export {
  isMatchSecret,
  matchLeaf,
  SECRET_SOURCES,
  type SealedMatch,
  type SecretSource,
  sealedSeed,
  secretCommitment,
} from './match-seed.ts';
export { type Leaves, merklePath, merkleRoot, rootFromPath } from './merkle-tree.ts';
export { nextRoot, type RootSource } from './next-root.ts';
export { reducedSheetDigest, type SealedPart, type SheetSeal, sheetSeal, shownSeal } from './reduced-sheet.ts';
export { REWARD_CHECKS, REWARD_ERRORS, type RewardCheck, rewardSentence } from './reward-checks.ts';
export type {
  OwnRewardKey,
  RevealedReward,
  RevealedRewards,
  RewardChainHead,
  RewardWitness,
  SeenLink,
} from './reward-proof.ts';
export type { ProofOptions } from './root-checks.ts';
export {
  followsRoot,
  isSignedRoot,
  publicKeyOf,
  type RootRecord,
  rootHash,
  type SignedRoot,
  signRoot,
} from './signed-root.ts';
export { type MatchVerification, type PlayingEngine, verifyMatch } from './verify-match.ts';
