/** The shape of a side that has lost players: it keeps its defence and gives up attackers first. */
import { naturalGroup, type Position } from '@mundo-manager/rules/positions';
import { type FormationName, formationSlots } from '@mundo-manager/rules/tactics';
import { applyFatigue, takeSlot } from './current-ability.ts';
import type { SideIndex } from './pitch.ts';
import { outfieldLeft, playersLeft } from './players-left.ts';
import { type ShapePlace, shapeOf, takePlace } from './shape.ts';
import { KEEPERS, type Slot } from './slots.ts';
import { memberAt, type RunningMatch } from './state.ts';

/** Ten play 4-4-1, nine 4-3-1, eight 4-2-1, seven 3-2-1: a formation, and the positions of it that stay empty. */
const SHORT_HANDED: Readonly<Record<number, readonly [formation: FormationName, ...empty: Position[]]>> = {
  10: ['4411', 'AM'],
  9: ['433Wide', 'LW', 'RW'],
  8: ['4231DM', 'LW', 'AM', 'RW'],
  7: ['3241', 'LW', 'LAM', 'RAM', 'RW'],
};

/** Metres from the last line to the first, to compare with metres across. */
const LENGTHWISE = 43;
/** Points of rating that ten metres to another place are worth: players stay where they are unless they are needed elsewhere. */
const PER_METRE = 0.4;
/** Points that an exchange must bring: less is a rounding error. */
const NO_BETTER = 1e-6;

/** A place for one of those who are left. */
interface Role {
  readonly place: ShapePlace;
  /** As the formation draws it. */
  readonly position: Position;
}

/** Assigns the places of the shape for the remaining number of players; with eleven nothing changes. */
export function closeRanks(match: RunningMatch, side: SideIndex): void {
  const plan = SHORT_HANDED[playersLeft(match, side)];
  if (plan === undefined) return;
  const [formation, ...vacant] = plan;
  const slots = formationSlots(formation);
  const shape = shapeOf(slots);
  const roles = slots.flatMap(({ position }, at): Role[] => {
    const place = shape[at];
    return at === 0 || place === undefined || vacant.includes(position) ? [] : [{ place, position }];
  });
  dealRoles(match, side, outfieldLeft(match, side), roles);
}

/** Gives each slot one of as many roles: in order first, then exchanged in pairs for as long as that suits both together better. */
function dealRoles(match: RunningMatch, side: SideIndex, slots: readonly Slot[], roles: readonly Role[]): void {
  const { depth, wide } = match.players;
  const inOrder = slots.toSorted((a, b) => depth[a] - depth[b] || wide[a] - wide[b]);
  const ordered = roles.toSorted((a, b) => a.place.depth - b.place.depth || a.place.wide - b.place.wide);
  const pairs = inOrder.flatMap((slot, at) => {
    const role = ordered[at];
    return role === undefined ? [] : [{ slot, role }];
  });
  for (let changed = true; changed; ) {
    changed = false;
    pairs.forEach((first, at) => {
      for (const second of pairs.slice(at + 1)) {
        const crossed = suits(match, first.slot, second.role) + suits(match, second.slot, first.role);
        if (crossed < suits(match, first.slot, first.role) + suits(match, second.slot, second.role) + NO_BETTER)
          continue;
        [first.role, second.role] = [second.role, first.role];
        changed = true;
      }
    });
  }
  for (const { slot, role } of pairs) takeRole(match, side, slot, role);
}

/** Rating in the position, less the way from where he plays now. */
function suits(match: RunningMatch, slot: Slot, { place, position }: Role): number {
  const { depth, wide } = match.players;
  const along = (place.depth - depth[slot]) * LENGTHWISE;
  const across = place.wide - wide[slot];
  return memberAt(match, slot).ratings[naturalGroup(position)] - PER_METRE * Math.sqrt(along * along + across * across);
}

/** From now on the player of the slot has that place in the shape. */
export function takeRole(match: RunningMatch, side: SideIndex, slot: Slot, { place, position }: Role): void {
  takePlace(match.players, slot, place);
  match.sides[side].positions[slot - KEEPERS[side]] = naturalGroup(position);
  match.players.roles[slot] = match.roles[position];
  takeSlot(match, slot);
  applyFatigue(match, slot);
}
