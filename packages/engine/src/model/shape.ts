/** The shape of a team, from the places that its formation draws. */
import type { FormationSlot } from '@mundo-manager/rules/tactics';
import { CENTRE } from './pitch.ts';
import { SHAPE } from './tables.ts';

/** Metres from the middle at which a flank begins. */
const SAME_FLANK = 10;

/** A place in the shape: 0 in the last line, 1 in the first; metres from the left touchline. */
export interface Place {
  readonly depth: number;
  /** The same in possession. */
  readonly attackDepth: number;
  readonly wide: number;
}

/**
 * Places of the eleven, the keeper first. Teams spread over the pitch that they have: along it by how many stand behind a player more than by where he is
 * drawn, across it so that no formation leaves the wings to the opponents, in attack or in defence. What is left of the drawing makes the difference.
 */
export function shapeOf(slots: readonly FormationSlot[]): readonly Place[] {
  const depths = depthsOf(slots);
  const forward = reachOf(slots, (place) => depths[place] ?? 0);
  const backward = reachOf(slots, (place) => 1 - (depths[place] ?? 0));
  return slots.map(({ x }, place) => {
    const depth = depths[place] ?? 0;
    const reach = backward + (forward - backward) * depth;
    const stretch = 1 + SHAPE.stretch * (SHAPE.reach / reach - 1);
    const attackDepth = overlaps(slots, place) ? Math.max(depth, SHAPE.flank) : depth;
    return { depth, attackDepth, wide: CENTRE + (x - CENTRE) * stretch };
  });
}

/** Whether nobody plays before him on his flank: with the ball he goes forward, a wing-back like a winger. */
function overlaps(slots: readonly FormationSlot[], place: number): boolean {
  const spot = slots[place];
  if (place === 0 || spot === undefined) return false;
  const out = ({ x }: FormationSlot) => (spot.x < CENTRE ? CENTRE - x : x - CENTRE);
  const flank = slots.slice(1).filter((other) => out(other) > SAME_FLANK);
  const widest = Math.max(...flank.map(out));
  if (out(spot) < widest - SAME_FLANK / 2) return false;
  return flank.every((other) => out(other) < widest - SAME_FLANK / 2 || other.y <= spot.y);
}

function depthsOf(slots: readonly FormationSlot[]): number[] {
  const outfield = slots.slice(1).map(({ y }) => y);
  const last = Math.min(...outfield);
  const first = Math.max(...outfield);
  return slots.map(({ y }, place) => {
    if (place === 0) return 0;
    const behind = outfield.filter((other) => other < y).length;
    const level = outfield.filter((other) => other === y).length;
    const rank = (behind + (level - 1) / 2) / (outfield.length - 1);
    const drawn = (y - last) / (first - last);
    return drawn + (rank - drawn) * SHAPE.evenness;
  });
}

/** Mean distance from the middle of the outfield players, each with a weight. */
function reachOf(slots: readonly FormationSlot[], weight: (place: number) => number): number {
  let metres = 0;
  let weights = 0;
  slots.forEach(({ x }, place) => {
    if (place === 0) return;
    metres += weight(place) * Math.abs(x - CENTRE);
    weights += weight(place);
  });
  return metres / weights;
}
