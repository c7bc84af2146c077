/** What may be seen of a match at a moment of the game. R-WLD-9 */

import { type MatchEvent, simulate } from '@mundo-manager/engine';
import { matchInput, teamSheet } from '@mundo-manager/engine/testing';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import { eventsByStep, liveScoreAt, momentOfStep, timelineOf, visibleSteps } from './timeline.ts';

const KICK_OFF = Date.UTC(2026, 2, 8, 15);
const at = (minutes: number, seconds = 0) => KICK_OFF + (minutes * 60 + seconds) * 1_000;
const input = matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 }));
const { events } = simulate(input, 4);
const league = timelineOf(events, 'league', ALPHA);
const [halfTime, restart] = [
  events.find(({ type }) => type === 'periodEnd'),
  events.find((event) => event.type === 'periodStart' && event.period === 2),
] as [MatchEvent, MatchEvent];
const seenAt = (now: number) =>
  eventsByStep(league)
    .slice(0, visibleSteps(KICK_OFF, now, league))
    .flat();

describe('a match as it may be seen', () => {
  test('is whole when all of it may be seen', () => {
    expect(seenAt(at(30))).toEqual(events);
    expect(league.moments.length).toBe(eventsByStep(league).length + 1);
    expect([league.ticks.length, league.scores.length]).toEqual([league.moments.length, league.moments.length]);
  });

  test('goes on minute by minute, 18 seconds each', () => {
    expect(seenAt(at(0, 17)).length).toBe(0);
    expect(seenAt(at(0, 18))).toEqual(events.filter(({ tick }) => tick < 120));
    expect(liveScoreAt(league, KICK_OFF, at(3)).minute).toBe(10);
  });

  test('the half ends before the break, and nothing of the second half is seen until its first minute is over', () => {
    expect(seenAt(at(14, 30)).at(-1)).toEqual(halfTime);
    expect(seenAt(at(15, 17)).at(-1)).toEqual(halfTime);
    expect(seenAt(at(15, 18))).toContainEqual(restart);
    expect(liveScoreAt(league, KICK_OFF, at(15, 18))).toMatchObject({ minute: 46, added: 0 });
  });

  test('reveals the stoppage time on the fourth official’s board when minutes 45 and 90 are over, never before (R-WLD-9)', () => {
    const played = halfTime.tick - 45 * 120;
    const shown = Math.floor(played / 120);
    const scoreOf = (now: number) => liveScoreAt(league, KICK_OFF, now);
    for (let second = 0; second < 13 * 60 + 30; second++) expect(scoreOf(at(0, second))).not.toHaveProperty('stoppage');
    expect(scoreOf(at(13, 30))).toMatchObject({ minute: 45, added: 0, stoppage: shown });
    for (let second = 0; second < 13 * 60 + 12; second++)
      expect(scoreOf(at(15, 18 + second))).not.toHaveProperty('stoppage');
    expect(scoreOf(at(28, 30))).toMatchObject({ minute: 90, added: 0, stoppage: expect.any(Number) });
  });

  test('the break lasts from the whistle until the first minute of the second half is over', () => {
    const isBreakAt = (now: number) => liveScoreAt(league, KICK_OFF, now).isBreak ?? false;
    const half = momentOfStep(KICK_OFF, league.ticks.indexOf(halfTime.tick), league);
    const seconds = Array.from({ length: 1_800 }, (_, second) => at(0, second));
    expect(seconds.filter(isBreakAt)).toEqual(seconds.filter((now) => now >= half && now < at(15, 18)));
  });

  test('a step ends where the next one begins, whenever the half ended', () => {
    const half = league.ticks.indexOf(halfTime.tick);
    expect(half).toBeGreaterThan(45);
    expect(league.ticks[half + 1]).toBe(halfTime.tick + 120);
  });
});

test('the timeline of a cup match has a step for each kick of the shoot-out, after extra time', () => {
  const decided = Array.from({ length: 60 }, (_, seed) => simulate(input, seed, { knockout: true }));
  const match = decided.find(({ score }) => score.shootOut !== null);
  if (match === undefined) throw new Error('no match of sixty went to a shoot-out');
  const cup = timelineOf(match.events, 'knockout', ALPHA);
  const kicks = match.events.filter(({ type }) => type === 'shootOutKick');
  expect(eventsByStep(cup).flat()).toEqual(match.events);
  expect(visibleSteps(KICK_OFF, at(28, 30), cup)).toBe(cup.moments.length - 1 - kicks.length);
  expect(eventsByStep(cup).at(-1)).toEqual([kicks.at(-1)]);
  expect(momentOfStep(KICK_OFF, cup.moments.length - 1, cup)).toBeLessThanOrEqual(at(29, 55));
});
