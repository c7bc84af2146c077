import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildClub } from '../testing/builders.ts';
import { type CenterName, FACILITIES, type FacilityName } from './constants.ts';
import { efficiency, facilityLevel, nextLevel, seats } from './levels.ts';

const built = { stadium: { name: 'Vila', level: 3 }, recoveryCenter: 2, gym: 3, trainingGround: 4 };

describe('the effects of facilities (R-FAC-1)', () => {
  test.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [4, 35_000],
    [5, 50_000],
  ])('a stadium of level %i has %i seats', (level, count) => {
    expect(seats({ stadium: { name: 'Vila', level } }, ALPHA)).toBe(count);
  });

  test.each<[CenterName, number]>([
    ['recoveryCenter', 0.8],
    ['gym', 0.9],
    ['trainingGround', 1],
  ])('each centre works at the efficiency of its own level: %s %d', (name, share) => {
    expect(efficiency(built, name, ALPHA)).toBe(share);
  });

  test('every facility works at 70 % at the start', () => {
    const { facilities } = buildClub();
    expect(efficiency(facilities, 'recoveryCenter', ALPHA)).toBe(0.7);
    expect(efficiency(facilities, 'gym', ALPHA)).toBe(0.7);
    expect(efficiency(facilities, 'trainingGround', ALPHA)).toBe(0.7);
  });

  test.each<[FacilityName, number[]]>([
    ['stadium', [0, 1_000_000, 2_500_000, 3_500_000, 5_000_000]],
    ['recoveryCenter', [0, 250_000, 800_000, 1_600_000]],
    ['gym', [0, 200_000, 800_000, 1_500_000]],
    ['trainingGround', [0, 300_000, 1_000_000, 2_000_000]],
  ])('the levels of %s have their prices', (name, prices) => {
    expect(FACILITIES[name].map(({ price }) => price)).toEqual(prices);
    expect(FACILITIES[name].map(({ level }) => level)).toEqual(prices.map((_, index) => index + 1));
  });

  test.each<CenterName>(['recoveryCenter', 'gym', 'trainingGround'])('%s goes from 70 %% to 100 %%', (name) => {
    expect(FACILITIES[name].map((row) => row.efficiency)).toEqual([0.7, 0.8, 0.9, 1]);
  });

  test('the stadium’s level has its name beside it, other levels have none', () => {
    expect(facilityLevel(built, 'stadium')).toBe(3);
    expect(facilityLevel(built, 'recoveryCenter')).toBe(2);
    expect(facilityLevel(built, 'gym')).toBe(3);
    expect(facilityLevel(built, 'trainingGround')).toBe(4);
  });
});

describe('the next level (R-FAC-2)', () => {
  test('the next level says what it gives and what it costs', () => {
    expect(nextLevel('stadium', 1, ALPHA)).toEqual({ level: 2, seats: 10_000, price: 1_000_000 });
    expect(nextLevel('gym', 3, ALPHA)).toEqual({ level: 4, efficiency: 1, price: 1_500_000 });
  });

  test('a stadium ends at level 5, the others at level 4', () => {
    expect(nextLevel('stadium', 4, ALPHA)).not.toBeNull();
    expect(nextLevel('stadium', 5, ALPHA)).toBeNull();
    for (const name of ['recoveryCenter', 'gym', 'trainingGround'] as const) {
      expect(nextLevel(name, 3, ALPHA)).not.toBeNull();
      expect(nextLevel(name, 4, ALPHA)).toBeNull();
    }
  });
});

describe('a variant with fewer levels (R-FAC-6)', () => {
  const shorter = {
    ...ALPHA,
    facilities: { ...FACILITIES, stadium: FACILITIES.stadium.slice(0, 2), gym: FACILITIES.gym.slice(0, 2) },
  };

  test('a club above the table keeps its highest level', () => {
    expect(seats(built, shorter)).toBe(10_000);
    expect(efficiency(built, 'gym', shorter)).toBe(0.8);
    expect(nextLevel('stadium', 2, shorter)).toBeNull();
  });

  test('a level below the first is a mistake of the caller', () => {
    expect(() => seats({ stadium: { name: 'Vila', level: 0 } }, ALPHA)).toThrow(
      "currentLevel: needs a level from 1, got 'stadium', 0",
    );
  });
});
