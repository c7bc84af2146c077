/** Skills of the manager (R-MAN-1): the upgrade areas of training and of the speech before a match. */
export const TRAINING_SKILLS = ['attacking', 'defending', 'heading', 'physical', 'goalkeeping', 'ballControl'] as const;
export const SPEECH_SKILLS = ['attacking', 'defending', 'spirit', 'focus', 'boosters'] as const;

export type TrainingSkill = (typeof TRAINING_SKILLS)[number];
export type SpeechSkill = (typeof SPEECH_SKILLS)[number];
export type SkillType = 'training' | 'speech';

export interface ManagerRules {
  /** Highest level of a skill. */
  readonly skillLevelCap: number;
  /** The n-th is the price in skill points from level n to n + 1. */
  readonly skillPointCosts: readonly number[];
}

export const MANAGER_RULES: ManagerRules = {
  skillLevelCap: 20,
  skillPointCosts: [1, 2, 3, 5, 7, 10, 13, 16, 20, 24, 28, 32, 36, 40, 50, 50, 50, 50, 60, 60, 70, 70],
};
