/** Frames of the engine's recorder or of the live stream, and who has the ball in them. */
import { FRAME_LENGTH } from '@mundo-manager/engine';

/** The 22 on the pitch: 0–10 are the home side's, 11–21 the away side's; the keeper comes first. */
export const SLOT_COUNT = 22;
/** No slot has the ball. */
export const NO_SLOT = -1;

export interface MatchRecording {
  /** FRAME_LENGTH numbers a tick. Frame n shows tick n + 1. */
  readonly frames: Int16Array;
  /** How many ticks there are. */
  readonly length: number;
  /** The slot that has the ball, or NO_SLOT. */
  readonly carriers: Int8Array;
  /** 1 if play has stopped. */
  readonly dead: Uint8Array;
}

/** Ticks without movement of the ball after which play counts as stopped. */
const STILL = 4;

/** Reads a recording: it names neither the carrier nor dead balls. */
export function readRecording(frames: Int16Array): MatchRecording {
  const length = Math.floor(frames.length / FRAME_LENGTH);
  return { frames, length, carriers: carriersOf(frames, length), dead: deadTicks(frames, length) };
}

/** The carrier of a tick: the player at the position of the ball, to the decimetre. */
function carriersOf(frames: Int16Array, length: number): Int8Array {
  const carriers = new Int8Array(length).fill(NO_SLOT);
  for (let tick = 0; tick < length; tick++) {
    const at = tick * FRAME_LENGTH;
    const [x, y] = [frames[at + 44], frames[at + 45]];
    for (let slot = 0; slot < SLOT_COUNT; slot++) {
      if (frames[at + 2 * slot] !== x || frames[at + 2 * slot + 1] !== y) continue;
      carriers[tick] = slot;
      break;
    }
  }
  return carriers;
}

function deadTicks(frames: Int16Array, length: number): Uint8Array {
  const dead = new Uint8Array(length);
  let since = 0;
  for (let tick = 1; tick <= length; tick++) {
    const [at, from] = [tick * FRAME_LENGTH, since * FRAME_LENGTH];
    const stays = tick < length && frames[at + 44] === frames[from + 44] && frames[at + 45] === frames[from + 45];
    if (stays) continue;
    if (tick - since >= STILL) dead.fill(1, since, tick);
    since = tick;
  }
  return dead;
}
