/** The 24 positions of the game. Codes run from the attack to the goal (R-POS-1): they decide the condition a match costs. */
export const POSITIONS = [
  'CF',
  'RF',
  'LF',
  'RW',
  'LW',
  'AM',
  'RAM',
  'LAM',
  'CM',
  'RCM',
  'LCM',
  'RM',
  'LM',
  'DM',
  'RDM',
  'LDM',
  'RWB',
  'LWB',
  'GK',
  'CB',
  'RCB',
  'LCB',
  'RB',
  'LB',
] as const;

export type Position = (typeof POSITIONS)[number];
