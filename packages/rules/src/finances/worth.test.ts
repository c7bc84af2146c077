import { expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildClub, buildPlayer } from '../testing/builders.ts';
import { clubWorth } from './worth.ts';

test('a club is worth its cash, its players at their values and what its facilities have cost (R-ECO-7)', () => {
  const club = buildClub();
  const poor = { ...club, players: [], finances: { ...club.finances, totalMoney: 0 } };
  const level = (stadium: number, gym: number) => ({
    ...poor,
    facilities: { stadium: { name: 'Arena', level: stadium }, recoveryCenter: 1, gym, trainingGround: 1 },
  });
  const { stadium, gym } = ALPHA.facilities;
  expect(clubWorth(level(1, 1), ALPHA)).toBe(0);
  expect(clubWorth(level(3, 2), ALPHA)).toBe(
    (stadium[1]?.price ?? 0) + (stadium[2]?.price ?? 0) + (gym[1]?.price ?? 0),
  );
  const players = [buildPlayer({ id: 'p1', marketValue: 70_000 }), buildPlayer({ id: 'p2', marketValue: 5_000 })];
  const inDebt = { ...level(1, 1), players, finances: { ...club.finances, totalMoney: -20_000 } };
  expect(clubWorth(inDebt, ALPHA)).toBe(55_000);
});
