/** How bots behave. Habits are no rules of the game: a bot that lives otherwise plays by the same ones. */
import type { FacilityName } from '../facilities/constants.ts';
import type { FormationName } from '../tactics/formations.ts';

/** What bots prefer. */
export interface BotHabits {
  /** A bot plays the one of these that suits its squad best. */
  readonly formations: readonly FormationName[];
  /** It rests its squad when one of the eighteen is below this condition. */
  readonly restsBelow: number;
  /** It trains the players who have at least this condition. */
  readonly trainsFrom: number;
  /** It keeps squads of this many players. */
  readonly squad: number;
  /** It keeps as many when it saves wages, and as many when it can't pay them much longer. */
  readonly smallest: number;
  readonly fewest: number;
  /** It buys a reserve where its squad has fewer players. */
  readonly depth: number;
  /** Points below the goal of its eleven that a reserve may be. */
  readonly reserveBelow: number;
  /** It releases a player who finds no buyer when it has this many more. */
  readonly patience: number;
  /** Share of its income that it pays as wages at most. */
  readonly wageShare: number;
  /** Times what its category ordinarily brings a club that it reckons with as income at most. */
  readonly aboveOrdinary: number;
  /** Days of its statement by which it judges its income. */
  readonly incomeDays: number;
  /** Weeks of wages that it keeps in the till when it builds. */
  readonly reserveWeeks: number;
  /** Weeks of its income that a bot keeps in the till; what it has beyond is surplus. */
  readonly tillWeeks: number;
  /** Weeks of income of surplus for which it wants a point more of its eleven, and the most points that it wants so. */
  readonly weeksAPoint: number;
  readonly boldest: number;
  /** Weeks over which it spends its surplus on wages. */
  readonly surplusWeeks: number;
  /** How much a bot wants each facility: it builds the one whose next level costs least for what it wants. */
  readonly building: Readonly<Record<FacilityName, number>>;
  /** Points of overall by which a new player must be better than the one whose place he takes. */
  readonly improvement: number;
  /** It looks for a player in place of one of this many weakest starters. */
  readonly weakest: number;
  /** It looks in this many ranges of overall, from the lowest that is better. */
  readonly ranges: number;
  /** Bots have no use for players above this age. */
  readonly oldest: number;
  /** It looks for players of at most this age where its starters are older than `renewsFrom` on average. */
  readonly renewsWith: number;
  readonly renewsFrom: number;
  /** Points by which it wants its eleven above the mean of its category and its own strength. */
  readonly elevenAbove: number;
  /** It wants this many points more or less for a while, at most. */
  readonly swing: number;
  /** Days after which it wants something else. */
  readonly termDays: number;
  /** It sells a starter when its eleven is this many points above its goal. */
  readonly sellsAbove: number;
  /** It has this many boosters attached at most. */
  readonly boosters: number;
  /** It plans this many substitutions at most, from this minute on. */
  readonly changes: number;
  readonly changesFrom: number;
  /** Minute from which it plays more boldly when behind, and more cautiously when ahead. */
  readonly chasesFrom: number;
  readonly holdsFrom: number;
  /** Points of rating by which an eleven is clearly better or worse, and what playing at home is worth in them. */
  readonly clearEdge: number;
  readonly homeWorth: number;
}

/** The habits that all bots share. */
export const BOT_HABITS: BotHabits = {
  formations: ['442', '433Wide', '451', '4231DM', '532'],
  restsBelow: 90,
  trainsFrom: 88,
  squad: 25,
  smallest: 21,
  fewest: 18,
  depth: 25,
  reserveBelow: 3,
  patience: 2,
  wageShare: 0.62,
  aboveOrdinary: 1.5,
  incomeDays: 20,
  reserveWeeks: 2.5,
  tillWeeks: 2.5,
  weeksAPoint: 1.2,
  boldest: 8,
  surplusWeeks: 20,
  building: { stadium: 3, trainingGround: 1.5, recoveryCenter: 1, gym: 1 },
  improvement: 2,
  weakest: 4,
  ranges: 2,
  oldest: 30,
  renewsWith: 24,
  renewsFrom: 25,
  elevenAbove: 2,
  swing: 2.5,
  termDays: 12,
  sellsAbove: 0.5,
  boosters: 8,
  changes: 3,
  changesFrom: 55,
  chasesFrom: 70,
  holdsFrom: 80,
  clearEdge: 3,
  homeWorth: 1,
};
