/** Where the film stands and how it goes on: speed, pause, best moments, the halt after a goal, the edge of a live match. It knows no clock; time comes in. */
import type { Clip, Goal } from '../match/marks.ts';
import { createLiveEdge } from './live-edge.ts';
import { FIRST_SPEED, type Speed } from './speeds.ts';

/** Milliseconds of a tick at speed 1. */
const TICK_MS = 500;
/** While the ball is dead the film hurries, from this speed on. */
const HURRY = 3;
const HURRIES_FROM = 2;
/** How long a goal is celebrated, and at high speed. */
const CELEBRATION_MS = 3_200;
const SHORT_CELEBRATION_MS = 1_600;
/** Faster than this the celebration is short. */
const FAST = 4;

/** What there is to play. */
export interface Reel {
  /** The last tick. */
  readonly end: number;
  readonly goals: readonly Goal[];
  readonly clips: readonly Clip[];
  readonly isDead: (tick: number) => boolean;
  /** Of a match that goes on: ticks by which the reel grows in a second. Null for one that is over. */
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
  readonly celebrated: Goal | null;
  /** Whether a live match is shown as it happens; its own pace is the speed then. */
  readonly following: boolean;
}

export interface Playback {
  readonly state: () => PlaybackState;
  /** Goes on by so many milliseconds. */
  readonly advance: (milliseconds: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly setBestOnly: (bestOnly: boolean) => void;
  readonly seek: (tick: number) => void;
  /** To what happens now in a live match. */
  readonly follow: () => void;
  /** The reel has grown, as that of a live match does, or is whole now. */
  readonly setReel: (reel: Reel) => void;
}

/** A film at its beginning; that of a live match at its edge. Nothing plays yet. R-REP-5, R-REP-9 */
export function createPlayback(first: Reel): Playback {
  const edge = createLiveEdge(first);
  let reel = first;
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
  const isOpen = () => reel.pace !== null;
  const moveTo = (tick: number, isFast: boolean) => {
    const reached = reel.goals.find((goal) => goal.tick > state.tick && goal.tick <= tick);
    if (reached !== undefined) {
      celebrationLeft = isFast ? SHORT_CELEBRATION_MS : CELEBRATION_MS;
      set({ tick: reached.tick, celebrated: reached });
      return;
    }
    const isAtEnd = tick >= reel.end;
    set({ tick: Math.min(tick, reel.end), playing: isOpen() || !isAtEnd });
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
      const hurry = speed >= HURRIES_FROM && reel.isDead(tick) ? HURRY : 1;
      const wanted = tick + (milliseconds / TICK_MS) * speed * hurry;
      const reached = bestOnly ? insideClip(reel.clips, tick, wanted, reel.end) : wanted;
      const present = edge.tick();
      // The film goes on beyond the edge, as far as has been told: whoever ran on to its end would stand there until the match came after him.
      const meets = isOpen() && tick <= present && reached > present;
      moveTo(meets ? present : reached, speed > FAST);
      if (meets && state.celebrated === null) set({ following: true, bestOnly: false });
    },
    toggle() {
      const isOver = !isOpen() && state.tick >= reel.end;
      if (isOver) set({ tick: 0, celebrated: null });
      if (state.playing) set({ playing: false, following: false });
      else set({ playing: true, following: isOpen() && (state.following || state.tick >= edge.tick()) });
    },
    setSpeed: (speed) => set({ speed, following: false }),
    setBestOnly(bestOnly) {
      // Nobody has seen the best moments of a match that he follows from now on: they begin with the first.
      if (bestOnly && state.following) set({ tick: 0, celebrated: null });
      set({ bestOnly, following: state.following && !bestOnly });
    },
    seek(tick) {
      const following = isOpen() && tick >= edge.tick();
      const reached = following ? edge.tick() : Math.max(0, Math.min(reel.end, tick));
      set({ tick: reached, celebrated: null, following });
    },
    follow: () => set({ tick: edge.tick(), playing: true, following: isOpen(), bestOnly: false, celebrated: null }),
    setReel(grown) {
      reel = grown;
      edge.grow(grown);
      if (state.tick > reel.end) set({ tick: reel.end });
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
