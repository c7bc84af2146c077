/** Laws of a day of training: so many sessions, of which a match is one. */
import fc from 'fast-check';
import { DAY, HOUR } from '../clock/constants.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import { SKILLS } from '../players/attributes.ts';
import { NATURAL_POSITIONS, POSITIONS } from '../positions/position.ts';
import { facilitiesArbitrary } from '../testing/arbitraries/facilities.ts';
import { traineeArbitrary } from '../testing/arbitraries/training.ts';
import { BUILT_AT, buildClub, buildPlayer } from '../testing/builders.ts';
import * as ours from '../training/index.ts';
import type { Law } from './law.ts';
import { isAbout, same } from './same-answers.ts';

const folder = 'training';
const morning = startOfUtcDay(BUILT_AT);
const YEAR = 365.25 * DAY;

const matchArbitrary = () =>
  fc.record({ position: fc.constantFrom(...POSITIONS), minutes: fc.integer({ min: 1, max: 120 }) });

export const trainingDaysLaws: readonly Law[] = [
  {
    name: 'a player does the sessions of the rule set on a UTC day and no more, matches included, and all of them on the next',
    folder,
    requirements: ['R-TRA-23', 'R-TRA-24', 'R-TRA-25'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), matchArbitrary(), (parts, match) => {
        const { sessionsPerDay, matchMinutes, intensities } = ruleset.training;
        const [intensity = 1] = intensities;
        let club = buildClub({ players: [buildPlayer({ number: 10, attributes: { condition: 100 } })] });
        let held = 0;
        const holds = parts.every((isMatch, index) => {
          const now = morning + index * HOUR;
          const [player] = club.players;
          if (player === undefined) return false;
          const left = Math.max(0, sessionsPerDay - held);
          const fresh = { ...player, attributes: { ...player.attributes, condition: ruleset.condition.cap } };
          const ready = { ...club, players: [fresh] };
          if (rules.remainingSessions(fresh, now, ruleset) !== left) return false;
          if (isMatch) {
            const trained = rules.trainedByMatch(fresh, { club, ...match, now }, ruleset);
            club = { ...ready, players: [trained] };
            if (left > 0 && match.minutes >= matchMinutes) held += 1;
            return left > 0 || same(trained, fresh);
          }
          const input = { club: ready, numbers: [10], trainingId: 1, intensity, matches: [], now };
          const [forecast] = rules.trainingPreview(input, ruleset);
          const session = rules.train(input, ruleset);
          if (session.ok) club = session.value.club;
          if (session.ok) held += 1;
          const refusal = session.ok ? null : session.error.code;
          return forecast?.allowed === left > 0 && refusal === (left > 0 ? null : 'training/enough-today');
        });
        const [player] = club.players;
        return (
          holds && player !== undefined && rules.remainingSessions(player, morning + DAY, ruleset) === sessionsPerDay
        );
      }),
    broken: { what: 'matches are no training', rules: { trainedByMatch: (player) => player } },
  },
  {
    name: 'a session held is one more of its day, and the first of the next',
    folder,
    requirements: ['R-TRA-24'],
    property: ({ rules, ruleset }) =>
      fc.property(traineeArbitrary(), fc.nat(5), (player, count) => {
        const before = { ...player, sessions: { count, date: morning } };
        const later = rules.withSessionHeld(before, morning + HOUR);
        const next = rules.withSessionHeld(before, morning + DAY);
        return (
          same(later, { ...player, sessions: { count: count + 1, date: morning + HOUR } }) &&
          same(next.sessions, { count: 1, date: morning + DAY }) &&
          rules.remainingSessions(player, morning, ruleset) === ruleset.training.sessionsPerDay
        );
      }),
    broken: { what: 'sessions are not counted', rules: { withSessionHeld: (player) => player } },
  },
  {
    name: 'a match trains the skills of the position played within the limits of a session, and changes neither condition nor potential',
    folder,
    requirements: ['R-TRA-26'],
    property: ({ rules, ruleset }) =>
      fc.property(traineeArbitrary(), matchArbitrary(), (player, match) => {
        const session = { club: buildClub(), ...match, now: morning };
        const after = rules.trainedByMatch(player, session, ruleset);
        const increases = rules.matchIncreases(player, session, ruleset);
        const isWhole = match.minutes >= ruleset.training.matchMinutes;
        const raised = { ...player, attributes: rules.withIncreases(player.attributes, increases) };
        const limit = Math.max(rules.ownOverall(player, ruleset), player.attributes.potential);
        return (
          same(after, isWhole ? rules.withSessionHeld(raised, morning) : raised) &&
          increases.every(({ increase }) => increase >= 0) &&
          same(
            increases.map(({ skill }) => skill),
            SKILLS.filter((skill) => ruleset.positions.weights[match.position][skill] > 0),
          ) &&
          rules.ownOverall(after, ruleset) <= limit + 1e-5
        );
      }),
    broken: {
      what: 'matches train without limits',
      rules: { matchIncreases: () => [{ skill: 'finishing', increase: 9 }] },
    },
  },
  {
    name: 'at any age and with any facilities a player far from his ceilings learns in a match what he learns in the best session, by the rule set',
    folder,
    requirements: ['R-TRA-27'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.constantFrom(...NATURAL_POSITIONS),
        fc.integer({ min: 15, max: 40 }),
        facilitiesArbitrary(ruleset),
        fc.integer({ min: 1, max: 90 }),
        (position, age, facilities, minutes) => {
          const attributes = { ...Object.fromEntries(SKILLS.map((skill) => [skill, 40])), potential: 95 };
          const player = buildPlayer({ position, dob: morning - Math.ceil(age * YEAR) - DAY, attributes });
          const club = { ...buildClub(), facilities };
          const rise = (increases: readonly ours.SkillIncrease[]) =>
            rules.ownOverall({ ...player, attributes: rules.withIncreases(player.attributes, increases) }, ruleset) -
            rules.ownOverall(player, ruleset);
          const sessions = ours.TRAINING_TYPES.filter((type) => type.group !== 'rest').map((exercise) =>
            rise(rules.skillIncreases(player, { club, exercise, intensity: 1, now: morning }, ruleset)),
          );
          const { matchIncrease, matchMinutes } = ruleset.training;
          const played = rise(rules.matchIncreases(player, { club, position, minutes, now: morning }, ruleset));
          const share = Math.min(1, minutes / matchMinutes);
          return isAbout(played, Math.max(...sessions) * matchIncrease * share, 1e-4);
        },
      ),
    broken: {
      what: 'the bench learns faster',
      rules: {
        matchIncreases: (player, match, ruleset) =>
          ours.matchIncreases(player, { ...match, minutes: match.minutes / 10 }, ruleset),
      },
    },
  },
];
