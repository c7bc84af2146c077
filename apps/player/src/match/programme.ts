/** Everything about a match that its screening asks for, worked out once. */
import type { PlayableMatch, SideLook } from '@mundo-manager/contract/client';
import type { MatchEvent, SideName } from '@mundo-manager/engine';
import type { CommentaryLine } from '@mundo-manager/engine/commentary';
import type { Category } from '@mundo-manager/rules/clubs';
import type { Reel } from '../playback/playback.ts';
import type { Simulated } from '../simulation/messages.ts';
import { developFilm, type Film } from './film.ts';
import { lineUpsOf, playersAt, type Shown, type ShownSheet } from './line-ups.ts';
import { clipsOf, type Goal, goalsOf, type Mark, marksOf } from './marks.ts';
import { type PlayedPeriod, periodsOf } from './match-clock.ts';

export interface Programme {
  readonly looks: Readonly<Record<SideName, SideLook>>;
  readonly ground: Category;
  readonly lines: readonly CommentaryLine[];
  readonly film: Film;
  readonly reel: Reel;
  readonly goals: readonly Goal[];
  readonly marks: readonly Mark[];
  readonly periods: readonly PlayedPeriod[];
  /** Of a match that goes on: whether a period is over and another one follows. */
  readonly isBreak: boolean;
  /** Whether score and digest are those that are stored; true where nothing is. R-REP-8 */
  readonly isAsStored: boolean;
  readonly playersAt: (tick: number) => readonly Shown[];
  readonly scorerOf: (goal: Goal | null) => string;
  /** The tick at which the next or the last clip begins. */
  readonly nearestClip: (tick: number, direction: 1 | -1) => number;
}

/** Whoever goes back within this many ticks of a clip's beginning means the clip before. */
const JUST_BEGUN = 8;

/** A match that has been simulated. */
export function programmeOf(match: PlayableMatch, simulated: Simulated): Programme {
  const { stored, input, home, away, ground } = match;
  const { frames, events, lines, score, digest } = simulated;
  const isAsStored =
    stored === null ||
    (stored.digest === digest && stored.score.home === score.home && stored.score.away === score.away);
  const film = developFilm(frames, events);
  return { ...toldOf({ sheets: input, film, events, pace: null }), looks: { home, away }, ground, lines, isAsStored };
}

/** What is known of a match by itself. */
interface Material {
  readonly sheets: Readonly<Record<SideName, ShownSheet>>;
  readonly film: Film;
  readonly events: readonly MatchEvent[];
  /** Of a match that goes on; see `Reel`. */
  readonly pace: number | null;
  /** Of a match that goes on; see `LiveShow`. */
  readonly stoppage?: number | null;
  readonly isBreak?: boolean;
}

/** All that follows from film, line-ups and events. */
export function toldOf({
  sheets,
  film,
  events,
  pace,
  stoppage = null,
  isBreak = false,
}: Material): Omit<Programme, 'looks' | 'ground' | 'lines' | 'isAsStored'> {
  const goals = goalsOf(events);
  const clips = clipsOf(events);
  const lineUps = lineUpsOf(sheets, events);
  let shown: readonly Shown[] = lineUps.starters;
  let changes = 0;
  return {
    film,
    goals,
    reel: { end: film.length, goals, clips, isDead: (tick) => film.dead[Math.floor(tick)] === 1, pace },
    marks: marksOf(events),
    periods: periodsOf(events, stoppage),
    isBreak,
    playersAt(tick) {
      let made = 0;
      while ((lineUps.changes[made]?.tick ?? Number.POSITIVE_INFINITY) <= tick) made += 1;
      if (made !== changes) shown = playersAt(lineUps, tick);
      changes = made;
      return shown;
    },
    scorerOf: (goal) => (goal === null ? '' : (lineUps.players.get(goal.player)?.name ?? '')),
    nearestClip(tick, direction) {
      if (direction === 1) return clips.find(({ from }) => from > tick)?.from ?? film.length;
      return clips.findLast(({ from }) => from < tick - JUST_BEGUN)?.from ?? 0;
    },
  };
}
