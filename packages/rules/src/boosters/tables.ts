/** Both catalogues of boosters, what slots and fusion cost, and the odds of a random fusion (R-BOO-1 to R-BOO-3). */
import type { Skill } from '../players/tables.ts';

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

/** Alpha's boosters, slots and prices (R-BOO-1). */
export const BOOSTER_RULES: BoosterRules = {
  // prettier-ignore
  playerBoosters: [
    { id: 1, category: 'bronze', power: 5, attribute: 'speed' },
    { id: 2, category: 'bronze', power: 5, attribute: 'stamina' },
    { id: 3, category: 'bronze', power: 5, attribute: 'passing' },
    { id: 4, category: 'bronze', power: 5, attribute: 'dribbling' },
    { id: 5, category: 'bronze', power: 5, attribute: 'finishing' },
    { id: 6, category: 'bronze', power: 5, attribute: 'technique' },
    { id: 7, category: 'bronze', power: 5, attribute: 'marking' },
    { id: 8, category: 'bronze', power: 5, attribute: 'heading' },
    { id: 9, category: 'bronze', power: 5, attribute: 'vision' },
    { id: 10, category: 'bronze', power: 5, attribute: 'firstTouch' },
    { id: 11, category: 'silver', power: 8, attribute: 'speed' },
    { id: 12, category: 'silver', power: 8, attribute: 'stamina' },
    { id: 13, category: 'silver', power: 8, attribute: 'passing' },
    { id: 14, category: 'silver', power: 8, attribute: 'dribbling' },
    { id: 15, category: 'silver', power: 8, attribute: 'finishing' },
    { id: 16, category: 'silver', power: 8, attribute: 'technique' },
    { id: 17, category: 'silver', power: 8, attribute: 'marking' },
    { id: 18, category: 'silver', power: 8, attribute: 'heading' },
    { id: 19, category: 'silver', power: 8, attribute: 'vision' },
    { id: 20, category: 'silver', power: 8, attribute: 'firstTouch' },
    { id: 21, category: 'gold', power: 10, attribute: 'speed' },
    { id: 22, category: 'gold', power: 10, attribute: 'stamina' },
    { id: 23, category: 'gold', power: 10, attribute: 'passing' },
    { id: 24, category: 'gold', power: 10, attribute: 'dribbling' },
    { id: 25, category: 'gold', power: 10, attribute: 'finishing' },
    { id: 26, category: 'gold', power: 10, attribute: 'technique' },
    { id: 27, category: 'gold', power: 10, attribute: 'marking' },
    { id: 28, category: 'gold', power: 10, attribute: 'heading' },
    { id: 29, category: 'gold', power: 10, attribute: 'vision' },
    { id: 30, category: 'gold', power: 10, attribute: 'firstTouch' },
  ],
  matchBoosters: [
    { id: 1, category: 'bronze', power: 10, attribute: 'morale' },
    { id: 2, category: 'bronze', power: 10, attribute: 'stamina' },
    { id: 3, category: 'bronze', power: 10, attribute: 'determination' },
    { id: 4, category: 'bronze', power: 10, attribute: 'decision' },
    { id: 5, category: 'bronze', power: 10, attribute: 'workRate' },
    { id: 6, category: 'bronze', power: 10, attribute: 'leadership' },
    { id: 7, category: 'bronze', power: 10, attribute: 'tackling' },
    { id: 8, category: 'bronze', power: 10, attribute: 'crossing' },
    { id: 9, category: 'bronze', power: 10, attribute: 'composure' },
    { id: 10, category: 'bronze', power: 10, attribute: 'anticipation' },
  ],
  slotLevels: [2, 3, 4],
  slotUnlockCredits: 5,
  fusionCredits: 5,
  fusionWeights: {
    speed: 1,
    stamina: 1,
    passing: 1,
    dribbling: 1,
    finishing: 1,
    technique: 1,
    marking: 1,
    heading: 1,
    vision: 1,
    firstTouch: 1,
  },
  attributeCap: 100,
};

/** Alpha's thirty player boosters: bronze 1–10, silver 11–20, gold 21–30 (R-BOO-1). */
export const PLAYER_BOOSTERS: readonly PlayerBooster[] = BOOSTER_RULES.playerBoosters;
/** Alpha's ten match boosters, all bronze (R-BOO-2). */
export const MATCH_BOOSTERS: readonly MatchBooster[] = BOOSTER_RULES.matchBoosters;
