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

export type AttributeGroup = keyof typeof ATTRIBUTE_GROUPS;
/** An attribute that training and boosters can raise. */
export type Skill = Exclude<(typeof ATTRIBUTE_GROUPS)[AttributeGroup][number], 'potential'>;

/** Every skill, in the order of the groups; all but potential. */
export const SKILLS: readonly Skill[] = Object.values(ATTRIBUTE_GROUPS)
  .flat()
  .filter((name) => name !== 'potential');

/** The eight countries that players come from (R-PLA-3), as ISO 3166-1 alpha-2 codes with their Portuguese names. */
export const COUNTRIES = {
  BR: 'Brasil',
  AR: 'Argentina',
  CO: 'Colômbia',
  UY: 'Uruguai',
  CL: 'Chile',
  PY: 'Paraguai',
  EC: 'Equador',
  VE: 'Venezuela',
} as const;

export type Country = keyof typeof COUNTRIES;

/** Constants of players that a ruleset may change. */
export interface PlayerRules {
  /** Age after which a player retires when a league ends, in years. */
  readonly retirementAge: number;
  /** Fewest and most players in a squad. */
  readonly squad: { readonly minimum: number; readonly maximum: number; readonly keepers: number };
}

export const PLAYER_RULES: PlayerRules = {
  retirementAge: 36,
  squad: { minimum: 16, maximum: 40, keepers: 1 },
};
