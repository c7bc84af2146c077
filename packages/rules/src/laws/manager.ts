import fc from 'fast-check';
import { accept } from '../core/result.ts';
import * as ours from '../manager/index.ts';
import type { Manager } from '../manager/manager.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { managerArbitrary, skillArbitrary } from '../testing/arbitraries/training.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';

const folder = 'manager';

/** All experience that a manager has ever gained, as far as levels count it. */
function lifetime({ rules, ruleset }: Subject, { level, exp }: Manager): number {
  let total = exp;
  for (let passed = 1; passed < level; passed++) total += rules.experienceNeeded(passed, ruleset);
  return total;
}

function withManager(ruleset: Ruleset, changes: Partial<Ruleset['manager']>): Ruleset {
  return { ...ruleset, manager: { ...ruleset.manager, ...changes } };
}

export const managerLaws: readonly Law[] = [
  {
    name: 'no experience is lost or made before the highest level',
    folder,
    requirements: ['R-MAN-7'],
    property: (subject) =>
      fc.property(managerArbitrary(subject.ruleset.manager), fc.nat(20_000), (manager, points) => {
        const gain = subject.rules.gainExperience(manager, points, subject.ruleset);
        const atTop = subject.rules.experienceNeeded(gain.manager.level, subject.ruleset) === 0;
        return atTop || lifetime(subject, gain.manager) === lifetime(subject, manager) + points;
      }),
    broken: {
      what: 'a new level starts at zero, whatever was left over',
      rules: {
        gainExperience: (manager, points, ruleset) => {
          const gain = ours.gainExperience(manager, points, ruleset);
          return gain.levels.length > 0 ? { ...gain, manager: { ...gain.manager, exp: 0 } } : gain;
        },
      },
    },
  },
  {
    name: 'experience gained in pieces is worth what it is worth at once',
    folder,
    requirements: ['R-MAN-7', 'R-MAN-8'],
    property: ({ rules, ruleset }) =>
      fc.property(managerArbitrary(ruleset.manager), fc.nat(20_000), fc.nat(20_000), (manager, first, second) => {
        const pieces = rules.gainExperience(
          rules.gainExperience(manager, first, ruleset).manager,
          second,
          ruleset,
        ).manager;
        const once = rules.gainExperience(manager, first + second, ruleset).manager;
        return pieces.level === once.level && pieces.exp === once.exp && pieces.skillPoints === once.skillPoints;
      }),
    broken: {
      what: 'skill points come once for all levels that are reached together',
      rules: {
        gainExperience: (manager, points, ruleset) => {
          const gain = ours.gainExperience(manager, points, ruleset);
          const last = gain.levels.at(-1)?.skillPoints ?? 0;
          return { ...gain, manager: { ...gain.manager, skillPoints: manager.skillPoints + last } };
        },
      },
    },
  },
  {
    name: 'the experience bar is between empty and full, and full at the highest level alone',
    folder,
    requirements: ['R-MAN-6', 'R-MAN-10'],
    property: ({ rules, ruleset }) =>
      fc.property(managerArbitrary(ruleset.manager), fc.nat(30_000), (manager, points) => {
        const after = rules.gainExperience(manager, points, ruleset).manager;
        const progress = rules.experienceProgress(after, ruleset);
        const atTop = rules.experienceNeeded(after.level, ruleset) === 0;
        return atTop ? progress === 1 : progress >= 0 && progress < 1;
      }),
    broken: {
      what: 'the bar is measured against half of what a level needs',
      rules: {
        experienceProgress: (manager, ruleset) => Math.min(1, 2 * ours.experienceProgress(manager, ruleset)),
      },
    },
  },
  {
    name: 'each level needs more experience than the one before, and each skill level costs no less',
    folder,
    requirements: ['R-MAN-3', 'R-MAN-6'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer({ min: 1, max: ruleset.manager.experienceNeeded.length }), (level) => {
        const [needed, more] = [level, level + 1].map((next) => rules.experienceNeeded(next, ruleset));
        const [price, dearer] = [level, level + 1].map((next) => rules.skillUpgradeCost(next, ruleset));
        return (
          (more || Number.POSITIVE_INFINITY) > (needed ?? 0) && (dearer ?? Number.POSITIVE_INFINITY) >= (price ?? 0)
        );
      }),
    broken: {
      what: 'two levels need the same',
      ruleset: (ruleset) => withManager(ruleset, { experienceNeeded: ruleset.manager.experienceNeeded.map(() => 500) }),
    },
  },
  {
    name: 'an upgrade raises one skill by one level, costs exactly its price, and happens only when points and cap allow it',
    folder,
    requirements: ['R-MAN-2', 'R-MAN-4', 'R-MAN-5'],
    property: ({ rules, ruleset }) =>
      fc.property(managerArbitrary(ruleset.manager), skillArbitrary(), (manager, { skillType, skillName }) => {
        const club = buildClub({ manager });
        const levels = ({ skills }: Manager) => [...Object.values(skills.training), ...Object.values(skills.speech)];
        const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
        const level = (manager.skills[skillType] as Readonly<Record<string, number>>)[skillName] ?? 0;
        const price = rules.skillUpgradeCost(level, ruleset);
        const result = rules.upgradeSkill({ club, skillType, skillName, now: BUILT_AT }, ruleset);
        if (!result.ok) return price === null || manager.skillPoints < price;
        const after = result.value.club.manager;
        return (
          price !== null &&
          after.skillPoints === manager.skillPoints - price &&
          after.skillPoints >= 0 &&
          sum(levels(after)) === sum(levels(manager)) + 1 &&
          Math.max(...levels(after)) <= ruleset.manager.skillLevelCap
        );
      }),
    broken: {
      what: 'upgrades are free',
      rules: {
        upgradeSkill: (input, ruleset) => {
          const result = ours.upgradeSkill(input, ruleset);
          if (!result.ok) return result;
          const { club } = result.value;
          const { skillPoints } = input.club.manager;
          return accept({ ...result.value, club: { ...club, manager: { ...club.manager, skillPoints } } });
        },
      },
    },
  },
  {
    name: 'a better skill never does less',
    folder,
    requirements: ['R-MAN-11', 'R-MAN-12', 'R-MAN-13'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.integer({ min: 1, max: ruleset.manager.skillLevelCap - 1 }),
        fc.constantFrom(...ours.TRAINING_SKILLS),
        fc.constantFrom(...ours.SPEECH_SKILLS),
        (level, training, speech) => {
          const [less, more] = [level, level + 1].map((at) => {
            const { skills } = buildClub().manager;
            const manager = {
              skills: {
                training: { ...skills.training, [training]: at },
                speech: { ...skills.speech, [speech]: at },
              },
            };
            return {
              training: rules.trainingEffect(manager, training, ruleset),
              speech: rules.speechEffect(manager, speech, ruleset),
            };
          });
          if (less === undefined || more === undefined) return false;
          return less.training >= 0 && less.speech >= 0 && more.training >= less.training && more.speech >= less.speech;
        },
      ),
    broken: {
      what: 'trainers forget',
      ruleset: (ruleset) => withManager(ruleset, { trainingEffect: { lowest: 0.5, highest: 0 } }),
    },
  },
  {
    name: 'credits that come with levels are in the ledger, as many for each level as the rule set gives',
    folder,
    requirements: ['R-MAN-8', 'R-MAN-9'],
    property: ({ rules, ruleset }) =>
      fc.property(managerArbitrary(ruleset.manager), fc.constantFrom('win', 'draw', 'loss'), (manager, result) => {
        const club = buildClub({ manager });
        const { club: after, entries } = rules.gainMatchExperience({ club, result, now: BUILT_AT }, ruleset);
        const gained = after.finances.credits - club.finances.credits;
        const noted = entries.reduce((total, { amount }) => total + amount, 0);
        const levels = after.manager.level - manager.level;
        return gained === noted && gained === levels * ruleset.manager.creditsPerLevel;
      }),
    broken: {
      what: 'credits are given without a note',
      rules: {
        gainMatchExperience: (input, ruleset) => ({ ...ours.gainMatchExperience(input, ruleset), entries: [] }),
      },
    },
  },
];
