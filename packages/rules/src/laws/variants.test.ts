import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { rulesetVariant } from '../ruleset/variant.ts';
import { checkLaws, LAWS, subjectOf } from './index.ts';

/** Variants that rules authors might want; a law that fails for one only holds for Alpha's numbers. */
const SENSIBLE = [
  {
    name: 'patient',
    server: { trainingSpeed: 1, restSpeed: 1, matchesPerDay: 1 },
    competitions: {
      leagueClubs: 8,
      leagueEntryCredits: 10,
      calendar: [
        { day: 0, hour: 20, use: 'league' },
        { day: 1, hour: 20, use: 'cups' },
      ],
      hoursAfterFirstKickOff: 0,
    },
    training: { restsPerDay: 1, minimumCondition: 75, intensities: [1, 0.5], levelThresholds: [500, 2500, 8000] },
    market: { searchesPerDay: 3 },
    finances: { reservedWages: 6, ticketPrice: { Várzea: 12.37 } },
  },
  {
    name: 'generous',
    server: { trainingSpeed: 20, restSpeed: 4 },
    players: { squad: { minimum: 14, maximum: 50, keepers: 2 }, retirementAge: 40 },
    boosters: { slotUnlockCredits: 1, fusionCredits: 0 },
    dailyRewards: { money: 50_000, credits: 5, hoursBetween: 8 },
    tactics: { maximumSubstitutions: 7, substitutionMinutes: [15, 30, 45, 60, 75, 85] },
  },
  {
    name: 'tiring',
    condition: { floor: 50, baseLoss: { forward: 9, keeper: 4, other: 7 }, staminaLossDivisor: 5 },
    matchWindow: { minutesBefore: 30, minutesAfter: 45 },
    standings: { pointsForWin: 2 },
    manager: { skillLevelCap: 10 },
    sponsorship: {
      base: 60,
      recentMatches: 3,
      offers: [
        { id: '1', duration: 5, factor: 1, credits: 3 },
        { id: '2', duration: 5, factor: 1.2, credits: 0 },
      ],
    },
    facilities: {
      gym: [
        { level: 1, efficiency: 0.5, price: 0 },
        { level: 2, efficiency: 1, price: 900_000 },
      ],
    },
  },
  {
    name: 'Brazilian',
    tactics: { bench: 12 },
    training: { potentialTaper: 0, attributeTaper: 0 },
    boosters: { attributeCap: 60 },
  },
  {
    name: 'frugal',
    tactics: { bench: 0, maximumSubstitutions: 0 },
    sponsorship: { recentMatches: 0 },
    finances: { attendance: { formMatches: 0 } },
  },
];

describe('every law holds for any sensible rule set (R-LAW-3)', () => {
  test.each(SENSIBLE)(
    'such as a $name one',
    async (changes) => {
      const variant = rulesetVariant(changes, ALPHA);
      if (!variant.ok) throw new Error(JSON.stringify(variant.error));
      const reports = await checkLaws(LAWS, subjectOf({ ruleset: variant.value }), { runs: 20, seed: 7 });
      expect(
        reports.filter(({ holds }) => !holds).map(({ law, counterexample }) => [law.name, counterexample]),
      ).toEqual([]);
    },
    240_000,
  );
});
