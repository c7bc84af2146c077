/** Which group of attributes a skill belongs to. */
import { ATTRIBUTE_GROUPS, type AttributeGroup, type Skill } from './attributes.ts';

/** The group of each skill (R-PLA-2). */
export const SKILL_GROUPS: Readonly<Record<Skill, AttributeGroup>> = Object.fromEntries(
  Object.entries(ATTRIBUTE_GROUPS).flatMap(([group, names]) => names.map((name) => [name, group])),
) as Record<Skill, AttributeGroup>;
