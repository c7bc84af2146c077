import type { SpeechSkill, TrainingSkill } from './constants.ts';

/** The club's manager with his level, experience and skills. */
export interface Manager {
  readonly name: string;
  /** 1–30. */
  readonly level: number;
  /** Experience points within the level. */
  readonly exp: number;
  readonly skillPoints: number;
  readonly skills: {
    readonly training: Readonly<Record<TrainingSkill, number>>;
    readonly speech: Readonly<Record<SpeechSkill, number>>;
  };
}
