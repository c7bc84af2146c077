/** Laws of rules that give exactly the amount that the rule set names. */
import fc from 'fast-check';
import * as ours from '../index.ts';
import { facilitiesArbitrary } from '../testing/arbitraries/facilities.ts';
import { attributeValueArbitrary, playerArbitrary } from '../testing/arbitraries/players.ts';
import { buildClub } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { isAbout } from './same-answers.ts';

export const exactAmountsLaws: readonly Law[] = [
  {
    name: 'a match costs a player of full stamina what his part of the pitch costs, and a part of a match that part of it',
    folder: 'condition',
    requirements: ['R-CON-2'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.constantFrom(['CF', 'forward'] as const, ['GK', 'keeper'] as const, ['CM', 'other'] as const),
        attributeValueArbitrary(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ([position, part], stamina, factor) => {
          const loss = (effort: { readonly stamina: number; readonly factor: number }) =>
            rules.matchConditionLoss({ positionCode: ours.positionCode(position), ...effort }, ruleset);
          return (
            isAbout(loss({ stamina: 100, factor: 1 }), ruleset.condition.baseLoss[part]) &&
            isAbout(loss({ stamina, factor }), loss({ stamina, factor: 1 }) * factor)
          );
        },
      ),
    broken: {
      what: 'every match is played twice',
      rules: { matchConditionLoss: (match, ruleset) => 2 * ours.matchConditionLoss(match, ruleset) },
    },
  },
  {
    name: 'a whole match is a whole effort, and half of it half of one',
    folder: 'condition',
    requirements: ['R-CON-4'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(ruleset.condition.fullMatchMinutes), (minutes) => {
        const { fullMatchMinutes } = ruleset.condition;
        return isAbout(rules.effortFactor(minutes, ruleset), minutes / fullMatchMinutes);
      }),
    broken: { what: 'who comes on late tires like who started', rules: { effortFactor: () => 1 } },
  },
  {
    name: 'a session takes what it costs, until the floor stops it',
    folder: 'condition',
    requirements: ['R-CON-10'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.double({ min: ruleset.condition.floor, max: ruleset.condition.cap, noNaN: true }),
        fc.constantFrom(...ruleset.training.intensities),
        (condition, intensity) => {
          const cost = rules.trainingConditionCost(intensity, ruleset);
          const after = rules.conditionAfterTraining(condition, intensity, ruleset);
          return (
            isAbout(cost, ruleset.condition.trainingCost * intensity) &&
            isAbout(after, Math.max(ruleset.condition.floor, condition - cost))
          );
        },
      ),
    broken: {
      what: 'a session is forgiven a point',
      rules: {
        conditionAfterTraining: (condition, intensity, ruleset) =>
          Math.min(condition, ours.conditionAfterTraining(condition, intensity, ruleset) + 1),
      },
    },
  },
  {
    name: 'a rest and a night give back what stamina gives and their own amount, the night as much of it as the recovery centre works',
    folder: 'condition',
    requirements: ['R-CON-5', 'R-CON-7', 'R-CON-8'],
    property: ({ rules, ruleset }) =>
      fc.property(playerArbitrary(), facilitiesArbitrary(ruleset), (player, facilities) => {
        const { condition, stamina } = player.attributes;
        const { restAmount, dailyAmount } = ruleset.condition;
        const recovered = (amount: number) => rules.conditionAfterRecovery(condition, { stamina, amount }, ruleset);
        return (
          isAbout(rules.restRecovery(player, ruleset), recovered(restAmount * ruleset.server.restSpeed)) &&
          isAbout(
            rules.dailyRecovery(player, facilities, ruleset),
            recovered(dailyAmount * rules.efficiency(facilities, 'recoveryCenter', ruleset)),
          )
        );
      }),
    broken: {
      what: 'a rest is as good as a night',
      rules: {
        restRecovery: (player, ruleset) => ours.dailyRecovery(player, buildClub().facilities, ruleset),
      },
    },
  },
  {
    name: 'a facility gives what its level says: the stadium its seats, the others their efficiency',
    folder: 'facilities',
    requirements: ['R-FAC-1'],
    property: ({ rules, ruleset }) =>
      fc.property(facilitiesArbitrary(ruleset), (facilities) =>
        ours.FACILITY_NAMES.every((name) => {
          const level = ours.facilityLevel(facilities, name);
          if (name === 'stadium') {
            const row = ruleset.facilities.stadium.find((candidate) => candidate.level === level);
            return rules.seats(facilities, ruleset) === row?.seats;
          }
          const row = ruleset.facilities[name].find((candidate) => candidate.level === level);
          return rules.efficiency(facilities, name, ruleset) === row?.efficiency;
        }),
      ),
    broken: {
      what: 'every tenth seat is taken by the wall',
      rules: { seats: (facilities, ruleset) => 0.9 * ours.seats(facilities, ruleset) },
    },
  },
  {
    name: 'a skill does its least at level 1, its most at the highest level, and grows in equal steps',
    folder: 'manager',
    requirements: ['R-MAN-11', 'R-MAN-12', 'R-MAN-13'],
    property: ({ rules, ruleset }) => {
      const { skillLevelCap, trainingEffect, speechEffects } = ruleset.manager;
      const { skills } = buildClub().manager;
      return fc.property(
        fc.integer({ min: 1, max: skillLevelCap }),
        fc.constantFrom(...ours.TRAINING_SKILLS),
        fc.constantFrom(...ours.SPEECH_SKILLS),
        (level, training, speech) => {
          const manager = {
            skills: {
              training: { ...skills.training, [training]: level },
              speech: { ...skills.speech, [speech]: level },
            },
          };
          const share = (level - 1) / (skillLevelCap - 1);
          const expected = ({ lowest, highest }: ours.SkillEffect) => lowest + (highest - lowest) * share;
          return (
            isAbout(rules.trainingEffect(manager, training, ruleset), expected(trainingEffect)) &&
            isAbout(rules.speechEffect(manager, speech, ruleset), expected(speechEffects[speech]))
          );
        },
      );
    },
    broken: {
      what: 'a skill is worth nothing before its last level',
      rules: {
        speechEffect: (manager, skill, ruleset) =>
          manager.skills.speech[skill] < 20 ? 0 : ours.speechEffect(manager, skill, ruleset),
      },
    },
  },
  {
    name: 'each search of a day leaves one fewer, and a day later all are there again',
    folder: 'market',
    requirements: ['R-MKT-1'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(ruleset.market.searchesPerDay), fc.nat(ours.DAY - 1), (value, elapsed) => {
        const { searchesPerDay } = ruleset.market;
        const left = (now: number) => rules.remainingSearches({ value, lastUpdate: 0 }, now, ruleset);
        return left(elapsed) === searchesPerDay - value && left(ours.DAY) === searchesPerDay;
      }),
    broken: { what: 'no club has a search left', rules: { remainingSearches: () => 0 } },
  },
];
