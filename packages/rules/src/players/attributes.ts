/** Attributes of a player by group (R-PLA-2). Each is 0–100 with decimals; potential is a ceiling and is not trained. */
export const ATTRIBUTE_GROUPS = {
  physical: ['potential', 'stamina', 'speed', 'acceleration', 'agility', 'strength', 'jumpingReach'],
  technical: [
    'heading',
    'passing',
    'crossing',
    'dribbling',
    'finishing',
    'firstTouch',
    'technique',
    'marking',
    'tackling',
  ],
  mental: ['decision', 'vision', 'anticipation', 'determination', 'composure', 'leadership', 'workRate'],
  goalkeeper: ['handling', 'oneOnOnes', 'reflexes'],
} as const;

/** The name of a group of attributes. */
export type AttributeGroup = keyof typeof ATTRIBUTE_GROUPS;
/** An attribute that training and boosters can raise. */
export type Skill = Exclude<(typeof ATTRIBUTE_GROUPS)[AttributeGroup][number], 'potential'>;

/** Every skill, in the order of the groups; all but potential. */
export const SKILLS: readonly Skill[] = Object.values(ATTRIBUTE_GROUPS)
  .flat()
  .filter((name) => name !== 'potential');
