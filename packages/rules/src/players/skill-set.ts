import { SKILLS, type Skill } from './attributes.ts';

/** The attributes that a rating in a position reads. */
export type SkillSet = Readonly<Record<Skill, number>>;

/** A value for each skill, in the order of SKILLS. */
export function skillSet(value: (skill: Skill, index: number) => number): SkillSet {
  return Object.fromEntries(SKILLS.map((skill, index) => [skill, value(skill, index)])) as Record<Skill, number>;
}
