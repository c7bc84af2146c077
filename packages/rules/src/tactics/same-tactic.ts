import { INDIVIDUAL_INSTRUCTIONS, type InstructionGroup, TEAM_INSTRUCTIONS } from './instructions.ts';
import { plainTactic } from './plain-tactic.ts';
import type { Instruction, Tactic } from './tactic.ts';

/**
 * Whether two tactics say the same, in whatever order they list it, but for orders. A set piece without a taker says nothing, and nor does an instruction at its
 * neutral value. R-DRA-1
 */
export function sameTactic(left: Tactic, right: Tactic): boolean {
  return left === right || meaningOf(left) === meaningOf(right);
}

function meaningOf(tactic: Tactic): string {
  const {
    formation,
    places,
    playersInstructions,
    teamInstructions,
    setPieces,
    substitutions,
    orders = [],
  } = plainTactic(tactic);
  return JSON.stringify([
    formation,
    inAnyOrder(places),
    inAnyOrder(
      playersInstructions.flatMap(({ position, instructions }) =>
        given(instructions, INDIVIDUAL_INSTRUCTIONS).map((instruction) => [position, instruction]),
      ),
    ),
    inAnyOrder(given(teamInstructions, TEAM_INSTRUCTIONS)),
    inAnyOrder(setPieces.filter(({ value }) => value !== null)),
    inAnyOrder(substitutions),
    // From the top: their order counts.
    orders,
  ]);
}

/** Entries as JSON, which keeps null apart from 'null', and one name with a space from two. */
function inAnyOrder(entries: readonly unknown[]): string[] {
  return entries.map((entry) => JSON.stringify(entry)).toSorted();
}

function given(instructions: readonly Instruction[], groups: readonly InstructionGroup[]): Instruction[] {
  return instructions.filter(({ name, value }) =>
    groups.every((group) => group.name !== name || group.neutral !== value),
  );
}
