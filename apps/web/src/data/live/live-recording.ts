/** A live match up to the last received minute, with positions from kick-off on: the input of the player. R-REP-9 */
import { decodePositions, type LiveEvent, type LiveMatch, type Positions } from '@mundo-manager/contract/client';
import { FRAME_LENGTH, TICKS_A_MINUTE } from '@mundo-manager/engine';

export interface LiveRecording extends Omit<LiveMatch, 'positions'> {
  /** Whole minutes that are known. */
  readonly minutes: number;
  /** From kick-off on; null if the server has none. */
  readonly positions: { readonly ticksPerFrame: number; readonly frames: Int16Array } | null;
  /** Once the match is over. */
  readonly replayId: string | null;
}

type Minutes = Extract<LiveEvent, { readonly type: 'matchMinutes' }>;

/** What the server answered, put behind what was known before. A finished match has no positions any more: those known stay. */
export function recordingOf(answer: LiveMatch, before: LiveRecording | null): LiveRecording {
  const { positions: told, ...match } = answer;
  const known = before?.positions ?? null;
  const positions = told === null ? known : (joined(known, told) ?? known);
  return { ...match, positions, minutes: minutesOf(positions, match.events), replayId: match.match.replayId };
}

/**
 * Adds the minutes from the stream; null if others are missing in between, or line-ups, so that the server has to be
 * asked.
 */
export function withMinutes(recording: LiveRecording, news: Minutes): LiveRecording | null {
  if (recording.home === null) return null;
  const { positions: known } = recording;
  const { positions: told } = news;
  const events = withEvents(recording.events, news);
  if (events === null) return null;
  const match = { ...recording.match, live: news.score };
  if (told === null) return known === null ? { ...recording, match, events, minutes: minutesOf(null, events) } : null;
  const positions = known === null && recording.minutes > 0 ? null : joined(known, told);
  return positions === null ? null : { ...recording, match, events, positions, minutes: minutesOf(positions, events) };
}

/** Adds the events from the stream, each once; null if others are missing in between. */
export function withEvents(
  known: LiveMatch['events'],
  { eventsBefore, events }: Pick<Minutes, 'eventsBefore' | 'events'>,
): LiveMatch['events'] | null {
  if (known.length < eventsBefore) return null;
  return [...known, ...events.slice(known.length - eventsBefore)];
}

/** The half second from which on positions are missing. */
export function missingFrom({ positions }: Pick<LiveRecording, 'positions'>): number {
  return positions === null ? 0 : (positions.frames.length / FRAME_LENGTH) * positions.ticksPerFrame;
}

/** The frames after those that are known; null if there is a gap. */
function joined(known: LiveRecording['positions'], told: Positions): LiveRecording['positions'] {
  const { firstTick, ticksPerFrame } = told;
  const frames = decodePositions(told.frames);
  if (known === null) return firstTick === 0 ? { ticksPerFrame, frames } : null;
  const overlap = known.frames.length - (firstTick / ticksPerFrame) * FRAME_LENGTH;
  if (overlap < 0 || ticksPerFrame !== known.ticksPerFrame) return null;
  if (overlap >= frames.length) return known;
  const all = new Int16Array(known.frames.length + frames.length - overlap);
  all.set(known.frames);
  all.set(frames.subarray(overlap), known.frames.length);
  return { ticksPerFrame, frames: all };
}

/** The last minute of a match is a part of one. */
function minutesOf(positions: LiveRecording['positions'], events: LiveMatch['events']): number {
  if (positions === null) {
    const newest = events.at(-1)?.tick;
    return newest === undefined ? 0 : Math.floor(newest / TICKS_A_MINUTE) + 1;
  }
  return Math.ceil((positions.frames.length / FRAME_LENGTH) * (positions.ticksPerFrame / TICKS_A_MINUTE));
}
