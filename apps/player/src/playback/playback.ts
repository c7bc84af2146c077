/** The position of playback: speed, pause, best moments, celebrations, the edge of a live match. Callers pass the elapsed time. */
import type { Clip, GoalEvent } from '../match/seek-bar-marks.ts';
import { createLiveEdge } from './live-edge.ts';
import { FIRST_SPEED, type Speed } from './speeds.ts';

/** Milliseconds of a tick at speed 1. */
const TICK_MS = 500;
/** Dead balls pass faster by this factor, from this speed on. */
const HURRY = 3;
const HURRIES_FROM = 2;
/** How long a goal is celebrated, and at high speed. */
const CELEBRATION_MS = 3_200;
const SHORT_CELEBRATION_MS = 1_600;
/** Faster than this the celebration is short. */
const FAST = 4;

/** What there is to play. */
export interface PlaybackSource {
  /** The last tick. */
  readonly end: number;
  readonly goals: readonly GoalEvent[];
  readonly clips: readonly Clip[];
  readonly isDead: (tick: number) => boolean;
  /** Ticks a second by which the source of a live match grows; null once the match is over. */
  readonly pace: number | null;
}

export interface PlaybackState {
  /** May lie between two ticks. */
  readonly tick: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Whether only the best moments are shown. */
  readonly bestOnly: boolean;
  /** The goal that is being celebrated. */
  readonly celebrated: GoalEvent | null;
  /** Whether a live match is shown as it happens; its own pace is the speed then. */
  readonly following: boolean;
}

export interface Playback {
  readonly state: () => PlaybackState;
  /** Advances by so many milliseconds. */
  readonly advance: (milliseconds: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly setBestOnly: (bestOnly: boolean) => void;
  readonly seek: (tick: number) => void;
  /** To what happens now in a live match. */
  readonly follow: () => void;
  /** The source has grown, as that of a live match does, or is whole now. */
  readonly setSource: (source: PlaybackSource) => void;
}

/** Playback that is paused at the beginning, or at the edge of a live match. R-REP-5, R-REP-9 */
export function createPlayback(first: PlaybackSource): Playback {
  const edge = createLiveEdge(first);
  let source = first;
  let celebrationLeft = 0;
  let state: PlaybackState = {
    tick: first.pace === null ? 0 : edge.tick(),
    playing: false,
    speed: FIRST_SPEED,
    bestOnly: false,
    celebrated: null,
    following: first.pace !== null,
  };

  const set = (change: Partial<PlaybackState>) => {
    state = { ...state, ...change };
  };
  const isOpen = () => source.pace !== null;
  const moveTo = (tick: number, isFast: boolean) => {
    const reached = source.goals.find((goal) => goal.tick > state.tick && goal.tick <= tick);
    if (reached !== undefined) {
      celebrationLeft = isFast ? SHORT_CELEBRATION_MS : CELEBRATION_MS;
      set({ tick: reached.tick, celebrated: reached });
      return;
    }
    const isAtEnd = tick >= source.end;
    set({ tick: Math.min(tick, source.end), playing: isOpen() || !isAtEnd });
    if (isAtEnd) set({ following: isOpen(), bestOnly: state.bestOnly && !isOpen() });
  };
  return {
    state: () => state,
    advance(milliseconds) {
      edge.advance(milliseconds);
      if (!state.playing) return;
      if (state.celebrated !== null) {
        celebrationLeft -= milliseconds;
        if (celebrationLeft <= 0) set({ celebrated: null });
        return;
      }
      const { tick, speed, bestOnly } = state;
      if (state.following) {
        const next = edge.after(tick, milliseconds);
        if (next.isJump) set({ tick: next.tick });
        else if (next.tick > tick || !isOpen()) moveTo(next.tick, edge.isFast());
        return;
      }
      const hurry = speed >= HURRIES_FROM && source.isDead(tick) ? HURRY : 1;
      const wanted = tick + (milliseconds / TICK_MS) * speed * hurry;
      const reached = bestOnly ? insideClip(source.clips, tick, wanted, source.end) : wanted;
      const present = edge.tick();
      // The source reaches beyond the edge: without this, fast playback would stop at its end and wait for the match.
      const meets = isOpen() && tick <= present && reached > present;
      moveTo(meets ? present : reached, speed > FAST);
      if (meets && state.celebrated === null) set({ following: true, bestOnly: false });
    },
    toggle() {
      const isOver = !isOpen() && state.tick >= source.end;
      if (isOver) set({ tick: 0, celebrated: null });
      if (state.playing) set({ playing: false, following: false });
      else set({ playing: true, following: isOpen() && (state.following || state.tick >= edge.tick()) });
    },
    setSpeed: (speed) => set({ speed, following: false }),
    setBestOnly(bestOnly) {
      // A manager who followed live has seen no best moments yet: they start with the first.
      if (bestOnly && state.following) set({ tick: 0, celebrated: null });
      set({ bestOnly, following: state.following && !bestOnly });
    },
    seek(tick) {
      const following = isOpen() && tick >= edge.tick();
      const reached = following ? edge.tick() : Math.max(0, Math.min(source.end, tick));
      set({ tick: reached, celebrated: null, following });
    },
    follow: () => set({ tick: edge.tick(), playing: true, following: isOpen(), bestOnly: false, celebrated: null }),
    setSource(grown) {
      source = grown;
      edge.grow(grown);
      if (state.tick > source.end) set({ tick: source.end });
    },
  };
}

/** The next tick when only best moments are shown: inside the clip, else the start of the next one, else the end. */
function insideClip(clips: readonly Clip[], from: number, wanted: number, end: number): number {
  const current = clips.find((clip) => clip.to > from);
  if (current === undefined) return end;
  if (from < current.from) return current.from;
  if (wanted < current.to) return wanted;
  return clips.find((clip) => clip.from >= current.to)?.from ?? end;
}
