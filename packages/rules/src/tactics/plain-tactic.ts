import type { Instruction, Tactic } from './tactic.ts';

/** The tactic with the fields of a tactic and nothing else that came along in it. R-TAC-17 */
export function plainTactic(tactic: Tactic): Tactic {
  return {
    formation: tactic.formation,
    places: tactic.places.map(({ id, playerId }) => ({ id, playerId })),
    playersInstructions: tactic.playersInstructions.map(({ position, instructions }) => ({
      position,
      instructions: instructions.map(plainInstruction),
    })),
    teamInstructions: tactic.teamInstructions.map(plainInstruction),
    setPieces: tactic.setPieces.map(({ name, value }) => ({ name, value })),
    substitutions: tactic.substitutions.map(({ minutes, playerIn, playerOut }) => ({ minutes, playerIn, playerOut })),
  };
}

function plainInstruction({ name, value }: Instruction): Instruction {
  return { name, value };
}
