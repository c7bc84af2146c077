/** Both catalogues of boosters, what slots and fusion cost, and the odds of a random fusion (R-BOO-1 to R-BOO-3). */
import type { Skill } from '../players/attributes.ts';

/** The tiers, lowest first; fusion makes one of the next. */
export const BOOSTER_CATEGORIES = ['bronze', 'silver', 'gold'] as const;
/** One of the tiers. */
export type BoosterCategory = (typeof BOOSTER_CATEGORIES)[number];

/** The attributes that player boosters raise, in the order of their ids within a tier. */
export const BOOSTER_ATTRIBUTES = [
  'speed',
  'stamina',
  'passing',
  'dribbling',
  'finishing',
  'technique',
  'marking',
  'heading',
  'vision',
  'firstTouch',
] as const satisfies readonly Skill[];
/** An attribute that a player booster raises. */
export type BoosterAttribute = (typeof BOOSTER_ATTRIBUTES)[number];

/** An attribute that a match booster raises. */
export type MatchBoosterAttribute = Skill | 'morale';

/** A booster for a slot of a player. Its id says nothing without its kind: match boosters have ids 1–10 too. */
export interface PlayerBooster {
  readonly id: number;
  readonly category: BoosterCategory;
  /** Percent of the attribute that it adds. */
  readonly power: number;
  readonly attribute: BoosterAttribute;
}

/** A booster for all players of a side during one match. */
export interface MatchBooster {
  readonly id: number;
  readonly category: BoosterCategory;
  /** Percent of the attribute that it adds at full effectiveness of the manager's speech. */
  readonly power: number;
  readonly attribute: MatchBoosterAttribute;
}

/** Constants of boosters (R-BOO-1). */
export interface BoosterRules {
  readonly playerBoosters: readonly PlayerBooster[];
  readonly matchBoosters: readonly MatchBooster[];
  /** Training level at which slot n becomes unlockable, for n from 1; as many slots as entries. */
  readonly slotLevels: readonly number[];
  readonly slotUnlockCredits: number;
  readonly fusionCredits: number;
  /** Weight of each attribute when a fusion is random; its probability is its share of their sum. */
  readonly fusionWeights: Readonly<Record<BoosterAttribute, number>>;
  /** No booster takes an attribute above it. */
  readonly attributeCap: number;
}

/** The attributes that Alpha's match boosters raise, in the order of their ids. */
const MATCH_BOOSTER_ATTRIBUTES: readonly MatchBoosterAttribute[] = [
  'morale',
  'stamina',
  'determination',
  'decision',
  'workRate',
  'leadership',
  'tackling',
  'crossing',
  'composure',
  'anticipation',
];

/** One booster for each attribute. */
function tier(category: BoosterCategory, power: number, firstId: number): readonly PlayerBooster[] {
  return BOOSTER_ATTRIBUTES.map((attribute, index) => ({ id: firstId + index, category, power, attribute }));
}

/** Alpha's boosters, slots and prices (R-BOO-1). */
export const BOOSTER_RULES: BoosterRules = {
  playerBoosters: [...tier('bronze', 5, 1), ...tier('silver', 8, 11), ...tier('gold', 10, 21)],
  matchBoosters: MATCH_BOOSTER_ATTRIBUTES.map((attribute, index) => ({
    id: index + 1,
    category: 'bronze',
    power: 10,
    attribute,
  })),
  slotLevels: [2, 3, 4],
  slotUnlockCredits: 5,
  fusionCredits: 5,
  fusionWeights: Object.fromEntries(BOOSTER_ATTRIBUTES.map((attribute) => [attribute, 1])) as Record<
    BoosterAttribute,
    number
  >,
  attributeCap: 100,
};

/** Alpha's thirty player boosters: bronze 1–10, silver 11–20, gold 21–30 (R-BOO-1). */
export const PLAYER_BOOSTERS: readonly PlayerBooster[] = BOOSTER_RULES.playerBoosters;
/** Alpha's ten match boosters, all bronze (R-BOO-2). */
export const MATCH_BOOSTERS: readonly MatchBooster[] = BOOSTER_RULES.matchBoosters;
