/** How constants stand to each other: steps rise, and what lies within something else does. */
import { BOOSTER_CATEGORIES } from '../boosters/tables.ts';
import { CATEGORIES } from '../clubs/club.ts';
import { RECENT_MATCHES } from '../competitions/tables.ts';
import { changed, noneOf, notRising, outside } from './constants.ts';
import { LARGEST_COUNTS } from './largest-counts.ts';
import type { Law } from './law.ts';

/** A formation has a slot for each. */
const STARTERS = 11;
const MATCH_MINUTES = 90;

export const constantOrdersLaws: readonly Law[] = [
  {
    name: 'slots open from the left to the right, each at a training level that players reach',
    folder: 'boosters',
    requirements: ['R-BOO-5'],
    property: ({ ruleset }) => {
      const { slotLevels } = ruleset.boosters;
      const levels = ruleset.training.levelThresholds.length + 1;
      return noneOf([
        ...notRising('boosters.slotLevels', slotLevels, 'level'),
        ...slotLevels.flatMap((level) => outside('boosters.slotLevels', level, 1, levels)),
      ]);
    },
    broken: { what: 'the last slot opens first', ruleset: changed({ boosters: { slotLevels: [4, 3, 2] } }) },
  },
  {
    name: 'a higher tier is never the weaker one',
    folder: 'boosters',
    requirements: ['R-BOO-1'],
    property: ({ ruleset }) => {
      const { playerBoosters } = ruleset.boosters;
      const attributes = [...new Set(playerBoosters.map(({ attribute }) => attribute))];
      return noneOf(
        attributes.flatMap((attribute) => {
          const powers = BOOSTER_CATEGORIES.flatMap((tier) =>
            playerBoosters.filter((booster) => booster.attribute === attribute && booster.category === tier),
          ).map(({ power }) => power);
          return notRising(`boosters.playerBoosters of ${attribute}`, powers, 'level');
        }),
      );
    },
    broken: {
      what: 'gold is weaker than bronze',
      ruleset: (ruleset) => {
        const playerBoosters = ruleset.boosters.playerBoosters.map((booster) =>
          booster.category === 'gold' ? { ...booster, power: 1 } : booster,
        );
        return { ...ruleset, boosters: { ...ruleset.boosters, playerBoosters } };
      },
    },
  },
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
      ruleset: changed({ clubCreation: { nameLength: { minimum: 30 } } }),
    },
  },
  {
    name: 'a day has a kick-off for each of its matches, one after the other',
    folder: 'competitions',
    requirements: ['R-COM-7'],
    property: ({ ruleset }) => {
      const { kickOffHours } = ruleset.competitions;
      return noneOf([
        ...notRising('competitions.kickOffHours', kickOffHours),
        ...kickOffHours.flatMap((hour) => outside('competitions.kickOffHours', hour, 0, 24)),
        ...outside('server.matchesPerDay', ruleset.server.matchesPerDay, 1, kickOffHours.length),
      ]);
    },
    broken: { what: 'a day of two kick-offs has three matches', ruleset: changed({ server: { matchesPerDay: 3 } }) },
  },
  {
    name: 'a league is of two clubs or more, in pairs',
    folder: 'competitions',
    requirements: ['R-COM-1'],
    property: ({ ruleset }) => {
      const { leagueClubs } = ruleset.competitions;
      return noneOf(leagueClubs >= 2 && leagueClubs % 2 === 0 ? [] : [`competitions.leagueClubs: ${leagueClubs}`]);
    },
    broken: { what: 'one club has no opponent', ruleset: changed({ competitions: { leagueClubs: 9 } }) },
  },
  {
    name: 'nobody looks back further than a club carries its matches with it',
    folder: 'competitions',
    requirements: ['R-COM-16', 'R-SPO-4', 'R-FIN-12'],
    property: ({ ruleset }) => {
      const { recentMatches } = ruleset.sponsorship;
      const { formMatches } = ruleset.finances.attendance;
      return noneOf([
        ...outside('sponsorship.recentMatches', recentMatches, Math.min(recentMatches, 0), RECENT_MATCHES),
        ...outside('finances.attendance.formMatches', formMatches, Math.min(formMatches, 0), RECENT_MATCHES),
      ]);
    },
    broken: { what: 'sponsors look at two seasons', ruleset: changed({ sponsorship: { recentMatches: 36 } }) },
  },
  {
    name: 'condition moves between its floor and its cap, and that is a percentage',
    folder: 'condition',
    requirements: ['R-CON-1'],
    property: ({ ruleset }) => {
      const { floor, cap } = ruleset.condition;
      return noneOf([...notRising('condition.floor and cap', [floor, cap]), ...outside('condition.cap', cap, 0, 100)]);
    },
    broken: { what: 'the floor is above the cap', ruleset: changed({ condition: { floor: 101 } }) },
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
      ruleset: changed({ dailyRewards: { tierOdds: { bronze: 0, silver: 0, gold: 0 } } }),
    },
  },
  {
    name: 'a skill of the manager has a level to rise to',
    folder: 'manager',
    requirements: ['R-MAN-2'],
    property: ({ ruleset }) =>
      noneOf(
        outside(
          'manager.skillLevelCap',
          ruleset.manager.skillLevelCap,
          2,
          LARGEST_COUNTS['manager.skillLevelCap'] ?? 0,
        ),
      ),
    broken: { what: 'nobody learns anything', ruleset: changed({ manager: { skillLevelCap: 1 } }) },
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
      ruleset: changed({ market: { defaultSearch: { age: '17_21' } } }),
    },
  },
  {
    name: 'the market is supplied from a lowest to a highest overall',
    folder: 'market',
    requirements: ['R-MKT-19'],
    property: ({ ruleset }) =>
      noneOf(
        CATEGORIES.flatMap((category) => {
          const { from, to } = ruleset.market.supply[category];
          return notRising(`market.supply.${category}`, [from, to], 'level');
        }),
      ),
    broken: {
      what: 'the lowest is above the highest',
      ruleset: changed({ market: { supply: { Pro: { from: 99, to: 71 } } } }),
    },
  },
  {
    name: 'a new squad keeps to the limits of squads, and there is a shirt for everyone',
    folder: 'players',
    requirements: ['R-PLA-16', 'R-PLA-17'],
    property: ({ ruleset }) => {
      const { squad, highestShirtNumber } = ruleset.players;
      const { keepers, minimum, initial, maximum } = squad;
      return noneOf([
        ...notRising('players.squad', [keepers, minimum, initial, maximum, highestShirtNumber], 'level'),
        ...outside('players.squad.minimum', minimum, ruleset.tactics.starters, maximum),
      ]);
    },
    broken: { what: 'new squads are too large', ruleset: changed({ players: { squad: { maximum: 20 } } }) },
  },
  {
    name: 'the players of a category are as good on average as between their worst and their best',
    folder: 'players',
    requirements: ['R-PLA-13'],
    property: ({ ruleset }) =>
      noneOf(
        CATEGORIES.flatMap((category) => {
          const { minimum, mean, maximum } = ruleset.players.categories[category];
          return notRising(`players.categories.${category}`, [0, minimum, mean, maximum, 100], 'level');
        }),
      ),
    broken: {
      what: 'the average is better than the best',
      ruleset: changed({ players: { categories: { Amador: { mean: 90 } } } }),
    },
  },
  {
    name: 'each colour of ratings begins above the one below it',
    folder: 'positions',
    requirements: ['R-POS-6'],
    property: ({ ruleset }) => {
      const { fair, good, great, excellent } = ruleset.positions.colourSteps;
      return noneOf([
        ...notRising('positions.colourSteps', [fair, good, great, excellent]),
        ...outside('positions.colourSteps.excellent', excellent, 0, 100),
      ]);
    },
    broken: { what: 'great is above excellent', ruleset: changed({ positions: { colourSteps: { great: 95 } } }) },
  },
  {
    name: 'a higher category is never worth less to sponsors, nor a better result or place',
    folder: 'sponsorship',
    requirements: ['R-SPO-1', 'R-SPO-2', 'R-SPO-4'],
    property: ({ ruleset }) => {
      const { categoryMultipliers, awardPoints, matchPoints } = ruleset.sponsorship;
      const multipliers = CATEGORIES.map((category) => categoryMultipliers[category]);
      const { win, draw, loss } = matchPoints;
      return noneOf([
        ...notRising('sponsorship.categoryMultipliers', multipliers, 'level'),
        ...notRising('sponsorship.awardPoints', [awardPoints[3], awardPoints[2], awardPoints[1]], 'level'),
        ...notRising('sponsorship.matchPoints', [loss, draw, win], 'level'),
      ]);
    },
    broken: {
      what: 'the highest category is worth least',
      ruleset: changed({ sponsorship: { categoryMultipliers: { Pro: 0.5 } } }),
    },
  },
  {
    name: 'a line-up starts with a player for each slot of a formation',
    folder: 'tactics',
    requirements: ['R-TAC-1', 'R-TAC-3'],
    property: ({ ruleset }) => noneOf(outside('tactics.starters', ruleset.tactics.starters, STARTERS, STARTERS)),
    broken: { what: 'ten men start', ruleset: changed({ tactics: { starters: 10 } }) },
  },
  {
    name: 'the minutes of substitutions come one after the other, within the match',
    folder: 'tactics',
    requirements: ['R-TAC-31'],
    property: ({ ruleset }) => {
      const { substitutionMinutes } = ruleset.tactics;
      return noneOf([
        ...notRising('tactics.substitutionMinutes', substitutionMinutes),
        ...substitutionMinutes.flatMap((minute) => outside('tactics.substitutionMinutes', minute, 1, MATCH_MINUTES)),
      ]);
    },
    broken: {
      what: 'the second half comes first',
      ruleset: changed({ tactics: { substitutionMinutes: [60, 30] } }),
    },
  },
  {
    name: 'each training level needs more experience than the one before',
    folder: 'training',
    requirements: ['R-TRA-7'],
    property: ({ ruleset }) => noneOf(notRising('training.levelThresholds', [0, ...ruleset.training.levelThresholds])),
    broken: {
      what: 'level 3 comes before level 2',
      ruleset: changed({ training: { levelThresholds: [900, 200, 2000] } }),
    },
  },
  {
    name: 'the condition that training asks for is one that players can have, and can fall below',
    folder: 'training',
    requirements: ['R-TRA-5', 'R-CON-1'],
    property: ({ ruleset }) => {
      const { floor, cap } = ruleset.condition;
      return noneOf(outside('training.minimumCondition', ruleset.training.minimumCondition, floor, cap));
    },
    broken: { what: 'it is below the floor', ruleset: changed({ training: { minimumCondition: 20 } }) },
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
    broken: { what: 'a session is done twice at once', ruleset: changed({ training: { intensities: [2] } }) },
  },
];
