/** A replay, checked as its reader checks it. */
import type { Replay } from '@mundo-manager/contract';
import { ENGINE_VERSION, simulate } from '@mundo-manager/engine';
import {
  type MatchVerification,
  type PlayingEngine,
  type ProofOptions,
  verifyMatch,
} from '@mundo-manager/engine/proof';
import type { Ruleset } from '@mundo-manager/rules/ruleset';

/** What checks the proofs of a world. */
interface Verifier extends ProofOptions {
  /** This version unless given. */
  readonly engine?: PlayingEngine;
}

/** What the proof of the replay comes to. Throws for a replay without one. */
export function verified(
  { proof, ...replay }: Replay,
  ruleset: Ruleset,
  { engine = { ENGINE_VERSION, simulate }, ...options }: Verifier = {},
): MatchVerification {
  if (proof === null) throw new Error(`match ${replay.matchId} has no proof`);
  return verifyMatch({ ...replay, proof }, engine, ruleset, options);
}
