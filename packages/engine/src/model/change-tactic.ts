/** A side plays otherwise from now on: another instruction, or another of its saved tactics. */
import type { Position } from '@mundo-manager/rules/positions';
import { dealPlaces, formationSlots, type Instruction, type TacticName, worthAt } from '@mundo-manager/rules/tactics';
import { type Brief, briefOf, teamPlan } from '../input/team-plan.ts';
import { applyFatigue, shownCondition } from './current-ability.ts';
import { outfieldLeft } from './players-left.ts';
import { shapeOf } from './shape.ts';
import { closeRanks, takeRole } from './short-handed.ts';
import { KEEPERS, type Slot, TEAM } from './slots.ts';
import { memberAt, type RunningMatch, type Side } from './state.ts';

/** A team instruction in place of the one of its group. */
export function changeInstruction(match: RunningMatch, side: Side, instruction: Instruction): void {
  const others = side.teamInstructions.filter(({ name }) => name !== instruction.name);
  side.teamInstructions = [...others, instruction];
  brief(match, side);
}

/**
 * Formation, instructions and takers of a saved tactic, for those who are on the pitch: placed as auto-pick would place them, the keeper in goal. A side
 * with fewer keeps the shape of so many. Answers the formation.
 */
export function adoptPlan(match: RunningMatch, side: Side, name: TacticName): string {
  const tactic = side.tactics[name];
  if (tactic === undefined) throw new RangeError(`adoptTactic: needs a sheet with tactic ${name}`);
  const { formation, teamInstructions, playersInstructions, takers, ratings } = tactic;
  side.teamInstructions = teamInstructions;
  side.playersInstructions = playersInstructions;
  side.takers = takers;
  const slots = formationSlots(formation);
  const shape = shapeOf(slots);
  const outfield = outfieldLeft(match, side.index);
  const positions = slots.map(({ position }) => position);
  const worth = (position: Position, slot: Slot) =>
    (ratings[memberAt(match, slot).place]?.[positions.indexOf(position)] ?? 0) * worthAt(shownCondition(match, slot));
  dealPlaces(positions.slice(1), outfield, worth).forEach((slot, at) => {
    const [place, drawn] = [shape[at + 1], positions[at + 1]];
    if (slot === null || place === undefined || drawn === undefined) return;
    takeRole(match, side.index, slot, { place, position: drawn });
    side.duties[slot - KEEPERS[side.index]] = drawn;
  });
  closeRanks(match, side.index);
  brief(match, side);
  return formation;
}

/** New instructions for all players: the more is asked of all, the less of each is carried out. */
function brief(match: RunningMatch, side: Side): void {
  const { teamInstructions, playersInstructions, duties, index } = side;
  side.plan = teamPlan(teamInstructions, playersInstructions);
  const columns = Object.entries(match.players.brief);
  TEAM[index].forEach((slot, at) => {
    const newBrief = briefOf(duties[at] ?? 'GK', playersInstructions, teamInstructions);
    for (const [name, values] of columns) values[slot] = newBrief[name as keyof Brief];
    applyFatigue(match, slot);
  });
}
