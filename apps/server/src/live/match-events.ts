/** Live events of a match between two moments of the game. None comes before its minute. R-WLD-9, R-CAL-34 */
import type { LiveEvent } from '@mundo-manager/contract';
import type { MatchEvent } from '@mundo-manager/engine';
import { liveScoreAt, momentOfStep, type Timeline, visibleSteps } from '../simulation/timeline.ts';
import type { MatchPhase } from '../storage/database.ts';

/** A match of the live streams. */
export interface LiveSource {
  readonly id: string;
  readonly competitionId: string;
  /** Kick-off. */
  readonly date: number;
  /** When it is announced. */
  readonly announcedAt: number;
  /** Full time. */
  readonly end: number;
  readonly phase: MatchPhase;
  readonly homeId: string;
  readonly awayId: string;
  /** Null before kick-off. */
  readonly course: LiveCourse | null;
  /** Null before full time. */
  readonly result: { readonly home: number; readonly away: number; readonly replayId: string } | null;
}

/** How a match goes, whole. */
export interface LiveCourse extends Pick<Timeline, 'moments' | 'ticks' | 'scores'> {
  readonly eventsByStep: readonly (readonly MatchEvent[])[];
  /** Names and shirt numbers by player. */
  readonly players: ReadonlyMap<string, { readonly name: string; readonly number: number }>;
}

/** Up to which moment is known what happened in the match: work that is late holds its events back, it does not swallow them. */
export function knownUntil({ date, end, phase, course, result }: LiveSource, now: number): number {
  if (phase === 'finished') return result === null ? end - 1 : now;
  return Math.min(now, course === null ? date - 1 : end - 1);
}

/** The events after `from` and up to `to`, in order. Minutes come at once, in full for readers who follow the match. */
export function eventsBetween(source: LiveSource, from: number, to: number, isFollowed: boolean): LiveEvent[] {
  const { id, competitionId, date, announcedAt, end, course, result } = source;
  const base = { matchId: id, competitionId };
  const isWithin = (at: number) => at > from && at <= to;
  const events: LiveEvent[] = [];
  if (isWithin(announcedAt) && to < date) events.push({ type: 'matchSoon', ...base, at: announcedAt, date });
  if (course !== null) {
    if (isWithin(date)) events.push({ type: 'matchStarted', ...base, at: date });
    events.push(...minutesBetween(source, course, { from, to, isFollowed }));
  }
  if (result !== null && isWithin(end)) events.push({ type: 'matchFinished', ...base, at: end, ...result });
  return events;
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly isFollowed: boolean;
}

function minutesBetween(source: LiveSource, course: LiveCourse, { from, to, isFollowed }: Span): LiveEvent[] {
  const { id: matchId, competitionId, date } = source;
  const [first, last] = [visibleSteps(date, from, course), visibleSteps(date, to, course)];
  if (last <= first) return [];
  const goals: LiveEvent[] = [];
  for (let step = first; step < last; step++) {
    const at = momentOfStep(date, step + 1, course);
    for (const event of course.eventsByStep[step] ?? []) {
      if (event.type === 'goal') goals.push({ type: 'goal', at, matchId, competitionId, ...goalOf(event, course) });
    }
  }
  const at = momentOfStep(date, last, course);
  const score = liveScoreAt(course, date, at);
  if (!isFollowed) return [...goals, { type: 'matchScore', at, matchId, competitionId, score }];
  const events = course.eventsByStep.slice(first, last).flat();
  const eventsBefore = course.eventsByStep.slice(0, first).flat().length;
  return [...goals, { type: 'matchMinutes', at, matchId, competitionId, score, eventsBefore, events, positions: null }];
}

type Goal = Extract<LiveEvent, { type: 'goal' }>;

function goalOf(
  { side, minute, added, home, away, player, ownGoal }: Extract<MatchEvent, { type: 'goal' }>,
  { players }: LiveCourse,
): Pick<Goal, 'side' | 'score' | 'scorer'> {
  const { name, number } = players.get(player) ?? { name: '?', number: 0 };
  return {
    side,
    score: { minute, added, home, away },
    // An own goal counts for no scorer, as in the table of scorers; name and number are those of the unlucky player. R-STA-6
    scorer: { id: ownGoal ? null : player, name, number },
  };
}
