/** Everything about a match that its screening asks for, worked out once. */
import type { MatchEvent } from '@mundo-manager/engine';
import type { Names } from '../page/texts.ts';
import type { Reel } from '../playback/playback.ts';
import type { Simulated } from '../simulation/messages.ts';
import type { PlayableMatch } from '../source/playable.ts';
import { developFilm, type Film } from './film.ts';
import { lineUpsOf, playersAt, type Shown } from './line-ups.ts';
import { clipsOf, type Goal, goalsOf, type Mark, marksOf } from './marks.ts';

export interface Programme {
  readonly names: Names;
  readonly film: Film;
  readonly reel: Reel;
  readonly goals: readonly Goal[];
  readonly marks: readonly Mark[];
  /** The starts of the periods. */
  readonly periods: readonly MatchEvent[];
  /** Whether score and digest are those that are stored; true where nothing is. R-REP-8 */
  readonly isAsStored: boolean;
  readonly playersAt: (tick: number) => readonly Shown[];
  readonly scorerOf: (goal: Goal | null) => string;
  /** The tick at which the next or the last clip begins. */
  readonly nearestClip: (tick: number, direction: 1 | -1) => number;
}

/** Whoever goes back within this many ticks of a clip's beginning means the clip before. */
const JUST_BEGUN = 8;

export function programmeOf(match: PlayableMatch, { frames, events, score, digest }: Simulated): Programme {
  const { stored, input } = match;
  const film = developFilm(frames, events);
  const goals = goalsOf(events);
  const clips = clipsOf(events);
  const lineUps = lineUpsOf(input, events);
  let shown: readonly Shown[] = lineUps.starters;
  let changes = 0;
  return {
    names: { home: match.home.name, away: match.away.name },
    film,
    goals,
    reel: { end: film.length, goals, clips, isDead: (tick) => film.dead[Math.floor(tick)] === 1 },
    marks: marksOf(events),
    periods: events.filter(({ type }) => type === 'periodStart'),
    isAsStored:
      stored === null ||
      (stored.digest === digest && stored.score.home === score.home && stored.score.away === score.away),
    playersAt(tick) {
      let made = 0;
      while ((lineUps.substitutions[made]?.tick ?? Number.POSITIVE_INFINITY) <= tick) made += 1;
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
