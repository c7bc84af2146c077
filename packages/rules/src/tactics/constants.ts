import type { Skill } from '../players/attributes.ts';
import type { Position } from '../positions/position.ts';
import type { SetPieceName } from './set-piece-name.ts';

/** Constants of tactics that a ruleset may change (R-TAC-1, R-TAC-30, R-TAC-31, R-TAC-60). */
export interface TacticRules {
  readonly starters: number;
  readonly bench: number;
  readonly maximumSubstitutions: number;
  readonly substitutionMinutes: readonly number[];
  readonly maximumOrders: number;
}

/** Alpha's constants of tactics (R-TAC-1). */
export const TACTIC_RULES: TacticRules = {
  starters: 11,
  bench: 7,
  maximumSubstitutions: 5,
  substitutionMinutes: [30, 45, 60, 65, 70, 75],
  maximumOrders: 8,
};

/** The pitch in metres: x runs from the left touchline, y from the own goal line towards the attack. */
export const PITCH = { width: 68, length: 105 } as const;

/**
 * Base shape in metres (R-TAC-4): x of the left and the centre of each line, x beside a team-mate in the centre, y. The
 * right mirrors the left. Lines are about 12 m apart, as in a midfield possession. Ours.
 */
// biome-ignore format: a table, one position a row
export const POSITION_SPOTS = {
  GK:  [34, 34,  5],
  LB:  [ 8,  8, 29],
  LCB: [25, 18, 26],
  CB:  [34, 34, 25],
  LWB: [ 6,  6, 36],
  LDM: [25, 19, 38],
  DM:  [34, 34, 37],
  LM:  [ 7,  7, 52],
  LCM: [25, 20, 50],
  CM:  [34, 34, 49],
  LAM: [23, 20, 61],
  AM:  [34, 34, 61],
  LW:  [ 8,  8, 66],
  LF:  [26, 20, 72],
  CF:  [34, 34, 74],
} as const satisfies Readonly<Record<string, readonly [x: number, xInTrio: number, y: number]>>;

/**
 * The 33 formations (R-TAC-3): lines of outfield players between slashes, left to right; slot order is place order. A
 * final DM means a pair in front of the defence, AM behind the attack; Wide uses wingers, Narrow the middle.
 */
export const LINE_UPS = [
  ['442', 'LB LCB RCB RB/LM LCM RCM RM/LF RF'],
  ['442Diamond', 'LB LCB RCB RB/DM LCM RCM AM/LF RF'],
  ['424', 'LB LCB RCB RB/LCM RCM/LW LF RF RW'],
  ['4411', 'LB LCB RCB RB/LM LCM RCM RM/AM/CF'],
  ['4222Narrow', 'LB LCB RCB RB/LDM RDM/LAM RAM/LF RF'],
  ['4222Wide', 'LB LCB RCB RB/LDM RDM/LM RM/LF RF'],
  ['4141', 'LB LCB RCB RB/DM/LM LCM RCM RM/CF'],
  ['4231DM', 'LB LCB RCB RB/LDM RDM/LW AM RW/CF'],
  ['4213Wide', 'LB LCB RCB RB/LCM RCM/AM/LW CF RW'],
  ['433Wide', 'LB LCB RCB RB/LCM CM RCM/LW CF RW'],
  ['433Narrow', 'LB LCB RCB RB/LCM CM RCM/LF CF RF'],
  ['4123Narrow', 'LB LCB RCB RB/DM/LCM RCM/LF CF RF'],
  ['4123NarrowAM', 'LB LCB RCB RB/DM/LAM RAM/LF CF RF'],
  ['4123Wide', 'LB LCB RCB RB/DM/LCM RCM/LW CF RW'],
  ['451', 'LB LCB RCB RB/LM LCM CM RCM RM/CF'],
  ['343Diamond', 'LCB CB RCB/DM LCM RCM AM/LW CF RW'],
  ['343Wide', 'LCB CB RCB/LM LCM RCM RM/LW CF RW'],
  ['343Narrow', 'LCB CB RCB/LM LCM RCM RM/LF CF RF'],
  ['3124', 'LCB CB RCB/DM/LCM RCM/LW LF RF RW'],
  ['3142', 'LCB CB RCB/DM/LM LCM RCM RM/LF RF'],
  ['3241', 'LCB CB RCB/LDM RDM/LW LAM RAM RW/CF'],
  ['3232', 'LCB CB RCB/LDM RDM/LM AM RM/LF RF'],
  ['3412', 'LCB CB RCB/LM LCM RCM RM/AM/LF RF'],
  ['523Wide', 'LWB LCB CB RCB RWB/LCM RCM/LW CF RW'],
  ['523Narrow', 'LWB LCB CB RCB RWB/LCM RCM/LF CF RF'],
  ['523WideDM', 'LWB LCB CB RCB RWB/LDM RDM/LW CF RW'],
  ['5221', 'LWB LCB CB RCB RWB/LCM RCM/LAM RAM/CF'],
  ['541', 'LWB LCB CB RCB RWB/LM LCM RCM RM/CF'],
  ['541Diamond', 'LWB LCB CB RCB RWB/DM LCM RCM AM/CF'],
  ['532', 'LWB LCB CB RCB RWB/LCM CM RCM/LF RF'],
  ['5122', 'LWB LCB CB RCB RWB/DM/LCM RCM/LF RF'],
  ['5212', 'LWB LCB CB RCB RWB/LCM RCM/AM/LF RF'],
  ['5212DM', 'LWB LCB CB RCB RWB/LDM RDM/AM/LF RF'],
] as const;

/** The bench of auto-pick, most wanted first; the right side also means the left (R-TAC-42). */
export const BENCH_COVER: readonly Position[] = ['GK', 'CB', 'CM', 'CF', 'RB', 'RW', 'AM'];

/** What decides who leads the team or takes a dead ball where no player is named: the highest sum (R-TAC-27). */
export const TAKER_SKILLS: Readonly<Record<SetPieceName, readonly Skill[]>> = {
  captain: ['leadership'],
  penalties: ['finishing', 'composure'],
  directFreeKicks: ['technique', 'finishing'],
  indirectFreeKicks: ['technique', 'crossing'],
  leftCorners: ['crossing'],
  rightCorners: ['crossing'],
};
