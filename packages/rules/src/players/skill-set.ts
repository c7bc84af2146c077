import type { SkillSet } from './player.ts';
import { SKILLS, type Skill } from './tables.ts';

/** A value for each skill, in the order of SKILLS. */
export function skillSet(value: (skill: Skill, index: number) => number): SkillSet {
  return Object.fromEntries(SKILLS.map((skill, index) => [skill, value(skill, index)])) as Record<Skill, number>;
}
