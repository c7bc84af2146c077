/** Simulated matches as event data: what programs that measure real matches rely on. */
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import { type ProviderEvent, providerEvents, roleOf } from '../scripts/calibration/provider-events.ts';
import { matchesASeason, SAMPLES, type SampleName, sampleMatch } from '../scripts/calibration/samples.ts';
import { simulate, validateInput } from '../src/index.ts';

const played = [1, 2, 3, 4].map((n) => {
  const { input } = sampleMatch('L', 7, n, ALPHA);
  const result = simulate(input, n);
  return { result, input, events: providerEvents(result, input) };
});
const RESTARTS = new Set(['throw', 'goalkick', 'corner', 'freekick', 'fkshot', 'penalty']);

describe('event data of simulated matches', () => {
  test('have as many goals as the score says', () => {
    for (const { result, events } of played) {
      const goals = (team: 0 | 1) =>
        events.filter((event) => (event.goal ? event.team === team : event.type === 'owngoal' && event.team !== team));
      expect([goals(0).length, goals(1).length]).toEqual([result.score.home, result.score.away]);
    }
  });

  test('run forward in time within each period', () => {
    for (const { events } of played)
      for (const [at, event] of events.entries()) {
        const before = events[at - 1];
        if (before?.period === event.period) expect(event.second).toBeGreaterThanOrEqual(before.second);
      }
  });

  test('are written to the tenth of a second, within the half second of the engine', () => {
    const seconds = played.flatMap(({ events }) => events.map(({ second }) => Math.round(second * 10)));
    expect(new Set(seconds.map((tenths) => tenths % 5)).size).toBe(5);
    const shots = played.flatMap(({ result, events }) =>
      events.filter(({ type, period }) => type === 'shot' && period === 1).map((event) => ({ event, result })),
    );
    for (const { event, result } of shots) {
      const ticks = result.events.flatMap(({ type, tick }) => (type === 'shot' ? tick : []));
      expect(ticks).toContain(Math.floor(event.second * 2 + 0.01));
    }
  });

  test('lie on the pitch, in whole metres', () => {
    for (const { events } of played)
      for (const { x, y, endX, endY } of events)
        for (const [value, most] of [
          [x, 105],
          [y, 68],
          [endX, 105],
          [endY, 68],
        ] as const) {
          expect(value).toBe(Math.round(value));
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(most);
        }
  });

  test('have a restart once: its taker plays no pass in the same second', () => {
    for (const { events } of played)
      for (const restart of events.filter(({ type }) => RESTARTS.has(type))) {
        const same = ({ type, player, period, second }: ProviderEvent) =>
          (type === 'pass' || type === 'cross') &&
          player === restart.player &&
          period === restart.period &&
          Math.abs(second - restart.second) < 0.5;
        expect(events.filter(same)).toEqual([]);
      }
  });

  test('hold every shot of the engine, and passes that succeeded', () => {
    for (const { result, events } of played) {
      const shots = result.stats.home.shots + result.stats.away.shots;
      expect(events.filter(({ shot }) => shot !== undefined)).toHaveLength(shots);
      expect(events.some(({ type, ok }) => type === 'pass' && ok)).toBe(true);
    }
  });

  test('call a winger a forward in every second match', () => {
    expect([roleOf('LW', 1), roleOf('LW', 2), roleOf('RW', 1), roleOf('RW', 2)]).toEqual(['FW', 'MD', 'MD', 'FW']);
    expect([roleOf('GK', 1), roleOf('RWB', 1), roleOf('AM', 1), roleOf('LF', 1)]).toEqual(['GK', 'DF', 'MD', 'FW']);
  });
});

describe.each(SAMPLES)('sample %s', (sample: SampleName) => {
  test('is made of legal matches, the same for the same seed', () => {
    for (const n of [0, 50]) {
      const match = sampleMatch(sample, 3, n, ALPHA);
      expect(validateInput(match.input, ALPHA)).toEqual({ ok: true, value: match.input });
      expect(sampleMatch(sample, 3, n, ALPHA)).toEqual(match);
    }
  });

  test('pairs every club with every other once at home in a season', () => {
    const length = matchesASeason(sample, ALPHA);
    const pairs = Array.from({ length }, (_, n) => sampleMatch(sample, 3, n, ALPHA)).map(
      ({ home, away }) => `${home} ${away}`,
    );
    expect(new Set(pairs).size).toBe(length);
  });
});
