import type { Skill } from '@mundo-manager/rules/players';
import { expect, test } from 'vitest';
import { createMatch } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { beatenBy, finishingOf, keepingOf } from './shooting.ts';

test('a cool head is worth the more the closer an opponent is (R-ENG-7)', () => {
  const { players } = createMatch(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 1);
  const gainAt = (pressure: number) => {
    const [nervous, cool] = [0.6, 0.7].map((composure) => {
      players.skills.composure[9] = composure;
      const skillOf = (skill: Skill) => players.skills[skill][9];
      return finishingOf(skillOf, { header: false, penalty: false, pressure }, 10);
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

test('an outfield player in goal is beaten more than twice as often as a keeper, at any distance (R-ENG-33)', () => {
  const sheet = teamSheet({ seed: 1, spread: 0 });
  const players = sheet.players.map((player) => {
    const untaught = { handling: 12, oneOnOnes: 12, reflexes: 12 };
    return { ...player, attributes: { ...player.attributes, ...untaught, agility: 65, jumpingReach: 65 } };
  });
  const usual = teamSheet({ seed: 2, spread: 0 });
  const match = createMatch(matchInput(usual, { ...sheet, players }), 1);
  const usually = createMatch(matchInput(usual, sheet), 1);
  for (const metres of [6, 12, 25]) {
    expect(beatenBy(keepingOf(match, 11, metres))).toBeGreaterThan(2 * beatenBy(keepingOf(usually, 11, metres)));
  }
});
