import { accept, type Result, refuse } from '../core/result.ts';
import { TACTIC_NAMES, type TacticName } from './tactic.ts';

/** The slot of that name, A, B or C. Refusal: unknown-slot. */
export function tacticSlot(tacticName: string): Result<TacticName> {
  const slot = TACTIC_NAMES.find((known) => known === tacticName);
  return slot === undefined ? refuse('tactics/unknown-slot', { tacticName }) : accept(slot);
}
