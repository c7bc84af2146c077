import type { Ruleset } from '../ruleset/ruleset.ts';
import { withoutMissingPlayers } from './edit-places.ts';
import { formationSlots } from './formations.ts';
import { INDIVIDUAL_INSTRUCTIONS, type InstructionGroup, TEAM_INSTRUCTIONS } from './instructions.ts';
import { placeIds } from './line-ups.ts';
import { withPossibleOrders } from './orders.ts';
import { plainTactic } from './plain-tactic.ts';
import { addSubstitution } from './substitutions.ts';
import {
  type Instruction,
  type Place,
  type PlayerInstructions,
  SET_PIECES,
  type SetPiece,
  type Tactic,
} from './tactic.ts';
import type { SquadMember } from './validate-tactic.ts';

/**
 * A tactic from elsewhere as a draft: with holes for players who left or are for sale, and without unknown places,
 * instructions, set pieces and impossible substitutions, which no edit could remove. Throws for an unknown formation.
 * R-DRA-31
 */
export function adoptTactic(source: Tactic, players: readonly SquadMember[], ruleset: Ruleset): Tactic {
  const { substitutions, ...rest } = plainTactic(source);
  const known: Tactic = {
    ...rest,
    places: knownPlaces(rest.places, ruleset),
    playersInstructions: knownIndividualInstructions(rest),
    teamInstructions: knownInstructions(rest.teamInstructions, TEAM_INSTRUCTIONS),
    setPieces: knownSetPieces(rest.setPieces),
    substitutions: [],
  };
  return substitutions.reduce<Tactic>(
    (draft, substitution) => {
      const planned = addSubstitution(draft, substitution, ruleset);
      return planned.ok ? planned.value : draft;
    },
    withPossibleOrders(withoutMissingPlayers(known, players, ruleset), ruleset),
  );
}

/** Every place once, no player twice. */
function knownPlaces(places: readonly Place[], ruleset: Ruleset): Place[] {
  const placed = new Set<string>();
  return placeIds(ruleset).map((id) => {
    const playerId = places.find((place) => place.id === id)?.playerId ?? null;
    if (playerId === null || placed.has(playerId)) return { id, playerId: null };
    placed.add(playerId);
    return { id, playerId };
  });
}

function knownIndividualInstructions({
  formation,
  playersInstructions,
}: Pick<Tactic, 'formation' | 'playersInstructions'>): PlayerInstructions[] {
  const positions = new Set(formationSlots(formation).map(({ position }) => position));
  return playersInstructions.flatMap(({ position, instructions }) => {
    if (!positions.delete(position)) return [];
    const groups = INDIVIDUAL_INSTRUCTIONS.filter((group) => group.positions.includes(position));
    const known = knownInstructions(instructions, groups);
    return known.length === 0 ? [] : [{ position, instructions: known }];
  });
}

function knownInstructions(instructions: readonly Instruction[], groups: readonly InstructionGroup[]): Instruction[] {
  const left = new Map(groups.map((group) => [group.name, group]));
  return instructions.filter(
    ({ name, value }) => left.get(name)?.options.includes(value) === true && left.delete(name),
  );
}

function knownSetPieces(setPieces: readonly SetPiece[]): SetPiece[] {
  const left = new Set<string>(SET_PIECES);
  return setPieces.filter(({ name }) => left.delete(name));
}
