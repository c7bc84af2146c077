/** The shape of a team, from the places that its formation draws. */
import { type NaturalPosition, naturalGroup } from '@mundo-manager/rules/positions';
import { type FormationSlot, formationSlots } from '@mundo-manager/rules/tactics';
import { clamp } from './arithmetic.ts';
import { SHAPE } from './constants.ts';
import { nearestPlaces, type ShapePoint } from './nearest-places.ts';
import { CENTRE } from './pitch.ts';
import type { Slot } from './slots.ts';
import type { Players } from './state.ts';

/** Metres from the middle at which a flank begins; a player who is half of that nearer to it than another leaves him the flank. */
const FLANK = 10;
/** Metres from the middle beyond which a stretched formation has no places. */
const OUTERMOST = 25;
/** Metres across within which two players count as one behind the other. */
const SAME_LANE = 5;
/** Depth from which two in one lane part for the ball. */
const UP_FRONT = 0.55;
/** Depth beyond which a midfield line has no players. */
const MIDFIELD_LINE = 0.7;
/** So many between midfield and a striker alone are near enough to him. */
const ENOUGH = 3;
/** Depths of midfielders; metres across within which a player covers the middle before the defence. */
const MIDFIELD = { from: 0.25, to: 0.9, reach: 12 } as const;

/** A place in the shape. */
export interface ShapePlace extends ShapePoint {
  /** Depth in possession. */
  readonly attackDepth: number;
  /** Metres to the ball's side of the pitch in possession; to the other side where it is negative. */
  readonly shows: number;
  /** Strikers beyond the first, whom the centre-backs have to watch, for who plays behind them. */
  readonly extraStrikers: number;
}

const USUAL = '442';

/**
 * Places of the eleven, the keeper first: those of the formation, moved by a share towards those of a usual one, since the gaps of unusual places
 * decided more than the players did.
 */
export function shapeOf(slots: readonly FormationSlot[]): readonly ShapePlace[] {
  const own = spreadOf(slots);
  const usual = nearestPlaces(own, spreadOf(formationSlots(USUAL)));
  const moved = (from: number, to: number | undefined) => from + ((to ?? from) - from) * SHAPE.usual;
  const moderate = own.map(({ depth, wide }, place) => {
    return { depth: moved(depth, usual[place]?.depth), wide: moved(wide, usual[place]?.wide) };
  });
  const spots = staggered(moderate);
  const backs = slots.filter((slot) => plays(slot, BACKS)).length;
  const held = SHAPE.heldBack * Math.max(0, backs - 4);
  const strikers = slots.filter((slot) => plays(slot, STRIKERS)).length;
  const isAlone = strikers === 1 && spots.filter(isBeyondMidfield).length - strikers < ENOUGH;
  const joining = isAlone ? SHAPE.joining : 0;
  return spots.map((spot, place) => {
    const others = spots.slice(1).filter((other) => other !== spot);
    const { depth, attackDepth } = depthsIn(spot, others, ownsFlank(slots, place), joining);
    // Three centre-backs stay by themselves: the man before them may go.
    const holding = backs > THREE_AT_THE_BACK && plays(slots[place], HOLDING) ? SHAPE.holding : 0;
    const extraStrikers = plays(slots[place], STRIKERS) ? 0 : strikers - 1;
    return {
      depth,
      attackDepth: attackDepth - held - holding,
      wide: spot.wide,
      shows: showsFor(spot, others),
      extraStrikers,
    };
  });
}

/** From now on the player of the slot plays there. */
export function takePlace(players: Players, slot: Slot, place: ShapePlace): void {
  players.depth[slot] = place.depth;
  players.attackDepth[slot] = place.attackDepth;
  players.wide[slot] = place.wide;
  players.shows[slot] = place.shows;
  players.extraStrikers[slot] = place.extraStrikers;
}

/** Without and with the ball: who has the middle or a flank to himself plays all of it, who plays behind a striker alone joins him. */
function depthsIn(
  spot: ShapePoint,
  others: readonly ShapePoint[],
  hasFlank: boolean,
  joining: number,
): { readonly depth: number; readonly attackDepth: number } {
  const { depth } = spot;
  const joined = isBeyondMidfield(spot) ? depth + (1 - depth) * joining : depth;
  if (ownsMiddle(spot, others)) return { depth: depth * (1 - SHAPE.backInMiddle), attackDepth: joined };
  if (!hasFlank) return { depth, attackDepth: joined };
  return { depth: depth * (1 - SHAPE.backOnFlank), attackDepth: depth + (SHAPE.flank - depth) * SHAPE.alongFlank };
}

function isBeyondMidfield({ depth }: ShapePoint): boolean {
  return depth > MIDFIELD_LINE;
}

/** What the players of a back line are born to, wing-backs among them. */
const BACKS: readonly NaturalPosition[] = ['CB', 'LB', 'RB'];
const THREE_AT_THE_BACK = 3;
const HOLDING: readonly NaturalPosition[] = ['DM'];
const STRIKERS: readonly NaturalPosition[] = ['CF'];

/** Whether the place is one for players who are born to one of those. */
function plays(slot: FormationSlot | undefined, natural: readonly NaturalPosition[]): boolean {
  return slot !== undefined && natural.includes(naturalGroup(slot.position));
}

/** Two in one lane up front part: the 10 shows for the ball on its side, his centre forward pulls off to the other. */
function showsFor(own: ShapePoint, others: readonly ShapePoint[]): number {
  if (own.depth < UP_FRONT) return 0;
  const lane = others.filter(({ depth, wide }) => depth > UP_FRONT && Math.abs(wide - own.wide) < SAME_LANE);
  if (lane.length === 0) return 0;
  return lane.some(({ depth }) => depth > own.depth) ? SHAPE.showing : -SHAPE.pullingOff;
}

/** Whether an attacking midfielder has no midfielder next to or behind him: without the ball he drops there. */
function ownsMiddle(own: ShapePoint, others: readonly ShapePoint[]): boolean {
  const attacking = own.depth > UP_FRONT && own.depth < MIDFIELD.to && Math.abs(own.wide - CENTRE) < SAME_LANE;
  const inMidfield = ({ depth }: ShapePoint) => depth > MIDFIELD.from && depth < MIDFIELD.to;
  return attacking && !others.some((other) => inMidfield(other) && Math.abs(other.wide - own.wide) < MIDFIELD.reach);
}

/** Two on one way to goal keep a distance, from the front back: a 10 does not crowd his centre forward. */
function staggered(spots: readonly ShapePoint[]): readonly ShapePoint[] {
  const depths = spots.map(({ depth }) => depth);
  const outfield = spots.flatMap(({ depth, wide }, place) => (place === 0 ? [] : [{ depth, wide, place }]));
  const frontToBack = outfield.toSorted((a, b) => b.depth - a.depth || a.wide - b.wide);
  frontToBack.forEach((front, at) => {
    const rear = frontToBack.slice(at + 1).find(({ wide }) => Math.abs(wide - front.wide) < SAME_LANE);
    if (rear === undefined) return;
    const middle = ((depths[front.place] ?? 0) + (depths[rear.place] ?? 0)) / 2;
    const low = Math.min(Math.max(0, middle - SHAPE.stagger / 2), 1 - SHAPE.stagger);
    depths[front.place] = Math.max(depths[front.place] ?? 0, low + SHAPE.stagger);
    depths[rear.place] = Math.min(depths[rear.place] ?? 0, low);
  });
  return spots.map(({ wide }, place) => ({ depth: depths[place] ?? 0, wide }));
}

/**
 * Spreads a team over the pitch: lengthwise by the number of players behind each, crosswise so that no formation gives
 * up the wings. The rest of the drawing makes the difference between formations.
 */
function spreadOf(slots: readonly FormationSlot[]): readonly ShapePoint[] {
  const depths = depthsOf(slots);
  const forward = reachOf(slots, (place) => depths[place] ?? 0);
  const backward = reachOf(slots, (place) => 1 - (depths[place] ?? 0));
  return slots.map(({ x }, place) => {
    const depth = depths[place] ?? 0;
    const reach = backward + (forward - backward) * depth;
    const stretch = 1 + SHAPE.stretch * (SHAPE.reach / reach - 1);
    return { depth, wide: CENTRE + clamp((x - CENTRE) * stretch, -OUTERMOST, OUTERMOST) };
  });
}

/** Whether he has a flank to himself, and plays all of it: with the ball a full-back goes forward and a wide midfielder holds back, without it both come back. */
function ownsFlank(slots: readonly FormationSlot[], place: number): boolean {
  const spot = slots[place];
  if (place === 0 || spot === undefined) return false;
  const out = ({ x }: FormationSlot) => (spot.x < CENTRE ? CENTRE - x : x - CENTRE);
  return out(spot) > FLANK && slots.slice(1).every((other) => other === spot || out(other) <= out(spot) - FLANK / 2);
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
