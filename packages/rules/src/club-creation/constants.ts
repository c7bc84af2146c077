/** Constants of club creation (R-CLU-1). */
import type { KnownCategory } from '../clubs/category.ts';
import type { FormationName } from '../tactics/formations.ts';
import type { TacticName } from '../tactics/tactic.ts';

/** Constants of club creation (R-CLU-1). */
export interface ClubCreationRules {
  /** Characters (code points) after trimming. */
  readonly nameLength: { readonly minimum: number; readonly maximum: number };
  /** Offensive words of the server's own, lower case, no accents: `|` is the edge of a word, `[x]` an optional letter, `?` any letter. */
  readonly offensivePatterns: readonly string[];
  readonly signUpNameMinimum: number;
  readonly category: KnownCategory;
  /** Formation of each tactic, and the tactic of a match without a chosen one. */
  readonly formations: Readonly<Record<TacticName, FormationName>>;
  readonly defaultTactic: TacticName;
  /** Whole dollars. */
  readonly openingMoney: number;
  /** Enough for the first league entry and something to try. */
  readonly openingCredits: number;
  readonly openingSkillPoints: number;
  /** Equal bronze player boosters, so that a newcomer can try the foundry: of one random attribute. */
  readonly openingPlayerBoosters: number;
  /** Match boosters, random among all. */
  readonly openingMatchBoosters: number;
  /** Standard deviation of the strengths of a category's bots, in points of overall. */
  readonly botSpread: number;
  /** Share of a new bot's players who have grown up, so that a world does not rise while its first squads grow (R-BOT-22). */
  readonly botMatureShare: number;
  /** Points by which the clubs of a new world are founded above their category's mean: what many seasons come to (R-CLU-21). */
  readonly newWorldLift: number;
  /** Newest leagues of a category whose elevens say how far it has risen. */
  readonly levelLeagues: number;
  /** Points above its category's mean from which a rise is counted: the best eleven of a new club is .7 above it. */
  readonly elevenAbove: number;
  /** Points of a rise from which on it counts: elevens of a new world vary by less. */
  readonly leastLift: number;
  /** Most points by which a club is founded better than in a new world. */
  readonly highestLift: number;
}

/** The opening amounts are ours (R-CLU-15, R-CLU-16). The list of offensive Portuguese words is empty in the product too (R-CLU-5). */
export const CLUB_CREATION_RULES: ClubCreationRules = {
  nameLength: { minimum: 3, maximum: 25 },
  offensivePatterns: [],
  signUpNameMinimum: 2,
  category: 'Várzea',
  formations: { A: '442', B: '433Wide', C: '451' },
  defaultTactic: 'A',
  openingMoney: 625_000,
  openingCredits: 30,
  openingSkillPoints: 5,
  openingPlayerBoosters: 3,
  openingMatchBoosters: 2,
  botSpread: 4,
  botMatureShare: 0.65,
  newWorldLift: 3.5,
  levelLeagues: 3,
  elevenAbove: 1,
  leastLift: 1,
  highestLift: 10,
};
