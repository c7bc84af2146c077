/** Instructions: what a manager may ask of one player or of the whole team (R-TAC-20, R-TAC-21). */
import type { Position } from '../positions/position.ts';
import { POSITIONS } from '../positions/position.ts';

/** A group of instructions, of which one value may be chosen. */
export interface InstructionGroup<Name extends string = string> {
  readonly name: Name;
  readonly options: readonly string[];
  /** What holds when the group is left out: one of the options, or null if none of them is neutral. */
  readonly neutral: string | null;
}

/** A group of instructions to a single player. */
export interface IndividualInstructionGroup<Name extends string = string> extends InstructionGroup<Name> {
  /** The positions that may be given it. */
  readonly positions: readonly Position[];
  /** Options that change nothing in these positions: a tactic may keep them there, but they are not offered. */
  readonly idle?: Readonly<Record<string, readonly Position[]>>;
}

const EVERYONE: readonly Position[] = POSITIONS;
const OUTFIELD: readonly Position[] = /* @__PURE__ */ POSITIONS.filter((position) => position !== 'GK');
/** A place in the middle has neither a wider nor a narrower variant. */
const CENTRE: readonly Position[] = ['CB', 'DM', 'CM', 'AM', 'CF'];
const CENTRE_BACKS: readonly Position[] = ['CB', 'RCB', 'LCB'];
/** Who seldom shoots at all but from set pieces, does not shoot less often. */
const DEFENDERS: readonly Position[] = [...CENTRE_BACKS, 'RB', 'LB'];
const FLANKS: readonly Position[] = ['RB', 'LB', 'RWB', 'LWB', 'RM', 'LM', 'RW', 'LW'];

// biome-ignore format: one group a row
const INDIVIDUAL = [
  { name: 'Pressing',             options: ['None', 'Tight', 'Tighter'],                                 neutral: 'None',  positions: OUTFIELD },
  { name: 'Tackling',             options: ['Tackle Harder', 'Easy Off Tackle'],                         neutral: null,    positions: OUTFIELD },
  { name: 'Team Has The Ball',    options: ['Stay Back', 'Run Forward', 'Stay Wider', 'Sit Narrower'],   neutral: null,    positions: OUTFIELD, idle: { 'Stay Wider': CENTRE, 'Sit Narrower': CENTRE } },
  { name: 'Player Has The Ball',  options: ['Hold Ball', 'Cut Inside', 'Run Wider', 'Run Forward'],      neutral: null,    positions: OUTFIELD },
  { name: 'Passing Directness',   options: ['Short', 'Mixed', 'Long'],                                   neutral: 'Mixed', positions: EVERYONE },
  { name: 'Passing Risks',        options: ['Take More Risks', 'Takes Less Risks'],                      neutral: null,    positions: EVERYONE },
  { name: 'Shooting Frequency',   options: ['Less Often', 'More Often'],                                 neutral: null,    positions: OUTFIELD, idle: { 'Less Often': DEFENDERS, 'More Often': CENTRE_BACKS } },
  { name: 'Crossing Frequency',   options: ['Less Often', 'More Often'],                                 neutral: null,    positions: FLANKS },
  { name: 'Cross From',           options: ['Byline', 'Deep'],                                           neutral: null,    positions: FLANKS },
  { name: 'Dribbling',            options: ['Less', 'More'],                                             neutral: null,    positions: OUTFIELD },
] as const satisfies readonly IndividualInstructionGroup[];

// biome-ignore format: one group a row
const TEAM = [
  { name: 'Mentality',                options: ['Very Defensive', 'Defensive', 'Balanced', 'Offensive', 'Very Offensive'], neutral: 'Balanced' },
  { name: 'Tempo',                    options: ['Low', 'Standard', 'High', 'Extremely High'],                              neutral: 'Standard' },
  { name: 'When Lose The Ball',       options: ['Regroup', 'Counter Press'],                                               neutral: null },
  { name: 'When Win The Ball',        options: ['Hold', 'Counter Attack'],                                                 neutral: null },
  { name: 'Defensive Line',           options: ['Much Lower', 'Lower', 'Standard', 'Higher', 'Much Higher'],               neutral: 'Standard' },
  { name: 'Prevent GK Distribution',  options: ['Yes', 'No'],                                                              neutral: 'No' },
  { name: 'Line of Engagement',       options: ['Low', 'Mid', 'High'],                                                     neutral: 'Mid' },
  { name: 'Defense Width',            options: ['Narrow', 'Standard', 'Wide'],                                             neutral: 'Standard' },
  { name: 'Attack Width',             options: ['Narrow', 'Standard', 'Wide'],                                             neutral: 'Standard' },
  { name: 'Final Third Focus',        options: ['Left', 'Right', 'Center', 'Mixed'],                                       neutral: 'Mixed' },
] as const satisfies readonly InstructionGroup[];

/** What a group of instructions to a single player is called. */
export type IndividualInstructionName = (typeof INDIVIDUAL)[number]['name'];
/** What a group of instructions to the whole team is called. */
export type TeamInstructionName = (typeof TEAM)[number]['name'];
/** What a group of instructions is called. */
export type InstructionName = IndividualInstructionName | TeamInstructionName;

/** Groups for one starter, by the position he takes in the formation. A goalkeeper is not sent forward; crosses are for the flanks. */
export const INDIVIDUAL_INSTRUCTIONS: readonly IndividualInstructionGroup<IndividualInstructionName>[] = INDIVIDUAL;

/** Groups for the whole team. */
export const TEAM_INSTRUCTIONS: readonly InstructionGroup<TeamInstructionName>[] = TEAM;

/** The groups that the player in a position is offered, each with the options that change something there. R-TAC-28 */
export function individualInstructions(position: Position): readonly InstructionGroup<IndividualInstructionName>[] {
  return INDIVIDUAL_INSTRUCTIONS.filter(({ positions }) => positions.includes(position)).flatMap((group) => {
    const { name, neutral } = group;
    const options = group.options.filter((option) => group.idle?.[option]?.includes(position) !== true);
    return options.some((option) => option !== neutral) ? [{ name, options, neutral }] : [];
  });
}
