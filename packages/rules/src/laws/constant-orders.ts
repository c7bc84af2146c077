/** Laws of the order of a rule set's constants: steps rise, and a better one is never worth less. */
import { BOOSTER_CATEGORIES } from '../boosters/constants.ts';
import { CATEGORIES } from '../clubs/category.ts';
import { noneOf, notRising, outside, withConstants } from './constant-checks.ts';
import type { Law } from './law.ts';

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
    broken: { what: 'the last slot opens first', ruleset: withConstants({ boosters: { slotLevels: [4, 3, 2] } }) },
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
    name: 'condition moves between its floor and its cap, and that is a percentage',
    folder: 'condition',
    requirements: ['R-CON-1'],
    property: ({ ruleset }) => {
      const { floor, cap } = ruleset.condition;
      return noneOf([...notRising('condition.floor and cap', [floor, cap]), ...outside('condition.cap', cap, 0, 100)]);
    },
    broken: { what: 'the floor is above the cap', ruleset: withConstants({ condition: { floor: 101 } }) },
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
      ruleset: withConstants({ market: { supply: { Pro: { from: 99, to: 71 } } } }),
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
    broken: { what: 'new squads are too large', ruleset: withConstants({ players: { squad: { maximum: 20 } } }) },
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
      ruleset: withConstants({ players: { categories: { Amador: { mean: 90 } } } }),
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
    broken: { what: 'great is above excellent', ruleset: withConstants({ positions: { colourSteps: { great: 95 } } }) },
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
      ruleset: withConstants({ sponsorship: { categoryMultipliers: { Pro: 0.5 } } }),
    },
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
      ruleset: withConstants({ tactics: { substitutionMinutes: [60, 30] } }),
    },
  },
  {
    name: 'each training level needs more experience than the one before',
    folder: 'training',
    requirements: ['R-TRA-7'],
    property: ({ ruleset }) => noneOf(notRising('training.levelThresholds', [0, ...ruleset.training.levelThresholds])),
    broken: {
      what: 'level 3 comes before level 2',
      ruleset: withConstants({ training: { levelThresholds: [900, 200, 2000] } }),
    },
  },
];
