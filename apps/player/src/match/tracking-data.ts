/** Tracking data of a match: the engine's recording with the ball's height, as a spectator sees it. */
import { FRAME_LENGTH, type MatchEvent } from '@mundo-manager/engine';
import { ballTrack } from './ball-track.ts';
import { type MatchRecording, readRecording } from './recording.ts';

/** Metres. */
const GROUND = { length: 105, width: 68 } as const;

export interface TrackingData extends MatchRecording {
  /** x, y and height of the ball in metres for each tick. */
  readonly ball: Float32Array;
}

/** Derives the tracking data. The recording has no height and no shots: both come from the events. */
export function trackingDataOf(frames: Int16Array, events: readonly MatchEvent[]): TrackingData {
  const recording = readRecording(frames);
  const ball = ballTrack(recording, events);
  const turned = turnedStretches(events, recording.length);
  if (turned.length === 0) return { ...recording, ball };
  return { ...recording, frames: turnFrames(frames, turned), ball: turnBall(ball, turned) };
}

/** Ticks, as places in the recording, in which the home side attacks the left goal: from the first to before the last. */
type Stretch = readonly [number, number];

function turnedStretches(events: readonly MatchEvent[], length: number): Stretch[] {
  const starts = events.filter((event) => event.type === 'periodStart');
  return starts.flatMap(({ homeAttacks, tick }, at): Stretch[] =>
    homeAttacks === 'left' ? [[Math.max(0, tick - 1), (starts[at + 1]?.tick ?? length + 1) - 1]] : [],
  );
}

/** The recording has the home side attack the right goal all the time; on the ground the sides change ends. */
function turnFrames(frames: Int16Array, stretches: readonly Stretch[]): Int16Array {
  const turned = frames.slice();
  for (const [from, to] of stretches) {
    for (let at = from * FRAME_LENGTH; at < Math.min(to * FRAME_LENGTH, turned.length); at += 2) {
      turned[at] = GROUND.length * 10 - (frames[at] ?? 0);
      turned[at + 1] = GROUND.width * 10 - (frames[at + 1] ?? 0);
    }
  }
  return turned;
}

function turnBall(ball: Float32Array, stretches: readonly Stretch[]): Float32Array {
  for (const [from, to] of stretches) {
    for (let at = from * 3; at < Math.min(to * 3, ball.length); at += 3) {
      ball[at] = GROUND.length - (ball[at] ?? 0);
      ball[at + 1] = GROUND.width - (ball[at + 1] ?? 0);
    }
  }
  return ball;
}
