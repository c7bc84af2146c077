/** Everything that the match player shows of a match, computed once. */
import type { PlayableMatch, SideLook } from '@mundo-manager/contract/client';
import type { MatchEvent, SideName } from '@mundo-manager/engine';
import type { CommentaryLine, Commentate } from '@mundo-manager/engine/commentary';
import type { Category } from '@mundo-manager/rules/clubs';
import type { PlaybackSource } from '../playback/playback.ts';
import type { SimulatedReplay } from '../simulation/messages.ts';
import { lineUpsOf, playersAt, type Shown, type ShownSheet } from './line-ups.ts';
import { type PlayedPeriod, periodsOf } from './match-clock.ts';
import { clipsOf, type GoalEvent, goalsOf, type Mark, marksOf } from './seek-bar-marks.ts';
import { type TrackingData, trackingDataOf } from './tracking-data.ts';

export interface ReplayData {
  readonly looks: Readonly<Record<SideName, SideLook>>;
  readonly ground: Category;
  readonly lines: readonly CommentaryLine[];
  readonly tracking: TrackingData;
  readonly source: PlaybackSource;
  readonly goals: readonly GoalEvent[];
  readonly marks: readonly Mark[];
  readonly periods: readonly PlayedPeriod[];
  /** Whether a live match is between two periods. */
  readonly isBreak: boolean;
  /** Whether score and digest are those that are stored; true if nothing is. R-REP-8 */
  readonly isAsStored: boolean;
  readonly playersAt: (tick: number) => readonly Shown[];
  readonly scorerOf: (goal: GoalEvent | null) => string;
  /** The tick at which the next or the last clip begins. */
  readonly nearestClip: (tick: number, direction: 1 | -1) => number;
}

/** Going back this close to a clip's start leads to the clip before, in ticks. */
const JUST_BEGUN = 8;

/** A match that has been simulated, with the lines that `commentate` gives. */
export function replayDataOf(match: PlayableMatch, simulated: SimulatedReplay, commentate: Commentate): ReplayData {
  const { stored, input, home, away, ground } = match;
  const { frames, events, score, digest } = simulated;
  const isAsStored =
    stored === null ||
    (stored.digest === digest && stored.score.home === score.home && stored.score.away === score.away);
  const tracking = trackingDataOf(frames, events);
  return {
    ...derivedData({ sheets: input, tracking, events, pace: null }),
    looks: { home, away },
    ground,
    lines: commentate(events, input, { home: home.article, away: away.article }),
    isAsStored,
  };
}

/** What the data are derived from. */
interface Material {
  readonly sheets: Readonly<Record<SideName, ShownSheet>>;
  readonly tracking: TrackingData;
  readonly events: readonly MatchEvent[];
  /** Ticks a second by which a live match grows; null once it is over. */
  readonly pace: number | null;
  /** Of a live match; see `LiveShow`. */
  readonly stoppage?: number | null;
  readonly isBreak?: boolean;
}

/** Derives goals, clips, marks, periods and line-ups. */
export function derivedData({
  sheets,
  tracking,
  events,
  pace,
  stoppage = null,
  isBreak = false,
}: Material): Omit<ReplayData, 'looks' | 'ground' | 'lines' | 'isAsStored'> {
  const goals = goalsOf(events);
  const clips = clipsOf(events);
  const lineUps = lineUpsOf(sheets, events);
  let shown: readonly Shown[] = lineUps.starters;
  let changes = 0;
  return {
    tracking,
    goals,
    source: { end: tracking.length, goals, clips, isDead: (tick) => tracking.dead[Math.floor(tick)] === 1, pace },
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
      if (direction === 1) return clips.find(({ from }) => from > tick)?.from ?? tracking.length;
      return clips.findLast(({ from }) => from < tick - JUST_BEGUN)?.from ?? 0;
    },
  };
}
