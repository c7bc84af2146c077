import type { Instruction, Tactic } from './tactic.ts';

/** Whether two tactics say the same, in whatever order they list it; a set piece without a taker says nothing. R-DRA-1 */
export function sameTactic(left: Tactic, right: Tactic): boolean {
  return left === right || meaningOf(left) === meaningOf(right);
}

function meaningOf({
  formation,
  places,
  playersInstructions,
  teamInstructions,
  setPieces,
  substitutions,
}: Tactic): string {
  return JSON.stringify([
    formation,
    places.map(({ id, playerId }) => `${id} ${playerId}`).toSorted(),
    playersInstructions.flatMap(({ position, instructions }) => listed(instructions, position)).toSorted(),
    listed(teamInstructions),
    setPieces.flatMap(({ name, value }) => (value === null ? [] : `${name} ${value}`)).toSorted(),
    substitutions.map(({ minutes, playerIn, playerOut }) => `${minutes} ${playerIn} ${playerOut}`).toSorted(),
  ]);
}

function listed(instructions: readonly Instruction[], of = ''): string[] {
  return instructions.map(({ name, value }) => `${of} ${name}: ${value}`).toSorted();
}
