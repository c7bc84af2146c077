/** The ball as a spectator sees it: at the feet of who has it, in an arc when it is lifted, into the net or past the post after a shot. */
import { type EventOf, FRAME_LENGTH, type MatchEvent } from '@mundo-manager/engine';
import { type MatchRecording, NO_SLOT } from './recording.ts';

type Shot = EventOf<'shot'>;

/** Metres of the ball ahead of its carrier. */
const AT_FEET = 0.9;
/** Height of an arc of so many seconds under gravity, g / 8; balls are no lob beyond that. */
const RISE = 1.23;
const HIGHEST = 14;
/** Half of the goal's width, and what is still between the posts. */
const POST = 3.66;
const LENGTH = 105;
const MIDDLE_OF_GOAL = 34;
/** Ticks that a shot flies at most, and metres at which it clears the bar. */
const LONGEST_SHOT = 5;
const OVER = 3.5;

/** x, y and height in metres, three numbers a tick. */
export function ballTrack(recorded: MatchRecording, events: readonly MatchEvent[]): Float32Array {
  const { frames, length } = recorded;
  const track = new Float32Array(length * 3);
  for (let tick = 0; tick < length; tick++) {
    track[tick * 3] = (frames[tick * FRAME_LENGTH + 44] ?? 0) / 10;
    track[tick * 3 + 1] = (frames[tick * FRAME_LENGTH + 45] ?? 0) / 10;
  }
  putAtFeet(track, recorded);
  lift(track, recorded, events);
  const flies = events.some((event) => event.type === 'periodStart' && event.homeAttacks !== undefined);
  for (const event of events) {
    if (event.type !== 'shot') continue;
    if (flies) liftShot(track, event);
    else showShot(track, recorded, event);
  }
  return track;
}

/** The ball's position ahead of its carrier: in the direction of his run, or towards the attacked goal when he does not run. */
function putAtFeet(track: Float32Array, { frames, carriers, length, dead }: MatchRecording): void {
  for (let tick = 0; tick < length; tick++) {
    const carrier = carriers[tick] ?? NO_SLOT;
    if (carrier === NO_SLOT || dead[tick] === 1) continue;
    const coordinate = (at: number, axis: 0 | 1) =>
      (frames[Math.max(0, Math.min(length - 1, at)) * FRAME_LENGTH + 2 * carrier + axis] ?? 0) / 10;
    const dx = coordinate(tick + 1, 0) - coordinate(tick - 1, 0);
    const dy = coordinate(tick + 1, 1) - coordinate(tick - 1, 1);
    const way = Math.hypot(dx, dy);
    const ahead = carrier < 11 ? 1 : -1;
    track[tick * 3] = (track[tick * 3] ?? 0) + AT_FEET * (way > 0.4 ? dx / way : ahead);
    track[tick * 3 + 1] = (track[tick * 3 + 1] ?? 0) + AT_FEET * (way > 0.4 ? dy / way : 0);
  }
}

/** Long passes, crosses and clearances fly in an arc from the last who had the ball to the next. */
function lift(track: Float32Array, { carriers, length, dead }: MatchRecording, events: readonly MatchEvent[]): void {
  for (const event of events) {
    const isLifted =
      (event.type === 'pass' && (event.kind === 'long' || event.kind === 'cross')) || event.type === 'clearance';
    if (!isLifted) continue;
    const isOver = event.type === 'pass';
    const end = isOver ? Math.min(length - 1, event.tick - 1) : freeUntil(carriers, event.tick);
    const start = isOver ? freeSince(carriers, dead, end - 1) : event.tick - 1;
    const ticks = end - start;
    if (ticks < 2 || ticks > 14) continue;
    const top = Math.min(HIGHEST, RISE * (ticks / 2) ** 2);
    for (let tick = start + 1; tick < end; tick++) {
      const share = (tick - start) / ticks;
      track[tick * 3 + 2] = 4 * top * share * (1 - share);
    }
  }
}

function freeSince(carriers: Int8Array, dead: Uint8Array, from: number): number {
  let tick = from;
  while (tick > 0 && carriers[tick] === NO_SLOT && dead[tick] === 0) tick--;
  return tick;
}

function freeUntil(carriers: Int8Array, from: number): number {
  let tick = from;
  while (tick < carriers.length - 1 && carriers[tick] === NO_SLOT) tick++;
  return tick;
}

/** Since engine version 3 the record has the ball's way to where the shot ends; only its height is missing. */
function liftShot(track: Float32Array, shot: Shot): void {
  if (shot.outcome === 'blocked') return;
  const start = shot.tick - 1;
  const at = (tick: number, axis: 0 | 1) => track[tick * 3 + axis] ?? 0;
  const step = (tick: number, axis: 0 | 1) => at(tick + 1, axis) - at(tick, axis);
  let end = start + 1;
  // As long as it keeps its way: who gets it sends it elsewhere.
  const flies = () => Math.hypot(step(end, 0) - step(start, 0), step(end, 1) - step(start, 1)) < 2;
  while (end - start < LONGEST_SHOT && flies()) end++;
  const { height } = endOf(shot);
  const isOver = shot.outcome === 'off' && Math.abs(at(end, 1) - MIDDLE_OF_GOAL) < POST;
  const top = shot.outcome === 'off' ? (isOver ? Math.max(height, OVER) : 1) : height;
  for (let tick = start + 1; tick <= end; tick++) track[tick * 3 + 2] = (top * (tick - start)) / (end - start);
}

/** Keeps the ball where the shot ended until play restarts: an older engine's recording moves it at once. */
function showShot(track: Float32Array, { dead, length }: MatchRecording, shot: Shot): void {
  const tick = shot.tick - 1;
  if (tick < 1 || tick >= length || shot.outcome === 'blocked') return;
  if (shot.outcome === 'saved' && dead[tick] === 0) return;
  const { x, y, height } = endOf(shot);
  let until = tick;
  while (until < length && dead[until] === 1) until++;
  for (let at = tick; at < Math.max(tick + 1, until - 4); at++) {
    track[at * 3] = x;
    track[at * 3 + 1] = y;
    track[at * 3 + 2] = at === tick ? height : 0;
  }
}

function endOf({ side, outcome, x, y, tick }: Shot): {
  readonly x: number;
  readonly y: number;
  readonly height: number;
} {
  const sign = side === 'home' ? 1 : -1;
  const line = side === 'home' ? LENGTH : 0;
  // Any number that this shot alone decides: where between the posts, or how far past them.
  const lot = ((Math.imul(tick ^ Math.round(x * 91 + y * 57), 0x9e3779b1) >>> 8) & 0xffff) / 0xffff;
  if (outcome === 'goal') {
    return { x: line + sign * 1.4, y: MIDDLE_OF_GOAL + (2 * lot - 1) * (POST - 0.7), height: lot * 1.8 };
  }
  if (outcome === 'saved') return { x: line - sign * 0.6, y: MIDDLE_OF_GOAL + (2 * lot - 1) * POST, height: 0.8 };
  const isOver = lot < 0.4;
  const past = isOver ? (2 * lot - 0.4) * 5 : (lot < 0.7 ? 1 : -1) * (POST + 0.8 + 5 * lot);
  return { x: line + sign * 3.5, y: MIDDLE_OF_GOAL + past, height: isOver ? 4 + 5 * lot : 1 };
}
