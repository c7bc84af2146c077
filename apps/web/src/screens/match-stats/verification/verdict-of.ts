/** Checks a claim. Only the worker loads this: the curves of the proof weigh more than the page. */
import { type PlayingEngine, type SealedReplay, verifyMatch } from '@mundo-manager/engine/proof';
import type { RevealedMatch, verifyReplay } from '@mundo-manager/engine/verification';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { type Claim, type PlainVerdict, type SealedVerdict, unbrokenScore, type Verdict } from './verdict.ts';

/** The engine of a replay’s version, as far as it is asked here. */
export interface VerifyingEngine extends PlayingEngine {
  readonly verifyReplay: typeof verifyReplay;
}

/** Simulates the match again and compares secret, seal, course and score. R-STT-10, R-VER-3, R-PRF-6 */
export function verdictOf(engine: VerifyingEngine, claim: Claim, ruleset: Ruleset): Verdict {
  const { revealed } = claim;
  return 'proof' in revealed
    ? sealedVerdict(engine, revealed, claim, ruleset)
    : plainVerdict(engine, revealed, claim.score, ruleset);
}

function sealedVerdict(
  engine: VerifyingEngine,
  revealed: SealedReplay,
  { score, seen }: Claim,
  ruleset: Ruleset,
): Verdict {
  const { ok, checks, score: played } = verifyMatch(revealed, engine, ruleset, { seen });
  const found = played === null ? null : unbrokenScore(played.home, played.away);
  if (found !== null && found !== score) return otherScore(score, found);
  return { ok, checks, score: found } satisfies SealedVerdict;
}

function plainVerdict(engine: VerifyingEngine, revealed: RevealedMatch, score: string, ruleset: Ruleset): PlainVerdict {
  const verified = engine.verifyReplay(revealed, ruleset);
  if (!verified.ok) return { ok: false, code: verified.error.code, ...verified.error.facts };
  const { home, away } = verified.value.score;
  const found = unbrokenScore(home, away);
  const { home: ofHome = null, away: ofAway = null } = revealed.sheetDigests ?? {};
  return found === score
    ? { ok: true, score, hidesOrders: ofHome !== null || ofAway !== null }
    : otherScore(score, found);
}

function otherScore(claimed: string, found: string): PlainVerdict {
  return { ok: false, code: 'verification/other-score', claimed, found };
}
