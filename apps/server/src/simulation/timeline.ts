/** A match step by step: what may be seen of it at a moment of the game. R-WLD-9 */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { LiveScore } from '@mundo-manager/contract';
import { type MatchEvent, TICKS_A_MINUTE } from '@mundo-manager/engine';
import { MINUTE } from '@mundo-manager/rules/clock';
import { type MatchKind, matchMoments } from '@mundo-manager/rules/match-window';
import type { Ruleset } from '@mundo-manager/rules/ruleset';

/** Game time from kick-off to full time, in milliseconds. */
export function matchLength({ matchWindow }: Ruleset): number {
  return matchWindow.minutesAfter * MINUTE;
}

/** A sixth larger than the usual 6, in a third of the time. */
const GZIP_LEVEL = 4;

/** A played match as it is stored: its minutes, stoppage time included, then the kicks of a shoot-out. Lists are by steps gone by, from 0. */
export interface Timeline {
  /** Game milliseconds after kick-off at which so many steps may be seen. */
  readonly moments: readonly number[];
  /** Half seconds of play after so many steps. */
  readonly ticks: readonly number[];
  /** Minute and stoppage time of the scoreboard, goals at home and away. */
  readonly scores: readonly (readonly [minute: number, added: number, home: number, away: number])[];
  /** The events of each step: a list of lists as JSON, compressed, as base64. */
  readonly events: string;
}

/** Splits the events of a whole match into its steps. */
export function timelineOf(events: readonly MatchEvent[], kind: MatchKind, ruleset: Ruleset): Timeline {
  const { periods, kicks } = splitPeriods(events);
  const steps = [...periods.flatMap(minutesOf), ...kicks.map((kick) => ({ end: kick.tick, events: [kick] }))];
  let score: Timeline['scores'][number] = [0, 0, 0, 0];
  const scores = [score];
  for (const step of steps) {
    const last = step.events.at(-1);
    const goal = step.events.findLast(({ type }) => type === 'goal');
    const [, , home, away] = score;
    const goals = goal?.type === 'goal' ? ([goal.home, goal.away] as const) : ([home, away] as const);
    score = last === undefined ? score : [last.minute, last.added, ...goals];
    scores.push(score);
  }
  const played = { periods: periods.map((period) => minutesOf(period).length), kicks: kicks.length };
  const lists = JSON.stringify(steps.map((step) => step.events));
  return {
    moments: [0, ...matchMoments(played, kind, ruleset)],
    ticks: [0, ...steps.map(({ end }) => end)],
    scores,
    events: gzipSync(lists, { level: GZIP_LEVEL }).toString('base64'),
  };
}

interface Step {
  readonly end: number;
  readonly events: readonly MatchEvent[];
}

function splitPeriods(events: readonly MatchEvent[]): {
  readonly periods: readonly (readonly MatchEvent[])[];
  readonly kicks: readonly MatchEvent[];
} {
  const periods: MatchEvent[][] = [];
  const kicks: MatchEvent[] = [];
  for (const event of events) {
    if (event.type === 'shootOutKick') kicks.push(event);
    else if (event.type === 'periodStart' || periods.length === 0) periods.push([event]);
    else periods.at(-1)?.push(event);
  }
  return { periods, kicks };
}

/** A period by its minutes; the last of them may be a part of one. */
function minutesOf(events: readonly MatchEvent[]): readonly Step[] {
  const [start, end] = [events[0]?.tick ?? 0, events.at(-1)?.tick ?? 0];
  const count = Math.max(1, Math.ceil((end - start) / TICKS_A_MINUTE));
  const minutes = Array.from({ length: count }, (): MatchEvent[] => []);
  for (const event of events) {
    minutes[Math.min(count - 1, Math.floor((event.tick - start) / TICKS_A_MINUTE))]?.push(event);
  }
  return minutes.map((inMinute, index) => ({
    end: Math.min(end, start + (index + 1) * TICKS_A_MINUTE),
    events: inMinute,
  }));
}

/** The events of each step of the match. */
export function eventsByStep({ events }: Pick<Timeline, 'events'>): readonly (readonly MatchEvent[])[] {
  return JSON.parse(gunzipSync(Buffer.from(events, 'base64')).toString('utf8')) as MatchEvent[][];
}

/** How many steps of a match may be seen. R-WLD-9 */
export function visibleSteps(kickOff: number, now: number, { moments }: Pick<Timeline, 'moments'>): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => kickOff + moment <= now),
  );
}

/** The moment of the game at which that many steps may be seen. */
export function momentOfStep(kickOff: number, step: number, { moments }: Pick<Timeline, 'moments'>): number {
  return kickOff + (moments[step] ?? moments.at(-1) ?? 0);
}

type Scores = Pick<Timeline, 'moments' | 'ticks' | 'scores'>;

/** The score that may be seen now of a match that has kicked off, with what the fourth official shows from the end of minutes 45 and 90 on. */
export function liveScoreAt(timeline: Scores, kickOff: number, now: number): LiveScore {
  const step = visibleSteps(kickOff, now, timeline);
  const [minute, added, home, away] = timeline.scores[step] ?? [0, 0, 0, 0];
  const isHalfPlayed = HALVES.includes(minute);
  return {
    minute,
    added,
    home,
    away,
    ...(isHalfPlayed && { stoppage: stoppageOf(minute, timeline) }),
    ...(isBreakAfter(step, timeline) && { isBreak: true }),
  };
}

/** The last whole minutes of both halves, and of every period that another may follow. */
const HALVES: readonly number[] = [45, 90];
const PERIOD_ENDS: readonly number[] = [...HALVES, 105];

/** Whole minutes of stoppage time after that minute: the referee lets some seconds more pass, and the last attack end. */
function stoppageOf(lastMinute: number, { scores, ticks }: Scores): number {
  const played = scores.findIndex(([minute]) => minute === lastMinute);
  const over = scores.findLastIndex(([minute]) => minute === lastMinute);
  return Math.floor(((ticks[over] ?? 0) - (ticks[played] ?? 0)) / TICKS_A_MINUTE);
}

function isBreakAfter(step: number, { scores }: Scores): boolean {
  const [minute = 0] = scores[step] ?? [];
  const [next = 0] = scores[step + 1] ?? [];
  return PERIOD_ENDS.includes(minute) && next > minute;
}
