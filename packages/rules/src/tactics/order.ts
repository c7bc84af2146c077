/** Conditional orders: what a manager wants done in a match when something has come about. */
import type { PlayerId } from '../core/ids.ts';
import type { Line } from '../positions/line.ts';
import type { TeamInstructionName } from './instructions.ts';
import type { TacticName } from './tactic-name.ts';

/** What has to be so; an order acts when all of its conditions hold at a dead ball. */
export type OrderCondition =
  /** From that minute on, as a scoreboard shows it, up to and with another; null for the end of the match. */
  | { readonly kind: 'minute'; readonly from: number; readonly to: number | null }
  /** Ahead or behind by at least that many goals; level. */
  | { readonly kind: 'score'; readonly state: 'leading' | 'trailing'; readonly goals: number }
  | { readonly kind: 'level' }
  /** More, as many or fewer players on the pitch than the opponents. */
  | { readonly kind: 'players'; readonly state: 'more' | 'equal' | 'fewer' }
  /** The player is on the pitch and his condition, as it is shown, is below a value. */
  | { readonly kind: 'condition'; readonly playerId: PlayerId; readonly below: number }
  /** The player is on the pitch with a yellow card. */
  | { readonly kind: 'booked'; readonly playerId: PlayerId }
  /** The player has just been hurt, and has not been replaced yet. */
  | { readonly kind: 'injured'; readonly playerId: PlayerId };

/** Who comes off: a player, or the one of a line with the least energy left. */
export type OrderOut =
  | { readonly kind: 'player'; readonly playerId: PlayerId }
  | { readonly kind: 'mostTired'; readonly line: Line };

/** What is done. */
export type OrderAction =
  | { readonly kind: 'substitution'; readonly playerIn: PlayerId; readonly out: OrderOut }
  /** A team instruction from now on. */
  | { readonly kind: 'instruction'; readonly name: TeamInstructionName | (string & {}); readonly value: string }
  /** Formation, instructions and takers of another saved tactic, for those who are on the pitch. */
  | { readonly kind: 'tactic'; readonly tacticName: TacticName };

/** One order. It acts once. */
export interface Order {
  readonly when: readonly OrderCondition[];
  readonly action: OrderAction;
}
