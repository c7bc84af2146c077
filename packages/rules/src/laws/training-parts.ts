/** Laws of the parts of a training session: each equals what the session applies. */
import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import { currentLevel } from '../facilities/levels.ts';
import { SKILLS } from '../players/attributes.ts';
import { facilitiesArbitrary } from '../testing/arbitraries/facilities.ts';
import { traineeArbitrary } from '../testing/arbitraries/training.ts';
import { BUILT_AT, buildClub, buildPlayer } from '../testing/builders.ts';
import * as ours from '../training/index.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'training';
const now = BUILT_AT;

const EXERCISES = ours.TRAINING_TYPES.filter((type) => type.group !== 'rest');
const exerciseArbitrary = () => fc.constantFrom(...EXERCISES);
const idArbitrary = () => fc.integer({ min: -1, max: ours.TRAINING_TYPES.length + 2 });

export const trainingPartsLaws: readonly Law[] = [
  {
    name: 'a session is the sum of its parts: the increases of its skills, its cost in condition and its experience',
    folder,
    requirements: ['R-TRA-12', 'R-TRA-18', 'R-TRA-20', 'R-TRA-21'],
    property: ({ rules, ruleset }) =>
      fc.property(
        traineeArbitrary(),
        exerciseArbitrary(),
        fc.constantFrom(...ruleset.training.intensities),
        (drawn, exercise, intensity) => {
          const player = { ...drawn, attributes: { ...drawn.attributes, condition: ruleset.condition.cap } };
          const club = buildClub({ players: [player] });
          const session = { club, intensity, now };
          const input = { ...session, numbers: [player.number], trainingId: exercise.id, matches: [] };
          const trained = rules.train(input, ruleset);
          const increases = rules.skillIncreases(player, { ...session, exercise }, ruleset);
          const condition = rules.conditionAfterTraining(player.attributes.condition, intensity, ruleset);
          const attributes = { ...rules.withIncreases(player.attributes, increases), condition };
          const held = rules.withSessionHeld({ ...player, attributes }, now);
          const points = rules.sessionExperience(intensity, ruleset);
          const expected = rules.withExperience(held, points, ruleset);
          return (
            trained.ok &&
            points > 0 &&
            same(trained.value.club.players[0], expected) &&
            same(rules.trainedPlayer(player, exercise, session, ruleset).player, expected)
          );
        },
      ),
    broken: {
      what: 'no player learns from a session',
      rules: { withExperience: (player) => player },
    },
  },
  {
    name: 'an attribute at its ceiling gains nothing, and one below it something while the player has potential',
    folder,
    requirements: ['R-TRA-15', 'R-TRA-16'],
    property: ({ rules, ruleset }) =>
      fc.property(exerciseArbitrary(), fc.integer({ min: 60, max: 85 }), (exercise, potential) => {
        const ceiling = rules.attributeCeiling(potential, ruleset);
        const gains = (value: number) => {
          const skills = Object.fromEntries(SKILLS.map((skill) => [skill, 20]));
          const trained = Object.fromEntries(exercise.attributes.map((skill) => [skill, value]));
          const player = buildPlayer({ attributes: { ...skills, ...trained, potential } });
          const session = { club: buildClub(), exercise, intensity: 1, now };
          return rules.skillIncreases(player, session, ruleset).map(({ increase }) => increase);
        };
        return (
          gains(ceiling).every((increase) => increase === 0) &&
          gains(ceiling - 1).length === exercise.attributes.length &&
          gains(ceiling - 1).every((increase) => increase > 0)
        );
      }),
    broken: {
      what: 'every attribute may reach a hundred',
      rules: { attributeCeiling: () => 100 },
    },
  },
  {
    name: 'no player learns faster than the young, and none slower than the oldest',
    folder,
    requirements: ['R-TRA-13'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer({ min: 15, max: 45 }), fc.nat(10), (age, later) => {
        const { ageFactors, oldestFactor } = ruleset.training;
        const factor = (years: number) => rules.ageFactor(years, ruleset);
        return (
          factor(age) >= factor(age + later) &&
          factor(15) === ageFactors[0]?.factor &&
          factor(99) === oldestFactor &&
          ageFactors.every((row, index) => factor((ageFactors[index - 1]?.upTo ?? 0) + 1) === row.factor)
        );
      }),
    broken: { what: 'all learn alike', rules: { ageFactor: () => 1 } },
  },
  {
    name: 'a rest that is used is one fewer of its day, and none of the next',
    folder,
    requirements: ['R-TRA-6'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(ruleset.training.restsPerDay), fc.boolean(), (value, today) => {
        const rests = { value, lastUpdate: today ? now : now - DAY };
        const left = rules.remainingRests(rests, now, ruleset);
        const used = rules.withRestUsed(rests, now);
        return (
          rules.remainingRests(used, now, ruleset) === Math.max(0, left - 1) &&
          rules.remainingRests(used, now + DAY, ruleset) === ruleset.training.restsPerDay
        );
      }),
    broken: { what: 'rests are free', rules: { withRestUsed: (rests) => rests } },
  },
  {
    name: 'an id leads to its training, and a fit player may train by just those ids',
    folder,
    requirements: ['R-TRA-2', 'R-TRA-5'],
    property: ({ rules, ruleset }) =>
      fc.property(idArbitrary(), (id) => {
        const type = rules.trainingType(id);
        const known = ours.TRAINING_TYPES.filter((candidate) => candidate.id === id);
        return (
          type === (known[0] ?? null) &&
          known.length <= 1 &&
          rules.canTrain({ attributes: { condition: ruleset.condition.cap } }, id, ruleset) === known.length > 0
        );
      }),
    broken: {
      what: 'trainings are counted from 0',
      rules: { trainingType: (id) => ours.TRAINING_TYPES[id] ?? null },
    },
  },
  {
    name: 'a night gives back what the recovery centre adds to a player’s stamina',
    folder: 'condition',
    requirements: ['R-CON-5', 'R-CON-7'],
    property: ({ rules, ruleset }) =>
      fc.property(traineeArbitrary(), facilitiesArbitrary(ruleset), (player, facilities) => {
        const { condition, stamina } = player.attributes;
        const amount = rules.dailyRecoveryAmount(facilities, ruleset);
        const best = ruleset.facilities.recoveryCenter.at(-1)?.level ?? 1;
        return (
          rules.dailyRecovery(player, facilities, ruleset) ===
            rules.conditionAfterRecovery(condition, { stamina, amount }, ruleset) &&
          amount ===
            ruleset.condition.dailyAmount *
              rules.currentLevel('recoveryCenter', facilities.recoveryCenter, ruleset).efficiency &&
          amount <= rules.dailyRecoveryAmount({ ...facilities, recoveryCenter: best }, ruleset)
        );
      }),
    broken: {
      what: 'every recovery centre is new',
      rules: { dailyRecoveryAmount: (_, ruleset) => ruleset?.condition.dailyAmount ?? 0 },
    },
  },
  {
    name: 'a facility above a shorter table is as good as the table’s highest level',
    folder: 'facilities',
    requirements: ['R-FAC-6'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.constantFrom('gym', 'trainingGround', 'recoveryCenter'), fc.nat(20), (name, more) => {
        const table = ruleset.facilities[name];
        const highest = table.at(-1);
        return (
          highest !== undefined &&
          rules.currentLevel(name, highest.level + more, ruleset) === highest &&
          table.every((row) => rules.currentLevel(name, row.level, ruleset) === row)
        );
      }),
    broken: {
      what: 'what is above the table counts as its first level',
      rules: {
        currentLevel: (name, level, ruleset) => currentLevel(name, level > 3 ? 1 : level, ruleset),
      },
    },
  },
];
