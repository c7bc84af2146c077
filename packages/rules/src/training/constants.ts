/** The training types, and the constants of training (R-TRA-1). */
import type { TrainingSkill } from '../manager/constants.ts';
import type { Skill } from '../players/attributes.ts';

/** The id of rest among the training types. */
export const REST_ID = 21;

/** Colour groups of the training types (R-TRA-2). */
export const TRAINING_GROUPS = [
  'physical',
  'attacking',
  'defending',
  'technical',
  'mental',
  'goalkeeping',
  'rest',
] as const;
/** The colour group of a training type. */
export type TrainingGroup = (typeof TRAINING_GROUPS)[number];

/** A session that raises two skills. */
export interface Exercise {
  /** 1–20. */
  readonly id: number;
  /** Stable name for a screen's label. */
  readonly key: string;
  readonly group: Exclude<TrainingGroup, 'rest'>;
  readonly attributes: readonly [Skill, Skill];
  /** The manager's skill that helps. */
  readonly skill: TrainingSkill;
  readonly facility: 'gym' | 'trainingGround';
}

/** Rest: raises condition, and a low morale. */
export interface Rest {
  readonly id: typeof REST_ID;
  readonly key: 'rest';
  readonly group: 'rest';
  readonly attributes: readonly ['condition', 'morale'];
  readonly skill: null;
  readonly facility: null;
}

/** An exercise, or rest. */
export type TrainingType = Exercise | Rest;

/** What a session can change and list in its outcome. */
export type TrainedAttribute = TrainingType['attributes'][number];

type Row = readonly [key: string, group: Exercise['group'], attributes: Exercise['attributes'], skill: TrainingSkill];

/** From id 1 on. Which two attributes each type trains is ours. */
// biome-ignore format: one type a row
const EXERCISES: readonly Row[] = [
  ['endurance',        'physical',    ['stamina', 'workRate'],          'physical'],
  ['sprints',          'physical',    ['speed', 'acceleration'],        'physical'],
  ['agility',          'physical',    ['agility', 'acceleration'],      'physical'],
  ['weights',          'physical',    ['strength', 'jumpingReach'],     'physical'],
  ['finishing',        'attacking',   ['finishing', 'composure'],       'attacking'],
  ['boxMovement',      'attacking',   ['anticipation', 'finishing'],    'attacking'],
  ['wingPlay',         'attacking',   ['crossing', 'dribbling'],        'attacking'],
  ['attackingHeaders', 'attacking',   ['heading', 'jumpingReach'],      'heading'],
  ['marking',          'defending',   ['marking', 'anticipation'],      'defending'],
  ['tackling',         'defending',   ['tackling', 'strength'],         'defending'],
  ['pressing',         'defending',   ['tackling', 'workRate'],         'defending'],
  ['clearances',       'defending',   ['heading', 'marking'],           'heading'],
  ['passing',          'technical',   ['passing', 'firstTouch'],        'ballControl'],
  ['longBalls',        'technical',   ['passing', 'vision'],            'ballControl'],
  ['dribbling',        'technical',   ['dribbling', 'agility'],         'ballControl'],
  ['ballControl',      'technical',   ['firstTouch', 'technique'],      'ballControl'],
  ['smallSided',       'mental',      ['decision', 'vision'],           'ballControl'],
  ['leadership',       'mental',      ['leadership', 'determination'],  'defending'],
  ['shotStopping',     'goalkeeping', ['handling', 'reflexes'],         'goalkeeping'],
  ['oneOnOnes',        'goalkeeping', ['oneOnOnes', 'decision'],        'goalkeeping'],
];

/** The 20 types and rest, every skill at least once (R-TRA-2 to R-TRA-4). The gym is for the physical types. */
export const TRAINING_TYPES: readonly TrainingType[] = [
  ...EXERCISES.map(
    ([key, group, attributes, skill], index): Exercise => ({
      id: index + 1,
      key,
      group,
      attributes,
      skill,
      facility: group === 'physical' ? 'gym' : 'trainingGround',
    }),
  ),
  {
    id: REST_ID,
    key: 'rest',
    group: 'rest',
    attributes: ['condition', 'morale'],
    skill: null,
    facility: null,
  },
];

/** Constants of training (R-TRA-1). */
export interface TrainingRules {
  readonly restsPerDay: number;
  /** Sessions of one player on a UTC day; a match counts as one (R-TRA-23, R-TRA-25). */
  readonly sessionsPerDay: number;
  /** Minutes on the pitch that count as a session; fewer give their share of its increase (R-TRA-25). */
  readonly matchMinutes: number;
  /** Rise of the rating by a match of those minutes, in rises by the best session for the position played (R-TRA-26). */
  readonly matchIncrease: number;
  /** Lowest condition (raw) for any session but rest. */
  readonly minimumCondition: number;
  readonly intensities: readonly number[];
  /** Experience points at which training levels 2, 3 and 4 begin. */
  readonly levelThresholds: readonly [number, number, number];
  /** Increase of each attribute in a session: full intensity, speed 1, full efficiency, youngest age, far from every ceiling. */
  readonly baseIncrease: number;
  /** What age leaves of the increase: the first row that reaches the player's age in whole years; after the last row, `oldestFactor`. */
  readonly ageFactors: readonly { readonly upTo: number; readonly factor: number }[];
  readonly oldestFactor: number;
  /** Points below potential over which the increase shrinks to nothing. */
  readonly potentialTaper: number;
  /** No session lifts an attribute above it. */
  readonly attributeCap: number;
  /** Nor above potential by more than this. */
  readonly attributeMargin: number;
  /** Points below an attribute's ceiling over which its increase shrinks to nothing. */
  readonly attributeTaper: number;
  /** Experience points of a session at full intensity and speed 1. */
  readonly sessionExperience: number;
  /** A rest raises a low morale by `gain`, up to `upTo`. */
  readonly restMorale: { readonly gain: number; readonly upTo: number };
}

/**
 * The numbers that R-TRA-12 to R-TRA-27 name are ours: at one full session a day a player of 18 nears his potential in about twenty leagues of
 * nine days, at three in about eight.
 */
export const TRAINING_RULES: TrainingRules = {
  restsPerDay: 3,
  sessionsPerDay: 3,
  matchMinutes: 45,
  matchIncrease: 1.2,
  minimumCondition: 70,
  intensities: [1, 0.9, 0.8],
  levelThresholds: [200, 900, 2000],
  baseIncrease: 0.12,
  ageFactors: [
    { upTo: 21, factor: 1 },
    { upTo: 24, factor: 0.8 },
    { upTo: 27, factor: 0.6 },
    { upTo: 30, factor: 0.4 },
    { upTo: 32, factor: 0.25 },
  ],
  oldestFactor: 0.1,
  potentialTaper: 5,
  attributeCap: 100,
  attributeMargin: 10,
  attributeTaper: 20,
  sessionExperience: 2,
  restMorale: { gain: 2, upTo: 70 },
};
