/** What must hold for every legal match. Each law plays 25 random ones; `MATCHES=10000 npx vitest run` plays more. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMatch, createRecorder, eventsOf, type MatchEvent, type MatchInput, resultOf, step } from '../index.ts';
import { anyMatchInput } from '../testing/arbitraries.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { along, LENGTH, TICK, TICKS_A_MINUTE, WIDTH } from './pitch.ts';
import { OUTFIELD, SLOTS } from './slots.ts';
import type { Match } from './state.ts';

/** Nobody may stand still for so long while the ball is in play: two minutes. */
const STUCK = 240;

function watch(input: MatchInput, seed: number, each: (match: Match) => void): readonly MatchEvent[] {
  const match = createMatch(input, seed);
  for (let tick = 0; !match.finished; tick++) {
    if (tick > 15_000) throw new Error('the match does not end');
    step(match);
    each(match);
  }
  return eventsOf(match);
}

const runs = { numRuns: Number(process.env.MATCHES ?? 25), seed: 20_260, endOnFailure: true };

test('22 players and a ball on 105 × 68 m, in ticks of half a second (R-ENG-3)', () => {
  expect([LENGTH, WIDTH, TICK]).toEqual([105, 68, 0.5]);
  const match = createMatch(matchInput(teamSheet(), teamSheet()), 1);
  const recorder = createRecorder();
  for (let tick = 0; tick < 7_200; tick++) {
    step(match);
    recorder.observe(match);
  }
  const { frames, length } = recorder.recording();
  expect([length, frames.length / length]).toEqual([7_200, 2 * (22 + 1)]);
  expect(SLOTS).toHaveLength(22);
  // So many half seconds after half-time is so many minutes after it, stoppage time of the first half or not.
  const events = eventsOf(match);
  const [, half] = events.filter(({ type }) => type === 'periodStart');
  const last = events.at(-1);
  const ticks = (last?.tick ?? 0) - (half?.tick ?? 0);
  expect(ticks).toBeGreaterThan(5 * TICKS_A_MINUTE);
  expect(Math.abs((last?.minute ?? 0) - 46 - ticks / TICKS_A_MINUTE)).toBeLessThanOrEqual(1);
});

describe('laws of a match (R-ENG-6)', () => {
  test('everyone and the ball stay on the pitch, at places that are numbers', () => {
    fc.assert(
      fc.property(anyMatchInput, fc.integer(), (input, seed) => {
        watch(input, seed, ({ players, ball }) => {
          for (const slot of SLOTS) {
            const [x, y, energy] = [players.x[slot], players.y[slot], players.energy[slot]];
            if (!(x >= 0 && x <= LENGTH && y >= 0 && y <= WIDTH)) throw new Error(`a player at ${x}, ${y}`);
            if (!(energy >= 0 && energy <= 1)) throw new Error(`energy ${energy}`);
          }
          if (!(ball.x >= -15 && ball.x <= LENGTH + 15 && ball.y >= -15 && ball.y <= WIDTH + 15)) {
            throw new Error(`the ball at ${ball.x}, ${ball.y}`);
          }
        });
      }),
      runs,
    );
  });

  test('the ball is never stuck', () => {
    fc.assert(
      fc.property(anyMatchInput, fc.integer(), (input, seed) => {
        let still = 0;
        let [x, y] = [0, 0];
        watch(input, seed, ({ ball }) => {
          still = ball.x === x && ball.y === y ? still + 1 : 0;
          [x, y] = [ball.x, ball.y];
          if (still > STUCK) throw new Error(`the ball lies at ${x}, ${y}, ${ball.state}`);
        });
      }),
      runs,
    );
  });

  test('opponents stand 9.15 m off when a free kick or a corner is taken', () => {
    fc.assert(
      fc.property(anyMatchInput, fc.integer(), (input, seed) => {
        let seen = 0;
        watch(input, seed, (match) => {
          const { players } = match;
          const events = eventsOf(match);
          for (const event of events.slice(seen)) {
            if (event.type !== 'freeKick' && event.type !== 'corner') continue;
            for (const slot of OUTFIELD[event.side === 'home' ? 1 : 0]) {
              const [dx, dy] = [players.x[slot] - event.x, players.y[slot] - event.y];
              const metres = Math.sqrt(dx * dx + dy * dy);
              if (metres < 9) throw new Error(`an opponent ${metres} m from a ${event.type} at ${event.x}, ${event.y}`);
            }
          }
          seen = events.length;
        });
      }),
      runs,
    );
  });

  test('somebody stays back when his side takes a corner', () => {
    fc.assert(
      fc.property(anyMatchInput, fc.integer(), (input, seed) => {
        let seen = 0;
        watch(input, seed, (match) => {
          const { players } = match;
          const events = eventsOf(match);
          for (const event of events.slice(seen)) {
            if (event.type !== 'corner') continue;
            const side = event.side === 'home' ? 0 : 1;
            const back = OUTFIELD[side].filter((slot) => along(side, players.x[slot]) < 70);
            if (back.length === 0) throw new Error(`nobody stays back at the corner of tick ${event.tick}`);
          }
          seen = events.length;
        });
      }),
      runs,
    );
  });

  test('the clock never runs backwards, and the score only grows', () => {
    fc.assert(
      fc.property(anyMatchInput, fc.integer(), (input, seed) => {
        let last = 0;
        let goals = 0;
        for (const event of watch(input, seed, () => {})) {
          expect(event.tick).toBeGreaterThanOrEqual(last);
          last = event.tick;
          if (event.type !== 'goal') continue;
          expect(event.home + event.away).toBe(goals + 1);
          goals += 1;
        }
      }),
      runs,
    );
  });

  test('a corner belongs to the side that attacks that goal line, a goal kick to the one that defends it', () => {
    fc.assert(
      fc.property(anyMatchInput, fc.integer(), (input, seed) => {
        for (const { type, side, x } of watch(input, seed, () => {})) {
          const attacked = side === 'home' ? LENGTH : 0;
          if (type === 'corner') expect(x).toBe(attacked);
          if (type === 'goalKick') expect(Math.abs(x - attacked)).toBeGreaterThan(90);
        }
      }),
      runs,
    );
  });

  test('events name players of the right side who were on the pitch', () => {
    fc.assert(
      fc.property(anyMatchInput, fc.integer(), (input, seed) => {
        const sides = { home: input.home, away: input.away };
        const on = {
          home: new Set(sides.home.tactic.places.filter(({ id }) => Number(id) < 11).map(({ playerId }) => playerId)),
          away: new Set(sides.away.tactic.places.filter(({ id }) => Number(id) < 11).map(({ playerId }) => playerId)),
        };
        for (const event of watch(input, seed, () => {})) {
          const other = event.side === 'home' ? 'away' : 'home';
          if (event.type === 'substitution') {
            expect(on[event.side].delete(event.playerOut)).toBe(true);
            on[event.side].add(event.playerIn);
          } else if ('player' in event) {
            const side = event.type === 'goal' && event.ownGoal ? other : event.side;
            expect(on[side].has(event.player)).toBe(true);
          }
          if ('opponent' in event) expect(on[other].has(event.opponent)).toBe(true);
          if ('assist' in event && event.assist !== null) expect(on[event.side].has(event.assist)).toBe(true);
        }
      }),
      runs,
    );
  });

  test('every change of players that was asked for is made', () => {
    fc.assert(
      fc.property(anyMatchInput, fc.integer(), (input, seed) => {
        const made = watch(input, seed, () => {}).filter(({ type }) => type === 'substitution');
        expect(made).toHaveLength(input.home.tactic.substitutions.length + input.away.tactic.substitutions.length);
      }),
      runs,
    );
  });

  test('players together did what their side did', () => {
    fc.assert(
      fc.property(anyMatchInput, fc.integer(), (input, seed) => {
        const match = createMatch(input, seed);
        while (!match.finished) step(match);
        const { stats, ratings, score } = resultOf(match, input);
        for (const side of ['home', 'away'] as const) {
          const own = ratings.filter((rating) => rating.side === side);
          const count = (...names: string[]) =>
            own
              .flatMap(({ reasons }) => reasons)
              .reduce((sum, { reason, count: n }) => sum + (names.includes(reason) ? n : 0), 0);
          expect(count('tackle')).toBe(stats[side].tackles);
          expect(count('foul', 'penaltyCaused')).toBe(stats[side].fouls);
          expect(count('shotOnTarget', 'shotOffTarget')).toBe(stats[side].shots);
          expect(count('passComplete', 'passLost')).toBe(stats[side].passes);
          expect(count('passLost')).toBe(stats[side].wrongPasses);
          expect(stats[side].score).toBe(score[side]);
        }
      }),
      runs,
    );
  });
});
