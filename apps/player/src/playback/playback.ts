/** Where the film stands and how it goes on: speed, pause, best moments, the halt after a goal. It knows no clock; time comes in. */
import type { Clip, Goal } from '../match/marks.ts';
import { FIRST_SPEED, type Speed } from './speeds.ts';

/** Milliseconds of a tick at speed 1. */
const TICK_MS = 500;
/** While the ball is dead the film hurries, from this speed on. */
const HURRY = 3;
const HURRIES_FROM = 2;
/** How long a goal is celebrated, and at high speed. */
const CELEBRATION_MS = 3_200;
const SHORT_CELEBRATION_MS = 1_600;

/** What there is to play. */
export interface Reel {
  /** The last tick. */
  readonly end: number;
  readonly goals: readonly Goal[];
  readonly clips: readonly Clip[];
  readonly isDead: (tick: number) => boolean;
}

export interface PlaybackState {
  /** May lie between two ticks. */
  readonly tick: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Whether only the best moments are shown. */
  readonly bestOnly: boolean;
  /** The goal that is being celebrated. */
  readonly celebrated: Goal | null;
}

export interface Playback {
  readonly state: () => PlaybackState;
  /** Goes on by so many milliseconds. */
  readonly advance: (milliseconds: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly setBestOnly: (bestOnly: boolean) => void;
  readonly seek: (tick: number) => void;
  /** The reel has grown, as that of a live match does. */
  readonly setReel: (reel: Reel) => void;
}

export function createPlayback(first: Reel): Playback {
  let reel = first;
  let state: PlaybackState = { tick: 0, playing: false, speed: FIRST_SPEED, bestOnly: false, celebrated: null };
  let celebrationLeft = 0;

  const set = (change: Partial<PlaybackState>) => {
    state = { ...state, ...change };
  };
  const moveTo = (tick: number) => {
    const reached = reel.goals.find((goal) => goal.tick > state.tick && goal.tick <= tick);
    if (reached !== undefined) {
      celebrationLeft = state.speed > 4 ? SHORT_CELEBRATION_MS : CELEBRATION_MS;
      set({ tick: reached.tick, celebrated: reached });
      return;
    }
    set({ tick: Math.min(tick, reel.end), playing: tick < reel.end });
  };
  return {
    state: () => state,
    advance(milliseconds) {
      if (!state.playing) return;
      if (state.celebrated !== null) {
        celebrationLeft -= milliseconds;
        if (celebrationLeft <= 0) set({ celebrated: null });
        return;
      }
      const { tick, speed, bestOnly } = state;
      const hurry = speed >= HURRIES_FROM && reel.isDead(tick) ? HURRY : 1;
      const wanted = tick + (milliseconds / TICK_MS) * speed * hurry;
      moveTo(bestOnly ? insideClip(reel.clips, tick, wanted, reel.end) : wanted);
    },
    toggle() {
      const isOver = state.tick >= reel.end;
      if (isOver) set({ tick: 0, celebrated: null });
      set({ playing: isOver || !state.playing });
    },
    setSpeed: (speed) => set({ speed }),
    setBestOnly: (bestOnly) => set({ bestOnly }),
    seek: (tick) => set({ tick: Math.max(0, Math.min(reel.end, tick)), celebrated: null }),
    setReel(grown) {
      reel = grown;
    },
  };
}

/** Where the film goes on when only the best moments are shown: within the clip, else at the beginning of the next one, else at the end. */
function insideClip(clips: readonly Clip[], from: number, wanted: number, end: number): number {
  const current = clips.find((clip) => clip.to > from);
  if (current === undefined) return end;
  if (from < current.from) return current.from;
  if (wanted < current.to) return wanted;
  return clips.find((clip) => clip.from >= current.to)?.from ?? end;
}
