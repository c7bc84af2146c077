/** The 24 positions of the game, and the ten that players are born to. */

/** The ten positions that players are born to (R-POS-2), in the order of a squad list. The other 14 are places on the pitch. */
export const NATURAL_POSITIONS = ['GK', 'CB', 'RB', 'LB', 'DM', 'CM', 'AM', 'LW', 'RW', 'CF'] as const;

/** A position that players are born to. */
export type NaturalPosition = (typeof NATURAL_POSITIONS)[number];

/** From the attack to the goal: the order is that of the codes. */
const GROUPS = {
  CF: 'CF',
  RF: 'CF',
  LF: 'CF',
  RW: 'RW',
  LW: 'LW',
  AM: 'AM',
  RAM: 'AM',
  LAM: 'AM',
  CM: 'CM',
  RCM: 'CM',
  LCM: 'CM',
  RM: 'RW',
  LM: 'LW',
  DM: 'DM',
  RDM: 'DM',
  LDM: 'DM',
  RWB: 'RB',
  LWB: 'LB',
  GK: 'GK',
  CB: 'CB',
  RCB: 'CB',
  LCB: 'CB',
  RB: 'RB',
  LB: 'LB',
} as const satisfies Readonly<Record<string, NaturalPosition>>;

/** One of the 24 positions. */
export type Position = keyof typeof GROUPS;

/** The natural position for each position on the pitch (R-POS-2). */
export const NATURAL_GROUPS: Readonly<Record<Position, NaturalPosition>> = GROUPS;

/** The 24 positions of the game. Codes run from the attack to the goal (R-POS-1): they decide the condition a match costs. */
export const POSITIONS = /* @__PURE__ */ Object.keys(GROUPS) as readonly Position[];
