import { expect, test } from 'vitest';
import type { BoosterSlot } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildSquad } from '../testing/builders.ts';
import { bestTakers } from './best-takers.ts';
import { TAKER_SKILLS } from './constants.ts';
import { SET_PIECES } from './tactic.ts';

const squad = buildSquad().slice(0, 11);
const withSkills = (number: number, skills: object) =>
  squad.map((player) =>
    player.number === number ? { ...player, attributes: { ...player.attributes, ...skills } } : player,
  );

test.each(SET_PIECES)('%s: the best at its attribute comes first (R-TAC-27)', (setPiece) => {
  const skills = Object.fromEntries(TAKER_SKILLS[setPiece].map((skill) => [skill, 99]));
  const [best] = bestTakers(setPiece, withSkills(7, skills), ALPHA);
  expect(best?.player.number).toBe(7);
  expect(best?.values).toEqual(TAKER_SKILLS[setPiece].map(() => 99));
});

test('the sum decides, and equals stay in their order', () => {
  const players = withSkills(9, { finishing: 99, composure: 1 });
  const numbers = bestTakers('penalties', players, ALPHA).map(({ player }) => player.number);
  expect(numbers.at(-1)).toBe(9);
  const equal = squad.map((player) => ({ ...player, attributes: { ...player.attributes, leadership: 50 } }));
  expect(bestTakers('captain', equal, ALPHA).map(({ player }) => player)).toEqual(equal);
});

test('boosters count', () => {
  const boosters: readonly BoosterSlot[] = [{ slotId: 1, status: 'occupied', boosterId: 26 }];
  const players = squad.map((player) => ({
    ...player,
    attributes: { ...player.attributes, technique: 60, finishing: 50 },
    attributeBoosters: player.number === 8 ? boosters : [],
  }));
  const [best, second] = bestTakers('directFreeKicks', players, ALPHA);
  expect([best?.player.number, best?.values, second?.values]).toEqual([8, [66, 50], [60, 50]]);
});
