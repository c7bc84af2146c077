/** Laws of the bounds of a rule set's constants: which lie within others, and which lists are not empty. */
import { RECENT_MATCHES, SLOT_USES } from '../competitions/constants.ts';
import { noneOf, notRising, outside, withConstants } from './constant-checks.ts';
import type { Law } from './law.ts';

/** A formation has a slot for each. */
const STARTERS = 11;
/** So many times the usual cards and injuries are the most that leave a match of football. */
const MOST_TIMES = 5;

export const constantLimitsLaws: readonly Law[] = [
  {
    name: 'a name may have some length, from the shortest to the longest',
    folder: 'club-creation',
    requirements: ['R-CLU-1'],
    property: ({ ruleset }) => {
      const { minimum, maximum } = ruleset.clubCreation.nameLength;
      return noneOf(outside('clubCreation.nameLength.minimum', minimum, 1, maximum));
    },
    broken: {
      what: 'the longest name is shorter than the shortest',
      ruleset: withConstants({ clubCreation: { nameLength: { minimum: 30 } } }),
    },
  },
  {
    name: 'of the players of new bots none to all have grown up',
    folder: 'club-creation',
    requirements: ['R-BOT-22'],
    property: ({ ruleset }) =>
      noneOf(outside('clubCreation.botMatureShare', ruleset.clubCreation.botMatureShare, 0, 1)),
    broken: {
      what: 'half as many again as there are have grown up',
      ruleset: withConstants({ clubCreation: { botMatureShare: 1.5 } }),
    },
  },
  {
    name: 'the calendar has kick-offs of leagues and of cups, one after the other, and a day has one for each match of a club',
    folder: 'competitions',
    requirements: ['R-COM-7'],
    property: ({ ruleset }) => {
      const { calendar } = ruleset.competitions;
      const onDay = [0, 1].map((parity) => calendar.filter(({ day }) => day === parity).length);
      return noneOf([
        ...notRising(
          'competitions.calendar',
          calendar.map(({ day, hour }) => 24 * day + hour),
        ),
        ...calendar.flatMap(({ hour }) => outside('competitions.calendar.hour', hour, 0, 24)),
        ...calendar.flatMap(({ day }) => outside('competitions.calendar.day', day, 0, 1)),
        ...SLOT_USES.filter((use) => calendar.every((slot) => slot.use !== use)).map(
          (use) => `competitions.calendar: no kick-off for ${use}`,
        ),
        ...outside('server.matchesPerDay', ruleset.server.matchesPerDay, 1, Math.max(...onDay)),
      ]);
    },
    broken: {
      what: 'a day of two kick-offs has three matches',
      ruleset: withConstants({ server: { matchesPerDay: 3 } }),
    },
  },
  {
    name: 'a league is of two clubs or more, in pairs',
    folder: 'competitions',
    requirements: ['R-COM-1'],
    property: ({ ruleset }) => {
      const { leagueClubs } = ruleset.competitions;
      return noneOf(leagueClubs >= 2 && leagueClubs % 2 === 0 ? [] : [`competitions.leagueClubs: ${leagueClubs}`]);
    },
    broken: { what: 'one club has no opponent', ruleset: withConstants({ competitions: { leagueClubs: 9 } }) },
  },
  {
    name: 'no rule looks back further than a club carries its matches with it',
    folder: 'competitions',
    requirements: ['R-COM-16', 'R-SPO-4', 'R-FIN-12'],
    property: ({ ruleset }) => {
      const counts = [
        ['sponsorship.recentMatches', ruleset.sponsorship.recentMatches],
        ['finances.attendance.formMatches', ruleset.finances.attendance.formMatches],
      ] as const;
      const tooFar = counts.filter(([, count]) => count > RECENT_MATCHES);
      return noneOf(tooFar.map(([path, count]) => `${path}: ${count} is more than ${RECENT_MATCHES}`));
    },
    broken: { what: 'sponsors look at two seasons', ruleset: withConstants({ sponsorship: { recentMatches: 36 } }) },
  },
  {
    name: 'there is always something to draw for a reward',
    folder: 'daily-rewards',
    requirements: ['R-DAY-4'],
    property: ({ ruleset }) => {
      const { itemOdds, tierOdds } = ruleset.dailyRewards;
      return noneOf(
        Object.entries({ itemOdds, tierOdds }).flatMap(([name, odds]) =>
          Object.values(odds).some((weight) => weight > 0) ? [] : [`dailyRewards.${name}: all are zero`],
        ),
      );
    },
    broken: {
      what: 'no tier is ever drawn',
      ruleset: withConstants({ dailyRewards: { tierOdds: { bronze: 0, silver: 0, gold: 0 } } }),
    },
  },
  {
    name: 'a match is still played by eleven: cards and injuries are at most five times the usual, and a call-up is a percentage fit',
    folder: 'discipline',
    requirements: ['R-DIS-1'],
    property: ({ ruleset }) => {
      const { strictness, injuryRisk, calledUpCondition } = ruleset.discipline;
      return noneOf([
        ...outside('discipline.strictness', strictness, 0, MOST_TIMES),
        ...outside('discipline.injuryRisk', injuryRisk, 0, MOST_TIMES),
        ...outside('discipline.calledUpCondition', calledUpCondition, 0, 100),
      ]);
    },
    broken: { what: 'every tackle hurts', ruleset: withConstants({ discipline: { injuryRisk: 100 } }) },
  },
  {
    name: 'a skill of the manager has a level to rise to',
    folder: 'manager',
    requirements: ['R-MAN-2'],
    property: ({ ruleset }) => {
      const { skillLevelCap } = ruleset.manager;
      return noneOf(skillLevelCap >= 2 ? [] : [`manager.skillLevelCap: ${skillLevelCap}`]);
    },
    broken: { what: 'no player learns anything', ruleset: withConstants({ manager: { skillLevelCap: 1 } }) },
  },
  {
    name: 'the search that a screen starts with is one that is offered',
    folder: 'market',
    requirements: ['R-MKT-5'],
    property: ({ rules, ruleset }) => {
      const { defaultSearch } = ruleset.market;
      const isOffered = rules.checkSearch(defaultSearch, ruleset).ok;
      return noneOf(isOffered ? [] : [`market.defaultSearch: ${rules.formatSearch(defaultSearch)} is not offered`]);
    },
    broken: {
      what: 'it starts with an age of no range',
      ruleset: withConstants({ market: { defaultSearch: { age: '17_21' } } }),
    },
  },
  {
    name: 'a line-up starts with a player for each slot of a formation',
    folder: 'tactics',
    requirements: ['R-TAC-1', 'R-TAC-3'],
    property: ({ ruleset }) => noneOf(outside('tactics.starters', ruleset.tactics.starters, STARTERS, STARTERS)),
    broken: { what: 'ten men start', ruleset: withConstants({ tactics: { starters: 10 } }) },
  },
  {
    name: 'the condition that training asks for is one that players can have, and can fall below',
    folder: 'training',
    requirements: ['R-TRA-5', 'R-CON-1'],
    property: ({ ruleset }) => {
      const { floor, cap } = ruleset.condition;
      return noneOf(outside('training.minimumCondition', ruleset.training.minimumCondition, floor, cap));
    },
    broken: { what: 'it is below the floor', ruleset: withConstants({ training: { minimumCondition: 20 } }) },
  },
  {
    name: 'a day has a session, and a match counts as one after some minutes of it',
    folder: 'training',
    requirements: ['R-TRA-23', 'R-TRA-25'],
    property: ({ ruleset }) => {
      const { sessionsPerDay, matchMinutes } = ruleset.training;
      return noneOf([
        ...outside('training.sessionsPerDay', sessionsPerDay, 1, Number.POSITIVE_INFINITY),
        ...outside('training.matchMinutes', matchMinutes, 1, ruleset.condition.fullMatchMinutes),
      ]);
    },
    broken: { what: 'a match counts after no time', ruleset: withConstants({ training: { matchMinutes: 0 } }) },
  },
  {
    name: 'an intensity is a part of a whole session, and never nothing',
    folder: 'training',
    requirements: ['R-TRA-1'],
    property: ({ ruleset }) => {
      const { intensities } = ruleset.training;
      return noneOf([
        ...(intensities.length === 0 ? ['training.intensities: there is none'] : []),
        ...intensities.flatMap((intensity) => outside('training.intensities', intensity, 0.01, 1)),
      ]);
    },
    broken: { what: 'a session is done twice at once', ruleset: withConstants({ training: { intensities: [2] } }) },
  },
];
