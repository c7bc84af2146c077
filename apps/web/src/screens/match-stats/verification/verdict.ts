import type { MatchView, Replay } from '@mundo-manager/contract/client';
import type { ProofCheck, SealedReplay, SeenRoot } from '@mundo-manager/engine/proof';
import type { RevealedMatch, VerificationErrorCode } from '@mundo-manager/engine/verification';

/** Why a match could not be confirmed: what does not hold, or why nothing could be checked. */
export type VerificationFailure =
  | VerificationErrorCode
  | 'verification/other-score'
  | 'verification/no-engine'
  | 'verification/not-run';

/** What came of a verification that has one sentence alone: an older proof, or one that could not be checked. */
export type PlainVerdict =
  | {
      readonly ok: true;
      readonly score: string;
      /** Whether orders that never acted were left out of a sheet. */
      readonly hidesOrders: boolean;
    }
  | { readonly ok: false; readonly code: VerificationFailure; readonly claimed: string; readonly found: string };

/** What came of the proof of a sealed match, check by check. */
export interface SealedVerdict {
  readonly ok: boolean;
  readonly checks: readonly ProofCheck[];
  /** As the match ended when it was simulated again; null if a check failed before. */
  readonly score: string | null;
}

export type Verdict = PlainVerdict | SealedVerdict;

/** What is to be verified: what the server reveals of the match, with the seal that it published before and the score that it shows. */
export interface Claim {
  readonly revealed: RevealedMatch | SealedReplay;
  readonly score: string;
  /** Roots that this browser has received live. */
  readonly seen: readonly SeenRoot[];
}

/** The claim of a finished match; `seen` are the roots that this browser has kept. */
export function claimOf(match: MatchView, replay: Replay, seen: readonly SeenRoot[]): Claim {
  const { secret, matchId, input, sheetDigests, knockout, engineVersion, rulesetHash, digest, proof } = replay;
  const { commitment, home, away } = match;
  const shown = { secret, commitment, matchId, input, knockout, engineVersion, rulesetHash, digest };
  return {
    revealed: proof === null ? { ...shown, sheetDigests } : { ...shown, proof },
    score: unbrokenScore(home.score, away.score),
    seen,
  };
}

/** Held together: a score does not break over two lines. */
export function unbrokenScore(home: number, away: number): string {
  return `${home}\u00a0×\u00a0${away}`;
}
