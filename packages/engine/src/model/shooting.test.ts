import { expect, test } from 'vitest';
import { createMatch } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { finishingOf } from './shooting.ts';

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
