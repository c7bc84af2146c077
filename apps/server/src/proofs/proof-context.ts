/** What the proofs of a world are made with. */
import type { Beacon } from '@mundo-manager/engine/proof';
import type { Secrets } from './secrets.ts';

export interface ProofContext {
  readonly secrets: Secrets;
  /** Null for a world without one. */
  readonly beacon: Beacon | null;
  /** Real time in milliseconds. */
  readonly wall: () => number;
}

/** Channel with the numbers of new roots. */
export const ROOT_CHANNEL = 'mm_root';
/** Channel with the numbers of rounds that have arrived. */
export const ROUND_CHANNEL = 'mm_round';
