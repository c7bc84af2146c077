/** The film of a match: a recording with the ball as a spectator sees it. */
import type { MatchEvent } from '@mundo-manager/engine';
import { ballTrack } from './ball-track.ts';
import { type Recording, readRecording } from './recording.ts';

export interface Film extends Recording {
  /** x, y and height of the ball in metres for each tick. */
  readonly ball: Float32Array;
}

/** Develops what was recorded. The recording has no height and no shots: they follow from the events. */
export function developFilm(frames: Int16Array, events: readonly MatchEvent[]): Film {
  const recording = readRecording(frames);
  return { ...recording, ball: ballTrack(recording, events) };
}
