/** The floor stops a loss and the cap stops a gain; neither ever moves a player the other way (R-CON-3, R-CON-6). */
import { clamp } from '../core/clamp.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** Condition after a loss. */
export function lowered(condition: number, loss: number, ruleset: Ruleset): number {
  return Math.min(condition, Math.max(ruleset.condition.floor, condition - loss));
}

/** Condition after a gain. */
export function raised(condition: number, gain: number, ruleset: Ruleset): number {
  return clamp(condition, condition + gain, ruleset.condition.cap);
}
