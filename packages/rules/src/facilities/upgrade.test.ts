import { describe, expect, test } from 'vitest';
import type { Club } from '../clubs/club.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import { FACILITIES, type FacilityName } from './constants.ts';
import { upgradeFacility } from './upgrade.ts';

const now = BUILT_AT + 1;

function clubWith(totalMoney: number, facilities: Partial<Club['facilities']> = {}): Club {
  const club = buildClub();
  return {
    ...club,
    finances: { ...club.finances, totalMoney },
    facilities: { ...club.facilities, ...facilities },
  };
}

describe('building a facility (R-FAC-4)', () => {
  test('a club builds a stadium of 10,000 seats for exactly a million', () => {
    const club = clubWith(1_000_000);
    const result = upgradeFacility({ club, facilityName: 'stadium', now }, ALPHA);
    const entry = {
      clubId: 'c1',
      date: now,
      currency: 'money',
      type: 'Stadium Upgrade',
      amount: -1_000_000,
      subject: 'stadium',
    };
    expect(result).toEqual({
      ok: true,
      value: {
        club: {
          ...club,
          facilities: { ...club.facilities, stadium: { name: 'Estádio c1', level: 2 } },
          finances: { ...club.finances, totalMoney: 0, reports: [entry] },
        },
        entries: [entry],
        events: [{ type: 'facility-upgraded', clubId: 'c1', date: now, facility: 'stadium', level: 2 }],
      },
    });
  });

  test.each<[Exclude<FacilityName, 'stadium'>, number]>([
    ['recoveryCenter', 250_000],
    ['gym', 200_000],
    ['trainingGround', 300_000],
  ])('%s rises by one level for %i and leaves the others alone', (facilityName, price) => {
    const club = clubWith(price + 7);
    const result = upgradeFacility({ club, facilityName, now }, ALPHA);
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.club.facilities).toEqual({ ...club.facilities, [facilityName]: 2 });
    expect(result.value.club.finances.totalMoney).toBe(7);
    expect(result.value.entries).toEqual([
      {
        clubId: 'c1',
        date: now,
        currency: 'money',
        type: 'Facility Upgrade',
        amount: -price,
        subject: facilityName,
      },
    ]);
    expect(result.value.events).toMatchObject([{ facility: facilityName, level: 2 }]);
  });

  test('a level that a variant gives for nothing leaves no entry', () => {
    const gym = FACILITIES.gym.map((row) => ({ ...row, price: 0 }));
    const result = upgradeFacility(
      { club: clubWith(0), facilityName: 'gym', now },
      {
        ...ALPHA,
        facilities: { ...FACILITIES, gym },
      },
    );
    expect(result).toMatchObject({ ok: true, value: { entries: [], club: { facilities: { gym: 2 } } } });
  });
});

describe('what keeps a club from building', () => {
  test('a dollar short is refused (R-FAC-3)', () => {
    expect(upgradeFacility({ club: clubWith(199_999), facilityName: 'gym', now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'finances/insufficient-money', facts: { price: 200_000, available: 199_999 } },
    });
  });

  test('wages are not held back: cash decides, not the money available for players (R-FAC-3)', () => {
    const club = clubWith(200_000);
    const rich = { ...club, players: club.players.map((player) => ({ ...player, salary: 90_000 })) };
    expect(upgradeFacility({ club: rich, facilityName: 'gym', now }, ALPHA).ok).toBe(true);
  });

  test('a club in debt builds nothing (R-FAC-3)', () => {
    expect(upgradeFacility({ club: clubWith(-1), facilityName: 'gym', now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'finances/in-debt', facts: { balance: -1 } },
    });
  });

  test('no facility is built above the highest level (R-FAC-2)', () => {
    const club = clubWith(9_000_000, { stadium: { name: 'Vila', level: 5 }, gym: 4 });
    expect(upgradeFacility({ club, facilityName: 'stadium', now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'facilities/highest-level', facts: { facility: 'stadium', level: 5 } },
    });
    expect(upgradeFacility({ club, facilityName: 'gym', now }, ALPHA)).toMatchObject({
      error: { code: 'facilities/highest-level', facts: { facility: 'gym', level: 4 } },
    });
  });

  test.each(['pool', 'toString', ''])('there is no facility named "%s" (R-FAC-5)', (facilityName) => {
    expect(upgradeFacility({ club: clubWith(9_000_000), facilityName, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'facilities/unknown-facility', facts: { facility: facilityName } },
    });
  });
});
