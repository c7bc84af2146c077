import type { MatchView, Replay } from '@mundo-manager/contract/client';
import type { RevealedMatch, VerificationErrorCode, verifyReplay } from '@mundo-manager/engine/verification';
import type { Ruleset } from '@mundo-manager/rules/ruleset';

/** Why a match could not be confirmed: what does not hold, or why nothing could be checked. */
export type VerificationFailure =
  | VerificationErrorCode
  | 'verification/other-score'
  | 'verification/no-engine'
  | 'verification/not-run';

/** What came of a verification. */
export type Verdict =
  | {
      readonly ok: true;
      readonly score: string;
      /** Whether orders that never acted were left out of a sheet. */
      readonly hidesOrders: boolean;
    }
  | { readonly ok: false; readonly code: VerificationFailure; readonly claimed: string; readonly found: string };

/** What is to be verified: what the server reveals of the match, with the seal that it published before and the score that it shows. */
export interface Claim {
  readonly revealed: RevealedMatch;
  readonly score: string;
}

/** The engine of a replay’s version, as far as it is asked here. */
export interface VerifyingEngine {
  readonly verifyReplay: typeof verifyReplay;
}

export function claimOf(match: MatchView, replay: Replay): Claim {
  const { secret, matchId, input, sheetDigests, knockout, engineVersion, rulesetHash, digest } = replay;
  const { commitment, home, away } = match;
  return {
    revealed: { secret, commitment, matchId, input, sheetDigests, knockout, engineVersion, rulesetHash, digest },
    score: scoreText(home.score, away.score),
  };
}

/** Simulates the match again and compares secret, seal, course and score. R-STT-10, R-VER-3 */
export function verdictOf(engine: VerifyingEngine, { revealed, score }: Claim, ruleset: Ruleset): Verdict {
  const verified = engine.verifyReplay(revealed, ruleset);
  if (!verified.ok) return { ok: false, code: verified.error.code, ...verified.error.facts };
  const { home, away } = verified.value.score;
  const found = scoreText(home, away);
  const { home: ofHome = null, away: ofAway = null } = revealed.sheetDigests ?? {};
  const hidesOrders = ofHome !== null || ofAway !== null;
  return found === score
    ? { ok: true, score, hidesOrders }
    : { ok: false, code: 'verification/other-score', claimed: score, found };
}

/** Held together: a score does not break over two lines. */
function scoreText(home: number, away: number): string {
  return `${home}\u00a0×\u00a0${away}`;
}
