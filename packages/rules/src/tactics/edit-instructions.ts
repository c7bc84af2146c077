/** Edits of instructions and set pieces. */
import { accept, type Result, refuse } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { formationSlots } from './formations.ts';
import { INDIVIDUAL_INSTRUCTIONS, type InstructionGroup, TEAM_INSTRUCTIONS } from './instructions.ts';
import { starterNumbers } from './set-pieces.ts';
import { type Instruction, SET_PIECES, type Tactic } from './tactic.ts';
import type { SquadMember } from './validate-tactic.ts';

/** One choice: an option of a group, or null for its neutral value. */
export interface InstructionChoice {
  readonly name: string;
  readonly value: string | null;
}

/** The tactic with that team instruction; its neutral value removes it. Refusal: unknown-instruction. R-DRA-6 */
export function setTeamInstruction(tactic: Tactic, choice: InstructionChoice): Result<Tactic> {
  const changed = chosen(tactic.teamInstructions, choice, TEAM_INSTRUCTIONS);
  return changed.ok ? accept({ ...tactic, teamInstructions: changed.value }) : changed;
}

/** The tactic with that instruction for the starter in the position. Refusals: unknown-position, unknown-instruction. R-DRA-6 */
export function setIndividualInstruction(tactic: Tactic, position: string, choice: InstructionChoice): Result<Tactic> {
  const slot = formationSlots(tactic.formation).find((known) => known.position === position);
  if (slot === undefined) return refuse('tactics/unknown-position', { position });
  const groups = INDIVIDUAL_INSTRUCTIONS.filter(({ positions }) => positions.includes(slot.position));
  const own = tactic.playersInstructions.find((entry) => entry.position === position)?.instructions ?? [];
  const changed = chosen(own, choice, groups);
  if (!changed.ok) return changed;
  const others = tactic.playersInstructions.filter((entry) => entry.position !== position);
  const entries = changed.value.length === 0 ? [] : [{ position: slot.position, instructions: changed.value }];
  return accept({ ...tactic, playersInstructions: [...others, ...entries] });
}

/** The tactic with that taker, or with none (null). Refusals: unknown-set-piece, taker-not-a-starter. R-DRA-7 */
export function setTaker(
  tactic: Tactic,
  setPiece: string,
  number: number | null,
  players: readonly SquadMember[],
  ruleset: Ruleset,
): Result<Tactic> {
  const piece = SET_PIECES.find((name) => name === setPiece);
  if (piece === undefined) return refuse('tactics/unknown-set-piece', { name: setPiece });
  if (number !== null && !starterNumbers(tactic, players, ruleset).includes(number)) {
    return refuse('tactics/taker-not-a-starter', { names: [piece] });
  }
  const others = tactic.setPieces.filter(({ name }) => name !== piece);
  return accept({ ...tactic, setPieces: [...others, { name: piece, value: number }] });
}

function chosen(
  instructions: readonly Instruction[],
  { name, value }: InstructionChoice,
  groups: readonly InstructionGroup[],
): Result<readonly Instruction[]> {
  const group = groups.find((known) => known.name === name);
  const isKnown = group !== undefined && (value === null || group.options.includes(value));
  if (!isKnown) return refuse('tactics/unknown-instruction', { name, value });
  const others = instructions.filter((instruction) => instruction.name !== name);
  return accept(value === null || value === group.neutral ? others : [...others, { name, value }]);
}
