import type { Skill } from '@mundo-manager/rules/players';
import { expect, test } from 'vitest';
import { createMatch } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';

const AWAY = teamSheet({ seed: 2 });

/** How much the home side wants the ball when one of its starters has a skill at a value from 0 to 100. */
function approachWith(starter: number, skill: Skill, value: number): number {
  const sheet = teamSheet({ seed: 1 });
  const players = sheet.players.map((player, at) =>
    at === starter ? { ...player, attributes: { ...player.attributes, [skill]: value } } : player,
  );
  return createMatch(matchInput({ ...sheet, players }, AWAY), 1).sides[0].approach;
}

test('a side wants the ball by what its players are worth in their places, not by single skills (R-ENG-36)', () => {
  const [keeper, centreForward] = [0, 9];
  for (const skill of ['passing', 'strength', 'workRate'] as const) {
    expect(approachWith(keeper, skill, 95)).toBe(approachWith(keeper, skill, 20));
  }
  expect(approachWith(centreForward, 'finishing', 95)).toBeGreaterThan(approachWith(centreForward, 'finishing', 20));
});

test('who has the ball more changes from match to match between the same sides (R-ENG-36)', () => {
  const input = matchInput(teamSheet({ seed: 1 }), AWAY);
  const approaches = Array.from({ length: 60 }, (_, seed) =>
    createMatch(input, seed).sides.map(({ approach }) => approach),
  );
  for (const [home = 0, away = 0] of approaches) expect(home + away).toBe(0);
  // Much more than the form of the day alone, which hardly ever goes so far.
  for (const wholly of [-1, 1]) expect(approaches.filter(([home]) => home === wholly).length).toBeGreaterThan(4);
});
