/** What a carrier chooses: the best option so far, which another replaces if it seems better. */
import { NO_SLOT, type NoSlot, type Slot } from './slots.ts';

type ActionKind = 'hold' | 'shot' | 'pass' | 'cross' | 'carry' | 'clear';

/** The best option so far. */
export interface Choice {
  kind: ActionKind;
  utility: number;
  /** Of a pass or cross. */
  receiver: Slot | NoSlot;
  /** Where the ball or its carrier goes. */
  x: number;
  y: number;
  /** That a pass arrives. */
  chance: number;
}

/** Nothing chosen yet: he keeps the ball. */
export function noChoice(): Choice {
  return { kind: 'hold', utility: -9, receiver: NO_SLOT, x: 0, y: 0, chance: 0 };
}

/** Takes the option if it seems better; answers whether it does. */
export function offer(choice: Choice, kind: ActionKind, utility: number): boolean {
  if (utility <= choice.utility) return false;
  choice.kind = kind;
  choice.utility = utility;
  return true;
}
