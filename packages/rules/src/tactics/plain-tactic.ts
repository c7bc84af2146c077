import { sortedBy } from '../core/sorted-by.ts';
import { plainOrder } from './orders.ts';
import type { Instruction, Tactic } from './tactic.ts';

/** The tactic with the fields of a tactic and nothing else that came along in it. R-TAC-17 */
export function plainTactic(tactic: Tactic): Tactic {
  return {
    formation: tactic.formation,
    // Sorted here, because a place is also looked up by its index.
    places: sortedBy(tactic.places, ({ id }) => Number(id)).map(({ id, playerId }) => ({ id, playerId })),
    playersInstructions: tactic.playersInstructions.map(({ position, instructions }) => ({
      position,
      instructions: instructions.map(plainInstruction),
    })),
    teamInstructions: tactic.teamInstructions.map(plainInstruction),
    setPieces: tactic.setPieces.map(({ name, value }) => ({ name, value })),
    substitutions: tactic.substitutions.map(({ minutes, playerIn, playerOut }) => ({ minutes, playerIn, playerOut })),
    // Not there if there are none, as in tactics that were saved before there were orders.
    ...(tactic.orders !== undefined && tactic.orders.length > 0 && { orders: tactic.orders.map(plainOrder) }),
  };
}

function plainInstruction({ name, value }: Instruction): Instruction {
  return { name, value };
}
