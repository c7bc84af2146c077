/** The squad of a new club, and every constant of players. */
import type { ByCategory } from '../clubs/category.ts';
import type { ClubResult } from '../clubs/club-result.ts';
import { type Curve, curve } from '../core/curve.ts';
import type { NaturalPosition } from '../positions/position.ts';
import type { AttributeGroup } from './attributes.ts';
import type { KnownCountry } from './country.ts';

/** Positions of a new squad, the most needed first: a squad of n has the first n (R-PLA-15). */
// biome-ignore format: a table, one line of the team a row
export const SQUAD_POSITIONS: readonly NaturalPosition[] = [
  'GK',
  'RB', 'CB', 'CB', 'LB',
  'DM', 'CM', 'AM',
  'RW', 'CF', 'LW',

  'GK',
  'CB', 'RB', 'LB',
  'DM', 'CM',
  'CF',

  'CM', 'RW', 'LW',
  'GK', 'CB', 'CM', 'AM',

  'DM', 'CB', 'CM', 'CF',
  'RB', 'LB', 'RW', 'LW',
  'GK', 'AM', 'CB', 'CM',
  'DM', 'CF', 'CB',
];

/** Overall of the players that a category's clubs start with. */
export interface CategoryStrength {
  readonly mean: number;
  /** Standard deviation. */
  readonly spread: number;
  readonly minimum: number;
  readonly maximum: number;
}

/** How random skills are spread around a player's overall. */
export interface SkillProfile {
  /** Points of a skill above another of one weight less in the player's position. */
  readonly emphasis: number;
  /** Farthest that a skill is drawn from where its weight puts it. */
  readonly spread: number;
  /** Skills that don't count in the position, as a share of overall by group. */
  readonly outfield: Readonly<Record<AttributeGroup, number>>;
  readonly keeper: Readonly<Record<AttributeGroup, number>>;
}

/** Constants of players that a ruleset may change. */
export interface PlayerRules {
  /** The last age at which a player plays on when a league ends, in years. */
  readonly retirementAge: number;
  /** Ages in years, both ends included, of the youth players who join a squad that retirement left too small. */
  readonly youthAges: { readonly minimum: number; readonly maximum: number };
  /** Share of leagues after which a youth player joins a squad with room for him: fewer players than a new club has. */
  readonly youthShare: number;
  /** Fewest and most players in a squad, fewest keepers, and the size of a new squad. */
  readonly squad: {
    readonly minimum: number;
    readonly maximum: number;
    readonly keepers: number;
    readonly initial: number;
  };
  readonly highestShirtNumber: number;

  readonly categories: ByCategory<CategoryStrength>;
  /** By age: points of overall by which a new player of a category is better than its mean, or worse below zero: the best are in their prime. */
  readonly prime: Curve;
  readonly skills: SkillProfile;
  /** How often each age occurs among new players. */
  readonly ages: readonly { readonly age: number; readonly weight: number }[];
  /** How often each country occurs among new players. */
  readonly countries: Readonly<Record<KnownCountry, number>>;
  /** By age: points of potential above overall that a new player has on average. */
  readonly growth: Curve;
  /** Highest potential at birth. */
  readonly highestPotential: number;
  readonly initialMorale: number;

  readonly marketValue: {
    /** Dollars by overall. */
    readonly overall: Curve;
    /** Factor by age. */
    readonly age: Curve;
    /** By age: share that each point of potential above overall adds. */
    readonly potential: Curve;
    /** Dollars to whose multiples values are rounded; also the lowest value. */
    readonly step: number;
  };
  readonly salary: {
    /** Dollars a week by overall, of a player without a club. */
    readonly overall: Curve;
    /** Times as much that the clubs of a category pay. */
    readonly categories: ByCategory<number>;
    readonly step: number;
  };
  /** Points that a birthday takes, by the new age: from each skill of a group, and from potential. */
  readonly ageing: Readonly<Record<AttributeGroup | 'potential', Curve>>;

  /** How many match ratings a player carries with him. */
  readonly ratingWindow: number;
  /** Experience points for a whole match. */
  readonly matchExperience: number;
  /** Where a result draws morale, and how far on the way: for who played and for who watched. */
  readonly morale: {
    readonly targets: Readonly<Record<ClubResult, number>>;
    readonly playedShare: number;
    readonly watchedShare: number;
  };
}

/** The weights of that age and of the years after it. */
function agesFrom(first: number, weights: readonly number[]): PlayerRules['ages'] {
  return weights.map((weight, years) => ({ age: first + years, weight }));
}

/** Retirement, squad limits and the countries are the product's own; the rest is ours (docs/economy.md has what the money is calibrated to). */
// biome-ignore format: tables, one curve a line
export const PLAYER_RULES: PlayerRules = {
  retirementAge: 36,
  youthAges: { minimum: 16, maximum: 18 },
  youthShare: 0.25,
  squad: { minimum: 16, maximum: 40, keepers: 1, initial: 25 },
  highestShirtNumber: 99,

  categories: {
    'Várzea':   { mean: 61,   spread: 2.3, minimum: 54,   maximum: 69 },
    'Amador':   { mean: 65.5, spread: 2.3, minimum: 58.5, maximum: 73.5 },
    'Semi-Pro': { mean: 70,   spread: 2.3, minimum: 63,   maximum: 78 },
    'Pro':      { mean: 74.5, spread: 2.3, minimum: 67.5, maximum: 82.5 },
  },
  prime: curve([16, -4], [18, -3], [21, -1], [24, 0.6], [27, 1.6], [30, 1.3], [33, 0], [35, -1.5]),
  skills: {
    emphasis: 4,
    spread: 9,
    outfield: { physical: 0.88, technical: 0.53, mental: 0.76, goalkeeper: 0.2 },
    keeper:   { physical: 0.8, technical: 0.45, mental: 0.85, goalkeeper: 1 },
  },
  ages: agesFrom(16, [2, 3, 5, 6, 7, 7, 7, 7, 7, 7, 7, 6, 6, 5, 5, 4, 4, 3, 2, 1]),
  countries: { BR: 86, AR: 4, UY: 3, CO: 2, PY: 2, CL: 1, EC: 1, VE: 1 },
  growth: curve([16, 14], [18, 12], [21, 9], [24, 5], [27, 2], [30, 0]),
  highestPotential: 99,
  initialMorale: 70,

  marketValue: {
    overall: curve(
      [0, 100], [40, 2_000], [50, 9_000], [55, 18_000], [61, 45_000],
      [65, 90_000], [70, 220_000], [75, 520_000], [80, 1_200_000], [85, 2_600_000],
      [90, 5_500_000], [95, 11_000_000], [100, 20_000_000],
    ),
    age: curve(
      [16, 0.9], [18, 1.05], [21, 1.2], [25, 1.15], [28, 1],
      [30, 0.8], [32, 0.55], [34, 0.3], [36, 0.15], [40, 0.05],
    ),
    potential: curve([16, 0.05], [20, 0.04], [24, 0.02], [28, 0]),
    step: 100,
  },
  salary: {
    overall: curve(
      [0, 200], [40, 2_000], [50, 4_500], [55, 6_500], [61, 10_000],
      [65, 13_000], [70, 18_500], [77, 40_000], [85, 95_000], [90, 150_000],
      [95, 220_000], [100, 300_000],
    ),
    categories: { 'Várzea': 1.05, 'Amador': 1.7, 'Semi-Pro': 2.3, 'Pro': 2.25 },
    step: 10,
  },
  ageing: {
    physical:   curve([28, 0], [30, 0.5], [32, 1.5], [34, 2.5], [37, 4]),
    technical:  curve([31, 0], [34, 0.5], [37, 1.5]),
    mental:     curve([34, 0], [37, 0.5]),
    goalkeeper: curve([33, 0], [35, 0.5], [37, 1.5]),
    potential:  curve([28, 0], [30, 1], [34, 3]),
  },

  ratingWindow: 20,
  matchExperience: 10,
  morale: { targets: { win: 100, draw: 70, loss: 30 }, playedShare: 0.12, watchedShare: 0.06 },
};
