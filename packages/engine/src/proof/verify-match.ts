/** The whole of a verification: the proof, then the match simulated again. R-PRF-6 */
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { rulesetHash } from '../digests/digests.ts';
import { validateInput } from '../input/validate-input.ts';
import type { MatchResult, simulate } from '../output/simulate.ts';
import { checkProof } from './check-proof.ts';
import type { ProofCheck, ProofErrorCode } from './checks.ts';
import type { SealedReplay } from './match-proof.ts';
import type { ProofOptions } from './root-checks.ts';

/** The engine of the match's version: the package itself, or a bundle. */
export interface PlayingEngine {
  readonly ENGINE_VERSION: number;
  readonly simulate: (...given: Parameters<typeof simulate>) => Pick<MatchResult, 'digest' | 'score'>;
}

/** What a verification came to. */
export interface MatchVerification {
  readonly ok: boolean;
  /** The checks up to the first that fails. */
  readonly checks: readonly ProofCheck[];
  /** As the match ended when it was simulated again; null if a check failed. */
  readonly score: MatchResult['score'] | null;
}

/** Checks the proof of a match and plays it again by that engine and rule set. R-PRF-6 */
export function verifyMatch(
  replay: SealedReplay,
  engine: PlayingEngine,
  ruleset: Ruleset,
  options: ProofOptions = {},
): MatchVerification {
  const { checks, seed } = checkProof(replay, options);
  if (seed === null) return { ok: false, checks, score: null };
  const failed = (code: ProofErrorCode, claimed: string, found: string): MatchVerification => {
    return { ok: false, checks: [...checks, { ok: false, code, claimed, found }], score: null };
  };
  const { engineVersion, input, knockout = false, digest } = replay;
  if (engineVersion !== engine.ENGINE_VERSION) {
    return failed('proof/other-engine', String(engineVersion), String(engine.ENGINE_VERSION));
  }
  const constants = rulesetHash(ruleset);
  if (constants !== replay.rulesetHash) return failed('proof/other-ruleset', replay.rulesetHash, constants);
  const valid = validateInput(input, ruleset);
  if (!valid.ok) return failed('proof/bad-input', '', valid.error.code);
  const again = engine.simulate(input, seed, { knockout, ruleset });
  if (again.digest !== digest) return failed('proof/other-course', digest, again.digest);
  return { ok: true, checks: [...checks, { ok: true, says: 'course' }], score: again.score };
}
