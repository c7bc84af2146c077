import fc from 'fast-check';
import * as ours from '../condition/index.ts';
import { positionCode } from '../positions/code.ts';
import { POSITIONS } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { facilitiesArbitrary } from '../testing/arbitraries/facilities.ts';
import { attributeValueArbitrary, positionArbitrary } from '../testing/arbitraries/players.ts';
import { buildClub, buildPlayer } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';
import { isAbout } from './same-answers.ts';

const folder = 'condition';
const DAYS = 14;

/** A match anywhere on the pitch, whole or in part. */
const effort = () =>
  fc.record({
    stamina: attributeValueArbitrary(),
    positionCode: fc.integer({ min: 1, max: POSITIONS.length }),
    factor: fc.integer({ min: 0, max: 90 }).map((minutes) => minutes / 90),
  });
const recovery = () => fc.record({ stamina: attributeValueArbitrary(), amount: fc.nat(30) });
const tired = (condition: number, stamina: number) => buildPlayer({ attributes: { condition, stamina } });
const withCondition = (ruleset: Ruleset, condition: Partial<Ruleset['condition']>): Ruleset => ({
  ...ruleset,
  condition: { ...ruleset.condition, ...condition },
});

/** Lowest condition in a fortnight of whole matches, in which he rests whenever a rest is not wasted on him. */
function lowestOfFortnight({ rules, ruleset }: Subject, stamina: number, code: number): number {
  const { facilities } = buildClub();
  const { cap } = ruleset.condition;
  let condition = cap;
  let lowest = cap;
  for (let day = 0; day < DAYS; day++) {
    let rests = ruleset.training.restsPerDay;
    for (let match = 0; match < ruleset.server.matchesPerDay; match++) {
      const rested = rules.restRecovery(tired(condition, stamina), ruleset);
      if (rests > 0 && rested < cap) {
        condition = rested;
        rests -= 1;
      }
      condition = rules.conditionAfterMatch(condition, { stamina, positionCode: code, factor: 1 }, ruleset);
      lowest = Math.min(lowest, condition);
    }
    while (rests > 0) {
      condition = rules.restRecovery(tired(condition, stamina), ruleset);
      rests -= 1;
    }
    condition = rules.dailyRecovery(tired(condition, stamina), facilities, ruleset);
  }
  return lowest;
}

export const conditionLaws: readonly Law[] = [
  {
    name: 'nothing takes condition below the floor or above the cap',
    folder,
    requirements: ['R-CON-1'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('match', 'training', 'recovery'), effort(), fc.nat(30)), {
          maxLength: 40,
          size: 'max',
        }),
        (days) => {
          const { floor, cap } = ruleset.condition;
          let condition = cap;
          return days.every(([what, match, amount]) => {
            if (what === 'match') condition = rules.conditionAfterMatch(condition, match, ruleset);
            else if (what === 'training') condition = rules.conditionAfterTraining(condition, 1, ruleset);
            else condition = rules.conditionAfterRecovery(condition, { stamina: match.stamina, amount }, ruleset);
            return condition >= floor && condition <= cap;
          });
        },
      ),
    broken: {
      what: 'a training session has no floor',
      rules: {
        conditionAfterTraining: (condition, intensity, ruleset) =>
          condition - ours.trainingConditionCost(intensity, ruleset),
      },
    },
  },
  {
    name: 'a match never makes a player fresher, whatever his condition',
    folder,
    requirements: ['R-CON-3'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.integer({ min: 0, max: 120 }),
        effort(),
        (condition, match) => rules.conditionAfterMatch(condition, match, ruleset) <= condition,
      ),
    broken: {
      what: 'playing lifts a worn-out player to the floor',
      rules: {
        conditionAfterMatch: (condition, match, ruleset) =>
          Math.max(60, condition - ours.matchConditionLoss(match, ruleset)),
      },
    },
  },
  {
    name: 'a recovery never makes a player more tired, whatever his condition',
    folder,
    requirements: ['R-CON-6'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.integer({ min: 0, max: 120 }),
        recovery(),
        (condition, gain) => rules.conditionAfterRecovery(condition, gain, ruleset) >= condition,
      ),
    broken: {
      what: 'the cap pulls down who is above it',
      rules: { conditionAfterRecovery: (condition, { amount }) => Math.min(100, condition + amount) },
    },
  },
  {
    name: 'more stamina never costs more in a match and never gives back less after it',
    folder,
    requirements: ['R-CON-2', 'R-CON-5'],
    property: ({ rules, ruleset }) =>
      fc.property(
        effort(),
        recovery(),
        attributeValueArbitrary(),
        attributeValueArbitrary(),
        (match, gain, one, other) => {
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          const loss = (stamina: number) => rules.matchConditionLoss({ ...match, stamina }, ruleset);
          const after = (stamina: number) => rules.conditionAfterRecovery(50, { ...gain, stamina }, ruleset);
          return loss(high) <= loss(low) && after(high) >= after(low);
        },
      ),
    broken: {
      what: 'stamina is counted the wrong way round',
      ruleset: (ruleset) => withCondition(ruleset, { staminaLossDivisor: -6 }),
    },
  },
  {
    name: 'more minutes never count less, and no player plays more than a whole match',
    folder,
    requirements: ['R-CON-4'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(130), fc.nat(130), (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((minutes) =>
          rules.effortFactor(minutes, ruleset),
        );
        return less !== undefined && more !== undefined && less <= more && less >= 0 && more <= 1;
      }),
    broken: {
      what: 'extra time counts on top of a whole match',
      rules: { effortFactor: (minutes) => minutes / 90 },
    },
  },
  {
    name: 'a better recovery centre never gives back less',
    folder,
    requirements: ['R-CON-7'],
    property: ({ rules, ruleset }) =>
      fc.property(
        facilitiesArbitrary(ruleset),
        facilitiesArbitrary(ruleset),
        attributeValueArbitrary(),
        (one, other, stamina) => {
          const [worse, better] = one.recoveryCenter <= other.recoveryCenter ? [one, other] : [other, one];
          const after = (facilities: typeof one) => rules.dailyRecovery(tired(70, stamina), facilities, ruleset);
          return after(better) >= after(worse) && after(worse) >= 70;
        },
      ),
    broken: {
      what: 'the recovery centre tires who uses it',
      ruleset: (ruleset) => withCondition(ruleset, { dailyAmount: -2 }),
    },
  },
  {
    name: 'a session of part intensity costs that part of a whole one',
    folder,
    requirements: ['R-CON-10'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.constantFrom(...ruleset.training.intensities), (intensity) => {
        const whole = rules.trainingConditionCost(1, ruleset);
        return whole > 0 && isAbout(rules.trainingConditionCost(intensity, ruleset), whole * intensity);
      }),
    broken: {
      what: 'intensity makes no difference to what a session costs',
      rules: { trainingConditionCost: (_, ruleset) => ours.trainingConditionCost(1, ruleset) },
    },
  },
  {
    name: 'a fortnight of every match never brings a player of good stamina to the floor, if he rests',
    folder,
    requirements: ['R-CON-9'],
    property: (subject) =>
      fc.property(
        fc.integer({ min: 60, max: 100 }),
        positionArbitrary(),
        (stamina, position) =>
          lowestOfFortnight(subject, stamina, positionCode(position)) > subject.ruleset.condition.floor,
      ),
    broken: {
      what: 'a rest gives back what stamina gives and nothing else',
      ruleset: (ruleset) => withCondition(ruleset, { restAmount: 0 }),
    },
  },
];
