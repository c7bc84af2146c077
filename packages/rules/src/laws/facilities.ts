import fc from 'fast-check';
import * as ours from '../facilities/index.ts';
import { facilitiesArbitrary, facilityNameArbitrary } from '../testing/arbitraries/facilities.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';

const folder = 'facilities';
const now = BUILT_AT;
const CENTERS = ['recoveryCenter', 'gym', 'trainingGround'] as const;

function clubOf(facilities: ReturnType<typeof buildClub>['facilities'], totalMoney: number) {
  const club = buildClub({ facilities });
  return { ...club, finances: { ...club.finances, totalMoney } };
}

/** Cash around the prices of the rule set, debts included. */
function cashArbitrary({ ruleset }: Subject) {
  const prices = ours.FACILITY_NAMES.flatMap((name) => ruleset.facilities[name].map((row) => row.price));
  return fc.oneof(
    fc.integer({ min: -1_000, max: 2 * Math.max(...prices) }),
    fc.constantFrom(...prices.flatMap((price) => [price - 1, price, price + 1])),
  );
}

export const facilitiesLaws: readonly Law[] = [
  {
    name: 'building takes exactly the announced price out of cash and adds one level',
    folder,
    requirements: ['R-FAC-2', 'R-FAC-4'],
    property: (subject) => {
      const { rules, ruleset } = subject;
      return fc.property(
        facilitiesArbitrary(ruleset),
        facilityNameArbitrary(),
        cashArbitrary(subject),
        (facilities, facilityName, cash) => {
          const level = rules.facilityLevel(facilities, facilityName);
          const next = rules.nextLevel(facilityName, level, ruleset);
          const built = rules.upgradeFacility({ club: clubOf(facilities, cash), facilityName, now }, ruleset);
          if (!built.ok) return true;
          const { club } = built.value;
          return (
            club.finances.totalMoney === cash - (next?.price ?? Number.NaN) &&
            rules.facilityLevel(club.facilities, facilityName) === level + 1
          );
        },
      );
    },
    broken: {
      what: 'the price announced is not the price taken',
      rules: {
        nextLevel: (name, level, ruleset) => {
          const next = ours.nextLevel(name, level, ruleset);
          return next && { ...next, price: next.price - 1 };
        },
      },
    },
  },
  {
    name: 'building never takes cash below zero, and no club in debt builds',
    folder,
    requirements: ['R-FAC-3'],
    property: (subject) => {
      const { rules, ruleset } = subject;
      return fc.property(
        facilitiesArbitrary(ruleset),
        facilityNameArbitrary(),
        cashArbitrary(subject),
        (facilities, facilityName, cash) => {
          const built = rules.upgradeFacility({ club: clubOf(facilities, cash), facilityName, now }, ruleset);
          return !built.ok || (cash >= 0 && built.value.club.finances.totalMoney >= 0);
        },
      );
    },
    broken: {
      what: 'building is on credit',
      rules: {
        upgradeFacility: (action, ruleset) => {
          const { club } = action;
          const lent = { ...club, finances: { ...club.finances, totalMoney: club.finances.totalMoney + 1e9 } };
          const built = ours.upgradeFacility({ ...action, club: lent }, ruleset);
          if (!built.ok) return built;
          const { finances } = built.value.club;
          const repaid = { ...built.value.club, finances: { ...finances, totalMoney: finances.totalMoney - 1e9 } };
          return { ok: true, value: { ...built.value, club: repaid } };
        },
      },
    },
  },
  {
    name: 'a rich club reaches the highest level of every facility, one level at a time',
    folder,
    requirements: ['R-FAC-2'],
    property: ({ rules, ruleset }) =>
      fc.property(facilityNameArbitrary(), (facilityName) => {
        let club = clubOf(buildClub().facilities, 1e12);
        const levels = [rules.facilityLevel(club.facilities, facilityName)];
        for (const _ of ruleset.facilities[facilityName]) {
          const built = rules.upgradeFacility({ club, facilityName, now }, ruleset);
          if (!built.ok) break;
          club = built.value.club;
          levels.push(rules.facilityLevel(club.facilities, facilityName));
        }
        return levels.join() === ruleset.facilities[facilityName].map(({ level }) => level).join();
      }),
    broken: {
      what: 'a level is missing in the table',
      ruleset: (ruleset) => ({
        ...ruleset,
        facilities: { ...ruleset.facilities, gym: ruleset.facilities.gym.filter(({ level }) => level !== 3) },
      }),
    },
  },
  {
    name: 'a level that costs more gives more',
    folder,
    requirements: ['R-FAC-1'],
    property: ({ rules, ruleset }) =>
      fc.property(facilitiesArbitrary(ruleset), facilitiesArbitrary(ruleset), (one, other) => {
        const dearer = (name: ours.FacilityName) => rules.facilityLevel(one, name) > rules.facilityLevel(other, name);
        return (
          (!dearer('stadium') || rules.seats(one, ruleset) > rules.seats(other, ruleset)) &&
          CENTERS.every(
            (name) => !dearer(name) || rules.efficiency(one, name, ruleset) > rules.efficiency(other, name, ruleset),
          )
        );
      }),
    broken: {
      what: 'the last gym is worse than the one before',
      ruleset: (ruleset) => ({
        ...ruleset,
        facilities: {
          ...ruleset.facilities,
          gym: ruleset.facilities.gym.map((row) => (row.level === 4 ? { ...row, efficiency: 0.85 } : row)),
        },
      }),
    },
  },
  {
    name: 'efficiency is a share, never above the whole',
    folder,
    requirements: ['R-FAC-1'],
    property: ({ rules, ruleset }) =>
      fc.property(facilitiesArbitrary(ruleset), fc.constantFrom(...CENTERS), (facilities, name) => {
        const share = rules.efficiency(facilities, name, ruleset);
        return share > 0 && share <= 1;
      }),
    broken: {
      what: 'efficiency is written in per cent',
      rules: { efficiency: (facilities, name, ruleset) => 100 * ours.efficiency(facilities, name, ruleset) },
    },
  },
];
