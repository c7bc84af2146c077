/** Whether a tactic can be saved (R-TAC-10 to R-TAC-16). */
import { assertRuleset } from '../core/assert.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { formationSlots, isFormationName } from './formations.ts';
import { INDIVIDUAL_INSTRUCTIONS, type InstructionGroup, TEAM_INSTRUCTIONS } from './instructions.ts';
import { placeIds, startersOf } from './line-ups.ts';
import { checkOrders } from './orders.ts';
import { setPieceErrors } from './set-pieces.ts';
import { checkSubstitutions } from './substitutions.ts';
import { type Instruction, SET_PIECES, type Tactic } from './tactic.ts';

/** What validation looks at in a player of the club. */
export type SquadMember = Pick<Player, 'id' | 'number' | 'forSale'>;

/**
 * The tactic if it is complete and playable; else refuses with the first fault, in this order: formation, places,
 * eleven starters, repeated players, players outside the squad or for sale, instructions, takers, substitutions,
 * orders.
 */
export function validateTactic(tactic: Tactic, players: readonly SquadMember[], ruleset: Ruleset): Result<Tactic> {
  assertRuleset(ruleset, 'validateTactic');
  const { formation } = tactic;
  if (!isFormationName(formation)) return refuse('tactics/unknown-formation', { formation });
  const checks = [
    () => checkPlaces(tactic, players, ruleset),
    () => checkInstructions(tactic),
    () => checkSetPieces(tactic, players, ruleset),
    () => checkSubstitutions(tactic, ruleset),
    () => checkOrders(tactic, ruleset),
  ];
  for (const check of checks) {
    const checked = check();
    if (!checked.ok) return checked;
  }
  return accept(tactic);
}

function checkPlaces(tactic: Tactic, players: readonly SquadMember[], ruleset: Ruleset): Result<unknown> {
  const free = new Set(placeIds(ruleset));
  for (const { id } of tactic.places) {
    if (!free.delete(id)) return refuse('tactics/unknown-place', { place: id });
  }
  for (const missing of free) return refuse('tactics/unknown-place', { place: missing });

  const seen = new Set<string>();
  for (const { playerId } of tactic.places) {
    if (playerId === null) continue;
    if (seen.has(playerId)) return refuse('tactics/player-twice', { playerId });
    seen.add(playerId);
    const player = players.find(({ id }) => id === playerId);
    if (player === undefined) return refuse('tactics/unknown-player', { playerId });
    if (player.forSale) return refuse('tactics/player-for-sale', { playerId });
  }
  const starters = startersOf(tactic, ruleset).length;
  return starters === ruleset.tactics.starters ? accept(starters) : refuse('tactics/not-eleven', { starters });
}

/** What a tactic is without its players: how it is played. */
export type PlayingPlan = Pick<Tactic, 'formation' | 'playersInstructions' | 'teamInstructions'>;

/** The plan, where formation and instructions exist. Refusals: unknown-formation, unknown-position, unknown-instruction. */
export function checkPlan<P extends PlayingPlan>(tactic: P): Result<P> {
  const { formation } = tactic;
  if (!isFormationName(formation)) return refuse('tactics/unknown-formation', { formation });
  const checked = checkInstructions(tactic);
  return checked.ok ? accept(tactic) : checked;
}

function checkInstructions(tactic: PlayingPlan): Result<unknown> {
  const positions = new Set<string>(formationSlots(tactic.formation).map(({ position }) => position));
  for (const { position, instructions } of tactic.playersInstructions) {
    if (!positions.delete(position)) return refuse('tactics/unknown-position', { position });
    const groups = INDIVIDUAL_INSTRUCTIONS.filter((group) => group.positions.includes(position));
    const checked = checkValues(instructions, groups);
    if (!checked.ok) return checked;
  }
  return checkValues(tactic.teamInstructions, TEAM_INSTRUCTIONS);
}

function checkValues(instructions: readonly Instruction[], groups: readonly InstructionGroup[]): Result<unknown> {
  const left = new Map(groups.map((group) => [group.name, group]));
  for (const { name, value } of instructions) {
    if (left.get(name)?.options.includes(value) !== true) return refuse('tactics/unknown-instruction', { name, value });
    left.delete(name);
  }
  return accept(instructions);
}

function checkSetPieces(tactic: Tactic, players: readonly SquadMember[], ruleset: Ruleset): Result<unknown> {
  const left = new Set<string>(SET_PIECES);
  for (const { name } of tactic.setPieces) {
    if (!left.delete(name)) return refuse('tactics/unknown-set-piece', { name });
  }
  const names = setPieceErrors(tactic, players, ruleset);
  return names.length === 0 ? accept(names) : refuse('tactics/taker-not-a-starter', { names });
}
