import { INDIVIDUAL_INSTRUCTIONS, type InstructionGroup, TEAM_INSTRUCTIONS } from './instructions.ts';
import { plainTactic } from './plain-tactic.ts';
import type { Instruction, Tactic } from './tactic.ts';

/**
 * Whether two tactics are played alike, whatever the sequence of their lists; that of orders counts. A set piece without
 * a taker changes nothing, and nor does an instruction at its neutral value. R-DRA-1
 */
export function sameTactic(left: Tactic, right: Tactic): boolean {
  if (left === right) return true;
  const [one, other] = [plainTactic(left), plainTactic(right)];
  return one.formation === other.formation && PARTS.every((part) => haveSameEntries(part(one), part(other)));
}

/** The parts whose entries have no order; orders have one, from the top. */
const PARTS: readonly ((tactic: Tactic) => readonly unknown[])[] = [
  ({ places }) => places,
  ({ playersInstructions }) =>
    playersInstructions.flatMap(({ position, instructions }) =>
      given(instructions, INDIVIDUAL_INSTRUCTIONS).map((instruction) => [position, instruction]),
    ),
  ({ teamInstructions }) => given(teamInstructions, TEAM_INSTRUCTIONS),
  ({ setPieces }) => setPieces.filter(({ value }) => value !== null),
  ({ substitutions }) => substitutions,
  ({ orders = [] }) => [orders],
];

function haveSameEntries(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length) return false;
  return JSON.stringify(left) === JSON.stringify(right) || inAnyOrder(left) === inAnyOrder(right);
}

/** Entries as sorted JSON, which keeps null apart from 'null', and one name with a space from two. */
function inAnyOrder(entries: readonly unknown[]): string {
  return JSON.stringify(entries.map((entry) => JSON.stringify(entry)).toSorted());
}

function given(instructions: readonly Instruction[], groups: readonly InstructionGroup[]): Instruction[] {
  return instructions.filter(({ name, value }) =>
    groups.every((group) => group.name !== name || group.neutral !== value),
  );
}
