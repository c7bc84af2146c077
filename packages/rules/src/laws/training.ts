import fc from 'fast-check';
import { DAY, HOUR } from '../clock/constants.ts';
import { isSameUtcDay } from '../clock/utc-day.ts';
import type { Club } from '../clubs/club.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { traineeArbitrary } from '../testing/arbitraries/training.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import * as ours from '../training/index.ts';
import type { Law } from './law.ts';

const folder = 'training';
/** Ratings are sums of 25 products: their last digits may differ. */
const ROUNDING = 1e-9;

const EXERCISES = ours.TRAINING_TYPES.filter((type) => type.group !== 'rest');

function clubOf(...players: readonly Player[]): Club {
  return buildClub({ players });
}

function withCondition(player: Player, condition: number): Player {
  return { ...player, attributes: { ...player.attributes, condition } };
}

/** A fit player and a session that he may do. */
function sessionArbitrary(ruleset: Ruleset) {
  return fc.record({
    player: traineeArbitrary().map((player) => withCondition(player, ruleset.condition.cap)),
    type: fc.constantFrom(...EXERCISES),
    intensity: fc.constantFrom(...ruleset.training.intensities),
  });
}

function inputOf(player: Player, trainingId: number, intensity: number): ours.TrainInput {
  return { club: clubOf(player), numbers: [player.number], trainingId, intensity, matches: [], now: BUILT_AT };
}

/** Trains with every player of the club changed first. */
function trainedAfter(change: (player: Player) => Player): typeof ours.train {
  return (input, ruleset) =>
    ours.train({ ...input, club: { ...input.club, players: input.club.players.map(change) } }, ruleset);
}

export const trainingLaws: readonly Law[] = [
  {
    name: 'no session lifts a player’s rating above his potential',
    folder,
    requirements: ['R-TRA-15'],
    property: ({ rules, ruleset }) =>
      fc.property(sessionArbitrary(ruleset), ({ player, type, intensity }) => {
        const result = rules.train(inputOf(player, type.id, intensity), ruleset);
        const after = result.ok ? result.value.club.players[0] : undefined;
        if (after === undefined) return false;
        const limit = Math.max(rules.ownOverall(player, ruleset), player.attributes.potential);
        return rules.ownOverall(after, ruleset) <= limit + ROUNDING;
      }),
    broken: {
      what: 'every player may become a hundred',
      rules: {
        train: trainedAfter((player) => ({ ...player, attributes: { ...player.attributes, potential: 100 } })),
      },
    },
  },
  {
    name: 'a session raises the two skills of its type, if any, and changes no other skill nor potential',
    folder,
    requirements: ['R-TRA-3', 'R-TRA-17'],
    property: ({ rules, ruleset }) =>
      fc.property(sessionArbitrary(ruleset), ({ player, type, intensity }) => {
        const result = rules.train(inputOf(player, type.id, intensity), ruleset);
        const after = result.ok ? result.value.club.players[0] : undefined;
        if (after === undefined) return false;
        const [first, second] = type.attributes;
        return [...rules.SKILLS, 'potential' as const].every((name) => {
          const rise = after.attributes[name] - player.attributes[name];
          return name === first || name === second ? rise >= 0 : rise === 0;
        });
      }),
    broken: {
      what: 'players train something else',
      rules: {
        train: (input, ruleset) => ours.train({ ...input, trainingId: (input.trainingId % 20) + 1 }, ruleset),
      },
    },
  },
  {
    name: 'more intensity never gives a lower rating, and never costs less condition',
    folder,
    requirements: ['R-TRA-12', 'R-TRA-18'],
    property: ({ rules, ruleset }) =>
      fc.property(
        sessionArbitrary(ruleset),
        fc.constantFrom(...ruleset.training.intensities),
        ({ player, type, intensity }, other) => {
          const [low, high] = [Math.min(intensity, other), Math.max(intensity, other)].map((share) => {
            const [forecast] = rules.trainingPreview(inputOf(player, type.id, share), ruleset);
            const gains = forecast?.gains ?? [];
            const increases = type.attributes.map((skill, index) => [
              skill,
              player.attributes[skill] + (gains[index]?.increase ?? 0),
            ]);
            const attributes = { ...player.attributes, ...Object.fromEntries(increases) };
            return {
              rating: rules.ownOverall({ ...player, attributes }, ruleset),
              cost: -(forecast?.conditionChange ?? 0),
            };
          });
          return (
            low !== undefined && high !== undefined && high.rating >= low.rating - ROUNDING && high.cost >= low.cost
          );
        },
      ),
    broken: {
      what: 'less is more',
      rules: {
        trainingPreview: (input, ruleset) =>
          ours.trainingPreview({ ...input, intensity: 2 - input.intensity }, ruleset),
      },
    },
  },
  {
    name: 'a session never raises condition and never takes it below the floor; a rest never lowers it and never lifts it above the cap',
    folder,
    requirements: ['R-TRA-18', 'R-TRA-19'],
    property: ({ rules, ruleset }) =>
      fc.property(traineeArbitrary(), fc.constantFrom(...EXERCISES), (player, type) => {
        const rests = !rules.canTrain(player, type.id, ruleset);
        const [intensity = 1] = ruleset.training.intensities;
        const result = rules.train(inputOf(player, rests ? ours.REST_ID : type.id, intensity), ruleset);
        if (!result.ok) return rests && ruleset.training.restsPerDay === 0;
        const before = player.attributes.condition;
        const after = result.value.club.players[0]?.attributes.condition ?? Number.NaN;
        const { floor, cap } = ruleset.condition;
        return rests
          ? after >= before && after <= Math.max(before, cap)
          : after <= before && after >= Math.min(before, floor);
      }),
    broken: {
      what: 'training is a rest',
      rules: { train: trainedAfter((player) => withCondition(player, 100)) },
    },
  },
  {
    name: 'the preview shows exactly what the session then does',
    folder,
    requirements: ['R-TRA-22'],
    property: ({ rules, ruleset }) =>
      fc.property(sessionArbitrary(ruleset), ({ player, type, intensity }) => {
        const input = inputOf(player, type.id, intensity);
        const [forecast] = rules.trainingPreview(input, ruleset);
        const result = rules.train(input, ruleset);
        const after = result.ok ? result.value.club.players[0] : undefined;
        if (!result.ok || after === undefined || forecast === undefined) return false;
        return (
          player.attributes.condition + forecast.conditionChange === after.attributes.condition &&
          forecast.gains.every((gain, index) => gain.increase === result.value.trainingOutcome[index]?.increase)
        );
      }),
    broken: {
      what: 'the preview promises full intensity',
      rules: { trainingPreview: (input, ruleset) => ours.trainingPreview({ ...input, intensity: 1 }, ruleset) },
    },
  },
  {
    name: 'no UTC day has more rests than the rule set gives, and every day has all of them',
    folder,
    requirements: ['R-TRA-6', 'R-TRA-11', 'R-TRA-19'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.array(fc.nat(10 * HOUR), { maxLength: 12 }), (pauses) => {
        const [intensity = 1] = ruleset.training.intensities;
        let club = buildClub();
        let now = BUILT_AT;
        let taken = 0;
        return pauses.every((pause) => {
          if (!isSameUtcDay(now, now + pause)) taken = 0;
          now += pause;
          const left = rules.remainingRests(club.rests, now, ruleset);
          const rest = rules.train(
            { club, numbers: [1], trainingId: ours.REST_ID, intensity, matches: [], now },
            ruleset,
          );
          const expected = ruleset.training.restsPerDay - taken;
          if (rest.ok) {
            club = rest.value.club;
            taken += 1;
          }
          return left === expected && rest.ok === left > 0;
        });
      }),
    broken: {
      what: 'rests come back after 24 hours instead of at midnight',
      rules: {
        remainingRests: ({ value, lastUpdate }, now, ruleset) =>
          ours.remainingRests({ value, lastUpdate: now - lastUpdate < DAY ? now : lastUpdate }, now, ruleset),
      },
    },
  },
  {
    name: 'a player trains with an unrounded condition of at least the limit, and with no other',
    folder,
    requirements: ['R-TRA-5', 'R-TRA-11'],
    property: ({ rules, ruleset }) =>
      fc.property(
        traineeArbitrary(),
        fc.constantFrom(...EXERCISES),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (drawn, type, offset) => {
          const player = withCondition(drawn, ruleset.training.minimumCondition + offset);
          const [intensity = 1] = ruleset.training.intensities;
          const { ok } = rules.train(inputOf(player, type.id, intensity), ruleset);
          const allowed = rules.canTrain(player, type.id, ruleset);
          const isFit = player.attributes.condition >= ruleset.training.minimumCondition;
          return ok === allowed && allowed === isFit && rules.isTired(player, ruleset) === !isFit;
        },
      ),
    broken: {
      what: 'the rounded condition counts',
      rules: {
        canTrain: ({ attributes }, exercise, ruleset) =>
          ours.canTrain({ attributes: { condition: Math.round(attributes.condition) } }, exercise, ruleset),
      },
    },
  },
  {
    name: 'experience never lowers a training level, and the bar of every level starts at zero and never overflows',
    folder,
    requirements: ['R-TRA-7'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(4_000), fc.nat(500), (points, more) => {
        const before = rules.trainingLevel(points, ruleset);
        const after = rules.trainingLevel(points + more, ruleset);
        const fits = before.points >= 0 && (before.outOf === null || before.points < before.outOf);
        return fits && (after.level > before.level || after.points === before.points + more);
      }),
    broken: {
      what: 'the bar goes on from level to level',
      rules: { trainingLevel: (points, ruleset) => ({ ...ours.trainingLevel(points, ruleset), points }) },
    },
  },
];
