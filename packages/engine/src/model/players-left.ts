/**
 * Players out for good: sent off, or injured without a change left. Their slot stays empty, far off the pitch, where no
 * distance, lane or offside line finds it. A keeper's slot is never empty: his replacement moves there.
 */
import { across, along, type SideIndex } from './pitch.ts';
import { column, NO_SLOT, OUTFIELD, type Slot, sideOf, TEAM } from './slots.ts';
import { idOf, type Players, type RunningMatch } from './state.ts';

/** Coordinates of an empty slot: metres from the own goal line, and from the left touchline. */
const FAR = 300;
/** With fewer players a side may not play on, so no more players leave it. Law 3 of the game. */
const FEWEST = 7;

/** Whether a player is in the slot. */
export function isPresent({ players }: RunningMatch, slot: Slot): boolean {
  return players.absent[slot] === 0;
}

/** How many of a side are on the pitch, the keeper included. */
export function playersLeft({ absent }: RunningMatch, side: SideIndex): number {
  return TEAM[side].length - absent.filter((slot) => sideOf(slot) === side).length;
}

/** Whether a side may lose one more player. */
export function canLoseOne(match: RunningMatch, side: SideIndex): boolean {
  return playersLeft(match, side) > FEWEST;
}

/** Outfield slots of a side with a player in them. */
export function outfieldLeft(match: RunningMatch, side: SideIndex): readonly Slot[] {
  return OUTFIELD[side].filter((slot) => isPresent(match, slot));
}

/** Outfield slots of a side whose players stay on: those on their way off are left out. */
export function outfieldStaying(match: RunningMatch, side: SideIndex): readonly Slot[] {
  return outfieldLeft(match, side).filter((slot) => !isLeaving(match, slot));
}

/** Whether the player of the slot is on his way off to be replaced. */
export function isLeaving({ sides }: RunningMatch, slot: Slot): boolean {
  return sides[sideOf(slot)].leaving.some((change) => change.slot === slot);
}

/** Whether a player of either side is on his way off. */
export function isAnyoneLeaving({ sides }: RunningMatch): boolean {
  return sides[0].leaving.length + sides[1].leaving.length > 0;
}

/** The slot of a player who is on the pitch. */
export function slotOfPlayer(match: RunningMatch, side: SideIndex, id: string): Slot | undefined {
  return TEAM[side].find((slot) => isPresent(match, slot) && idOf(match, slot) === id);
}

/** Empties an outfield slot. */
export function emptySlot(match: RunningMatch, slot: Slot): void {
  const { players, absent } = match;
  players.absent[slot] = 1;
  absent.push(slot);
  for (const other of TEAM[sideOf(slot) === 0 ? 1 : 0]) if (players.mark[other] === slot) players.mark[other] = NO_SLOT;
  park(players, slot);
}

/** Holds empty slots off the pitch, whatever the shape of their side asks of them. */
export function keepAway({ players, absent }: RunningMatch): void {
  for (const slot of absent) park(players, slot);
}

function park(players: Players, slot: Slot): void {
  const side = sideOf(slot);
  const [x, y] = [along(side, FAR), across(side, FAR)];
  players.x[slot] = x;
  players.y[slot] = y;
  players.vx[slot] = 0;
  players.vy[slot] = 0;
  players.placeX[slot] = x;
  players.placeY[slot] = y;
  players.targetX[slot] = x;
  players.targetY[slot] = y;
  players.run[slot] = 0;
  players.mark[slot] = NO_SLOT;
}

/** Exchanges two players of a side with all that is theirs; the places in the shape stay. */
export function exchange({ players }: RunningMatch, one: Slot, other: Slot): void {
  const { members } = players;
  const [first, second] = [members[one], members[other]];
  if (first === undefined || second === undefined)
    throw new RangeError(`exchange: needs two slots with players, got ${one}, ${other}`);
  members[one] = second;
  members[other] = first;
  for (const name of PERSONAL) {
    const values = players[name];
    [values[one], values[other]] = [values[other], values[one]];
  }
}

/** Columns that go with the player and not with his place. */
const PERSONAL = [
  'x',
  'y',
  'vx',
  'vy',
  'energy',
  'stun',
  'booked',
  'fouls',
  'hurt',
  'metres',
  'fastSeconds',
  'sprintSeconds',
  'fastest',
] as const satisfies (keyof Players)[];

/** Columns of who has left, is booked, has fouled how often, and is hurt: 0 everywhere at kick-off. */
export function unblemished(): Pick<Players, 'absent' | 'booked' | 'fouls' | 'hurt'> {
  return { absent: column(), booked: column(), fouls: column(), hurt: column() };
}
