/** A tactic as a club saves it, one for each of the slots A, B and C. */
import type { PlayerId } from '../core/ids.ts';
import type { Position } from '../positions/position.ts';
import type { FormationName } from './formations.ts';
import type { InstructionName } from './instructions.ts';
import type { Order } from './order.ts';
import type { SetPieceName } from './set-piece-name.ts';
import type { TacticName } from './tactic-name.ts';

export { SET_PIECES, type SetPieceName } from './set-piece-name.ts';
export { TACTIC_NAMES, type TacticName } from './tactic-name.ts';

/** Places '0'–'10' are the starters in the order of the formation's slots, '11'–'17' the bench. */
export interface Place {
  readonly id: string;
  readonly playerId: PlayerId | null;
}

/** One chosen option of an instruction group; a group that is not listed is at its neutral value. */
export interface Instruction {
  readonly name: InstructionName | (string & {});
  readonly value: string;
}

/** Individual instructions of the starter in one position of the formation. */
export interface PlayerInstructions {
  readonly position: Position;
  readonly instructions: readonly Instruction[];
}

/** A taker by shirt number; null is 'Vazio': the best available takes it. */
export interface SetPiece {
  readonly name: SetPieceName;
  readonly value: number | null;
}

/** A change of players at a minute of the match. */
export interface Substitution {
  readonly minutes: number;
  readonly playerIn: PlayerId;
  readonly playerOut: PlayerId;
}

/** A saved way to play: formation, places, instructions, takers and substitutions. */
export interface Tactic {
  readonly formation: FormationName | (string & {});
  readonly places: readonly Place[];
  readonly playersInstructions: readonly PlayerInstructions[];
  readonly teamInstructions: readonly Instruction[];
  readonly setPieces: readonly SetPiece[];
  readonly substitutions: readonly Substitution[];
  /** Conditional orders, examined from the top; default none. */
  readonly orders?: readonly Order[];
}

/** The three tactics of a club. */
export type Tactics = Readonly<Record<TacticName, Tactic>>;
