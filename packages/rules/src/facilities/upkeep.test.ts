import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub } from '../testing/index.ts';
import { facilityUpkeep, payUpkeep, weeklyUpkeep } from './upkeep.ts';

const facilities = { stadium: { name: 'Estádio', level: 3 }, recoveryCenter: 2, gym: 1, trainingGround: 4 };

describe('upkeep of facilities (R-FAC-7, R-FAC-8)', () => {
  test('costs nothing at the first level, and more with every other', () => {
    const costs = [1, 2, 3, 4, 5].map((level) =>
      facilityUpkeep({ facility: 'stadium', level, category: 'Várzea' }, ALPHA),
    );
    expect(costs).toEqual([0, 12_000, 30_000, 60_000, 90_000]);
  });

  test('costs a multiple in higher categories', () => {
    expect(weeklyUpkeep({ facilities, category: 'Várzea' }, ALPHA)).toBe(30_000 + 6_000 + 0 + 36_000);
    expect(weeklyUpkeep({ facilities, category: 'Pro' }, ALPHA)).toBe(3.7 * 72_000);
  });

  test('is paid as far as the cash goes', () => {
    const club = buildClub({
      facilities,
      finances: { totalMoney: 30_000, credits: 0, reports: [], sponsorship: null },
    });
    const paid = payUpkeep({ club, now: BUILT_AT }, ALPHA);
    expect(paid.club.finances.totalMoney).toBe(0);
    expect(paid.entries).toMatchObject([{ type: 'Facility Upkeep', amount: -30_000 }]);
    expect(payUpkeep({ club: paid.club, now: BUILT_AT }, ALPHA).entries).toEqual([]);
  });

  test('is of no level below 1, and of no category without a row', () => {
    expect(() => facilityUpkeep({ facility: 'gym', level: 0, category: 'Pro' }, ALPHA)).toThrow(
      'facilityUpkeep: needs a level from 1, got 0',
    );
    expect(() => facilityUpkeep({ facility: 'gym', level: 1, category: 'Elite' }, ALPHA)).toThrow(RangeError);
  });
});
