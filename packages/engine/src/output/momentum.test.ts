import { describe, expect, test } from 'vitest';
import { type MatchEvent, momentum, simulate } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';

const input = matchInput(teamSheet({ strength: 68, seed: 1 }), teamSheet({ strength: 62, seed: 2 }));
const matches = Array.from({ length: 20 }, (_, seed) => simulate(input, seed));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const worthOf = (events: readonly MatchEvent[]) => sum(momentum(events).map(({ value }) => value));

/** The same match with the sides exchanged, seen from the other end. */
function mirrored(events: readonly MatchEvent[]): MatchEvent[] {
  return events.map((event) => ({
    ...event,
    side: event.side === 'home' ? 'away' : 'home',
    x: 105 - event.x,
    y: 68 - event.y,
  }));
}

describe('momentum (R-ENG-15)', () => {
  test('has one entry for each minute of the scoreboard, stoppage time included, in order', () => {
    for (const { events } of matches) {
      const minutes = momentum(events).map(({ minute, added }) => minute * 100 + added);
      expect(minutes).toEqual([...new Set(minutes)].toSorted((a, b) => a - b));
      // In a quiet minute nothing happens, and it is shown all the same.
      const regular = Array.from({ length: 90 }, (_, at) => (at + 1) * 100);
      const stoppage = [45, 90].flatMap((minute) => {
        const last = Math.max(...events.map((event) => (event.minute === minute ? event.added : 0)));
        return Array.from({ length: last }, (_, at) => minute * 100 + at + 1);
      });
      expect(new Set(minutes)).toEqual(new Set([...regular, ...stoppage]));
    }
  });

  test('exchanges its sign with the sides', () => {
    for (const { events } of matches) {
      const [own, other] = [momentum(events), momentum(mirrored(events))];
      for (const [at, { value }] of own.entries()) expect(other[at]?.value).toBeCloseTo(-value, 10);
    }
  });

  test('adds up to the threats of both sides, wherever in the match they were', () => {
    for (const { events } of matches) {
      const each = sum(events.map((event) => worthOf([{ ...event, tick: 0 }])));
      expect(worthOf(events)).toBeCloseTo(each, 8);
    }
  });

  test('a shot counts for its chance, most in its own minute; midfield play does not', () => {
    const shot = matches.flatMap(({ events }) => events).find(({ type, side }) => type === 'shot' && side === 'away');
    if (shot?.type !== 'shot') throw new Error('there is a shot');
    const start: MatchEvent = {
      type: 'periodStart',
      tick: 0,
      minute: 1,
      added: 0,
      side: 'home',
      x: 52,
      y: 34,
      period: 1,
    };
    const pass = {
      type: 'pass',
      side: 'home',
      x: 50,
      y: 20,
      player: 'a',
      receiver: 'b',
      kind: 'short',
      complete: true,
    } as const;
    const minutes = momentum([
      start,
      { ...pass, tick: 500, minute: 5, added: 0 },
      { ...shot, tick: 1250, minute: 11, added: 0, xg: 0.5 },
      { ...pass, tick: 1800, minute: 16, added: 0 },
    ]);
    expect(minutes.map(({ value }) => Math.round(value * 100) / 100).slice(7)).toEqual([
      0, -0.05, -0.1, -0.2, -0.1, -0.05, 0, 0, 0,
    ]);
  });

  test('without events has no side that threatens', () => {
    expect(momentum([])).toEqual([]);
  });
});
