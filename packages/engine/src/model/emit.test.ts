import { describe, expect, test } from 'vitest';
import { simulate } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';

const input = matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 }));
const { events } = simulate(input, 5);
const passes = events.filter((event) => event.type === 'pass');
const sideOf = new Map(
  (['home', 'away'] as const).flatMap((side) => input[side].players.map(({ id }) => [id, side] as const)),
);

describe('a pass event (R-ENG-8)', () => {
  test('ends on the pitch, after it was kicked', () => {
    for (const { kickTick = -1, tick, endX = -1, endY = -1 } of passes) {
      expect(kickTick).toBeGreaterThanOrEqual(0);
      expect(kickTick).toBeLessThanOrEqual(tick);
      expect(endX).toBeGreaterThanOrEqual(0);
      expect(endX).toBeLessThanOrEqual(105);
      expect(endY).toBeGreaterThanOrEqual(0);
      expect(endY).toBeLessThanOrEqual(68);
    }
  });

  test('names a team-mate as receiver, not the passer', () => {
    for (const { side, player, receiver } of passes) {
      expect(receiver).not.toBe(player);
      expect(sideOf.get(receiver ?? '')).toBe(side);
    }
  });

  test('that arrived names the player who plays the ball next', () => {
    let followed = 0;
    for (const [at, pass] of events.entries()) {
      const next = events[at + 1];
      if (pass.type !== 'pass' || !pass.complete || next?.type !== 'pass' || next.side !== pass.side) continue;
      expect(next.player).toBe(pass.receiver);
      followed += 1;
    }
    expect(followed).toBeGreaterThan(200);
  });

  test('that went into touch ends on the touchline', () => {
    const lost = passes.filter(({ complete, endY }) => !complete && (endY === 0 || endY === 68));
    expect(lost.length).toBeGreaterThan(5);
  });
});
