/** What a live match sends in its first minute, measured, beside how the match ends. R-WLD-9 */

import { type MatchEvent, simulate } from '@mundo-manager/engine';
import { matchInput, teamSheet } from '@mundo-manager/engine/testing';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { eventsBetween, type LiveSource } from '../../src/live/match-events.ts';
import { eventsByStep, matchLength, momentOfStep, timelineOf, visibleSteps } from '../../src/simulation/timeline.ts';

const KICK_OFF = Date.UTC(2026, 2, 8, 15);
const CLUBS = 10;

/** Numbers in the first minute of a match, and facts that must not follow from them. */
export interface FirstMinute {
  readonly goals: number;
  /** Goals after the first minute. */
  readonly laterGoals: number;
  /** By name: contents, sizes and times of what is sent. */
  readonly sent: Readonly<Record<string, number>>;
  /** When the first minute was sent while the whole match was spread over the half hour. */
  readonly spreadMoment: number;
}

/** The first minutes of so many matches between ten equal clubs. */
export function firstMinutes(matches: number): FirstMinute[] {
  const sheets = Array.from({ length: CLUBS }, (_, club) => teamSheet({ seed: club + 1 }));
  return Array.from({ length: matches }, (_, seed) => {
    const [home, away] = [sheets[seed % CLUBS], sheets[(seed + 1 + (Math.floor(seed / CLUBS) % (CLUBS - 1))) % CLUBS]];
    if (home === undefined || away === undefined) throw new Error('there is no such club');
    return firstMinuteOf(simulate(matchInput(home, away), `first minute ${seed}`).events);
  });
}

/** Pearson's coefficient; 0 if one of the two never changes. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [oneMean, otherMean] = [mean(one), mean(other)];
  const product = (a: readonly number[], aMean: number, b: readonly number[], bMean: number) =>
    a.reduce((sum, value, at) => sum + (value - aMean) * ((b[at] ?? 0) - bMean), 0);
  const [spread, otherSpread] = [product(one, oneMean, one, oneMean), product(other, otherMean, other, otherMean)];
  return spread * otherSpread === 0 ? 0 : product(one, oneMean, other, otherMean) / Math.sqrt(spread * otherSpread);
}

function firstMinuteOf(events: readonly MatchEvent[]): FirstMinute {
  const timeline = timelineOf(events, 'league', ALPHA);
  const source: LiveSource = {
    id: 'm1',
    competitionId: 'l1',
    date: KICK_OFF,
    announcedAt: KICK_OFF - 15 * 60_000,
    end: KICK_OFF + matchLength(ALPHA),
    phase: 'playing',
    homeId: 'c1',
    awayId: 'c2',
    course: { ...timeline, eventsByStep: eventsByStep(timeline), players: new Map() },
    result: null,
  };
  const first = momentOfStep(KICK_OFF, 1, timeline);
  const followed = eventsBetween(source, KICK_OFF - 1, first, true);
  const others = eventsBetween(source, KICK_OFF - 1, first, false);
  const [, second = KICK_OFF] = followed.map(({ at }) => at);
  const minute = events.filter(({ tick }) => tick < 120);
  const goals = (list: readonly MatchEvent[]) => list.filter(({ type }) => type === 'goal').length;
  const minutes = Math.max(1, Math.ceil((events.at(-1)?.tick ?? 0) / 120));
  return {
    goals: goals(events),
    laterGoals: goals(events) - goals(minute),
    sent: {
      'moment of the first minute': second - KICK_OFF,
      'moment of the second minute': momentOfStep(KICK_OFF, 2, timeline) - KICK_OFF,
      'minutes seen after a minute': visibleSteps(KICK_OFF, KICK_OFF + 60_000, timeline),
      'messages, followed': followed.length,
      'messages, others': others.length,
      'bytes, followed': JSON.stringify(followed).length,
      'bytes, others': JSON.stringify(others).length,
      'half seconds of positions': timeline.ticks[1] ?? 0,
      events: minute.length,
      passes: minute.filter(({ type }) => type === 'pass').length,
      shots: minute.filter(({ type }) => type === 'shot').length,
    },
    spreadMoment: matchLength(ALPHA) / minutes,
  };
}
