import { expect, test } from 'vitest';
import { createMatch } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { beatenBy, finishingOf } from './shooting.ts';

test('a cool head is worth the more the closer an opponent is (R-ENG-7)', () => {
  const { players } = createMatch(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 1);
  const gainAt = (pressure: number) => {
    const [nervous, cool] = [0.6, 0.7].map((composure) => {
      players.skills.composure[9] = composure;
      return finishingOf(players, 9, { header: false, penalty: false, pressure }, 10);
    });
    return (cool ?? 0) - (nervous ?? 0);
  };
  expect(gainAt(0)).toBeGreaterThan(0);
  expect(gainAt(1)).toBeGreaterThan(gainAt(0));
});

test('a keeper is beaten as often as he is bad: exp(−0.0105 d + 0.00014 d²) (R-ENG-33)', () => {
  for (const points of [-60, -35, -20, 0, 15, 40]) {
    expect(beatenBy(points)).toBeCloseTo(Math.exp(-0.0105 * points + 0.00014 * points * points), 1);
  }
  expect(beatenBy(-80)).toBe(beatenBy(-60));
  expect(beatenBy(60)).toBe(beatenBy(40));
});
