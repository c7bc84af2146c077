import { describe, expect, test } from 'vitest';
import type { Club } from '../clubs/club.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import { scriptedRandom } from '../testing/scripted-random.ts';
import { BOOSTER_RULES } from './constants.ts';
import { fuseBoosters } from './fuse-boosters.ts';

const now = BUILT_AT + 1;

function clubWith(playerBoosters: readonly number[], credits = 50): Club {
  const club = buildClub({ playerBoosters });
  return { ...club, finances: { ...club.finances, credits } };
}

describe('fusing boosters of the club (R-BOO-14)', () => {
  test('three equal ones and five credits become one of the next tier', () => {
    const club = clubWith([4, 2, 4, 4, 4], 5);
    const entry = { clubId: 'c1', date: now, currency: 'credits', type: 'Booster Fusion', amount: -5 };
    expect(fuseBoosters({ club, boosterIds: [4, 4, 4], now }, scriptedRandom([]), ALPHA)).toEqual({
      ok: true,
      value: {
        club: clubWith([2, 4, 14], 0),
        entries: [entry],
        events: [{ type: 'boosters-fused', clubId: 'c1', date: now, spent: [4, 4, 4], boosterId: 14 }],
        reward: { type: 'playerBooster', value: 14 },
      },
    });
  });

  test('three different boosters become a random one', () => {
    const result = fuseBoosters(
      { club: clubWith([1, 2, 3]), boosterIds: [3, 1, 2], now },
      scriptedRandom([0.95]),
      ALPHA,
    );
    expect(result).toMatchObject({ ok: true, value: { reward: { value: 20 }, club: { playerBoosters: [20] } } });
  });

  test('three equal ids need three copies', () => {
    expect(fuseBoosters({ club: clubWith([4, 4, 5]), boosterIds: [4, 4, 4], now }, scriptedRandom([]), ALPHA)).toEqual({
      ok: false,
      error: { code: 'boosters/not-owned', facts: { boosterId: 4 } },
    });
  });

  test('four credits are not enough, and the random generator is not used', () => {
    expect(
      fuseBoosters({ club: clubWith([1, 2, 3], 4), boosterIds: [1, 2, 3], now }, scriptedRandom([]), ALPHA),
    ).toEqual({
      ok: false,
      error: { code: 'finances/insufficient-credits', facts: { price: 5, available: 4 } },
    });
  });

  test('owning them does not make a mix or gold fusable', () => {
    const mixed = fuseBoosters(
      { club: clubWith([9, 11, 11]), boosterIds: [9, 11, 11], now },
      scriptedRandom([]),
      ALPHA,
    );
    expect(mixed).toMatchObject({ error: { code: 'boosters/fusion-mixed-tiers' } });
    const gold = fuseBoosters(
      { club: clubWith([21, 21, 21]), boosterIds: [21, 21, 21], now },
      scriptedRandom([]),
      ALPHA,
    );
    expect(gold).toMatchObject({ error: { code: 'boosters/fusion-of-gold' } });
  });

  test('a variant may ask nothing, and then there is no entry', () => {
    const free = { ...ALPHA, boosters: { ...BOOSTER_RULES, fusionCredits: 0 } };
    const result = fuseBoosters({ club: clubWith([4, 4, 4], 0), boosterIds: [4, 4, 4], now }, scriptedRandom([]), free);
    expect(result).toMatchObject({ ok: true, value: { entries: [], club: { playerBoosters: [14] } } });
  });
});
