/** Skills, levels and prices of the manager. */
import type { ClubResult } from '../clubs/club-result.ts';

/** Skills of the manager (R-MAN-1): the upgrade areas of training and of the speech before a match. */
export const TRAINING_SKILLS = ['attacking', 'defending', 'heading', 'physical', 'goalkeeping', 'ballControl'] as const;
/** Skills of the speech before a match (R-MAN-1). */
export const SPEECH_SKILLS = ['attacking', 'defending', 'spirit', 'focus', 'boosters'] as const;

/** A skill of training. */
export type TrainingSkill = (typeof TRAINING_SKILLS)[number];
/** A skill of the speech. */
export type SpeechSkill = (typeof SPEECH_SKILLS)[number];
/** The two types of skill. */
export type SkillType = 'training' | 'speech';

/** What the lowest and the highest level of a skill give, as shares; the levels between lie on a straight line. */
export interface SkillEffect {
  readonly lowest: number;
  readonly highest: number;
}

/** Constants of the manager (R-MAN-1). */
export interface ManagerRules {
  /** Highest level of a skill. */
  readonly skillLevelCap: number;
  /** The n-th is the price in skill points from level n to n + 1. */
  readonly skillPointCosts: readonly number[];
  /** The n-th is how many experience points level n needs; the level after the last one is the highest. */
  readonly experienceNeeded: readonly number[];
  /** Times the level that is reached: the skill points that come with it. */
  readonly skillPointsPerLevel: number;
  /** Credits that come with a level. */
  readonly creditsPerLevel: number;
  /** Experience points for a finished match. */
  readonly matchExperience: Readonly<Record<ClubResult, number>>;
  /** Added to what players gain in a session of that skill. */
  readonly trainingEffect: SkillEffect;
  /** For `boosters` the effectiveness of match boosters; for the others what is added to their attributes. */
  readonly speechEffects: Readonly<Record<SpeechSkill, SkillEffect>>;
}

/** Prices of skill levels in skill points, 'PH' (R-MAN-3). */
export const SKILL_POINT_COSTS: readonly number[] = [
  1, 2, 3, 5, 7, 10, 13, 16, 20, 24, 28, 32, 36, 40, 50, 50, 50, 50, 60, 60, 70, 70,
];

/** Experience that levels 1–29 need (R-MAN-6): 500 and 16000 are given, 23 and 24 lie on the line from 22 to 25, the rest is a smooth rise. */
export const EXPERIENCE_NEEDED: readonly number[] = [
  500, 750, 1_000, 1_300, 1_600, 1_950, 2_300, 2_700, 3_100, 3_550, 4_000, 4_450, 4_950, 5_450, 6_000, 6_550, 7_150,
  7_750, 8_400, 9_050, 9_750, 10_450, 11_200, 11_950, 12_700, 13_500, 14_300, 15_150, 16_000,
];

/** Levels, prices and effects of the manager. The numbers that R-MAN-7 to R-MAN-13 name are ours. */
export const MANAGER_RULES: ManagerRules = {
  skillLevelCap: 20,
  skillPointCosts: SKILL_POINT_COSTS,
  experienceNeeded: EXPERIENCE_NEEDED,
  skillPointsPerLevel: 2,
  creditsPerLevel: 2,
  matchExperience: { win: 300, draw: 200, loss: 150 },
  trainingEffect: { lowest: 0, highest: 0.5 },
  speechEffects: {
    attacking: { lowest: 0, highest: 0.05 },
    defending: { lowest: 0, highest: 0.05 },
    spirit: { lowest: 0, highest: 0.05 },
    focus: { lowest: 0, highest: 0.05 },
    boosters: { lowest: 0.5, highest: 1 },
  },
};
