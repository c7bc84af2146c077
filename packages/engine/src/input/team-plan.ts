/**
 * Instructions as numbers: 0 is neutral, and the model's formulas weigh the rest. The only file with the names of
 * options.
 */
import type { Instruction, PlayerInstructions } from '@mundo-manager/rules/tactics';

/** Instructions to the whole team. */
export interface TeamPlan {
  /** −2 (very defensive) to 2 (very offensive). */
  readonly mentality: number;
  /** −1 (low) to 2 (extremely high). */
  readonly tempo: number;
  /** After losing the ball: −1 regroup, 1 counter press. */
  readonly afterLoss: number;
  /** After winning it: −1 hold, 1 counter attack. */
  readonly afterWin: number;
  /** −2 (much lower) to 2 (much higher). */
  readonly line: number;
  /** 1 when the opposing keeper is kept from playing short. */
  readonly preventKeeper: number;
  /** −1 (low) to 1 (high). */
  readonly engagement: number;
  readonly defenceWidth: number;
  readonly attackWidth: number;
  /** Attack on the left (1, 0, 0), through the centre or on the right. */
  readonly focusLeft: number;
  readonly focusCentre: number;
  readonly focusRight: number;
}

/** Instructions to one player. */
export interface Brief {
  /** 0, 1 (tight) or 2 (tighter). */
  readonly pressing: number;
  /** −1 easy off, 1 harder. */
  readonly tackling: number;
  /** Without the ball, his team in possession: −1 stays back, 1 runs forward. */
  readonly forwardRuns: number;
  /** −1 sits narrower, 1 stays wider. */
  readonly width: number;
  /** Instructions with the ball, 1 or 0 each. */
  readonly holdBall: number;
  readonly cutInside: number;
  readonly runWider: number;
  readonly carryForward: number;
  /** −1 short, 1 long. */
  readonly directness: number;
  /** −1 fewer risks, 1 more. */
  readonly risk: number;
  readonly shooting: number;
  readonly crossing: number;
  /** −1 from deep, 1 from the byline. */
  readonly byline: number;
  readonly dribbling: number;
}

type Effects<T> = Readonly<Record<string, Readonly<Record<string, Partial<T>>>>>;

// biome-ignore format: one group a row
const TEAM_EFFECTS: Effects<TeamPlan> = {
  'Mentality':               { 'Very Defensive': { mentality: -2 }, Defensive: { mentality: -1 }, Offensive: { mentality: 1 }, 'Very Offensive': { mentality: 2 } },
  'Tempo':                   { Low: { tempo: -1 }, High: { tempo: 1 }, 'Extremely High': { tempo: 2 } },
  'When Lose The Ball':      { Regroup: { afterLoss: -1 }, 'Counter Press': { afterLoss: 1 } },
  'When Win The Ball':       { Hold: { afterWin: -1 }, 'Counter Attack': { afterWin: 1 } },
  'Defensive Line':          { 'Much Lower': { line: -2 }, Lower: { line: -1 }, Higher: { line: 1 }, 'Much Higher': { line: 2 } },
  'Prevent GK Distribution': { Yes: { preventKeeper: 1 } },
  'Line of Engagement':      { Low: { engagement: -1 }, High: { engagement: 1 } },
  'Defense Width':           { Narrow: { defenceWidth: -1 }, Wide: { defenceWidth: 1 } },
  'Attack Width':            { Narrow: { attackWidth: -1 }, Wide: { attackWidth: 1 } },
  'Final Third Focus':       { Left: { focusLeft: 1 }, Center: { focusCentre: 1 }, Right: { focusRight: 1 } },
};

// biome-ignore format: one group a row
const BRIEF_EFFECTS: Effects<Brief> = {
  'Pressing':            { Tight: { pressing: 1 }, Tighter: { pressing: 2 } },
  'Tackling':            { 'Tackle Harder': { tackling: 1 }, 'Easy Off Tackle': { tackling: -1 } },
  'Team Has The Ball':   { 'Stay Back': { forwardRuns: -1 }, 'Run Forward': { forwardRuns: 1 }, 'Stay Wider': { width: 1 }, 'Sit Narrower': { width: -1 } },
  'Player Has The Ball': { 'Hold Ball': { holdBall: 1 }, 'Cut Inside': { cutInside: 1 }, 'Run Wider': { runWider: 1 }, 'Run Forward': { carryForward: 1 } },
  'Passing Directness':  { Short: { directness: -1 }, Long: { directness: 1 } },
  'Passing Risks':       { 'Take More Risks': { risk: 1 }, 'Takes Less Risks': { risk: -1 } },
  'Shooting Frequency':  { 'Less Often': { shooting: -1 }, 'More Often': { shooting: 1 } },
  'Crossing Frequency':  { 'Less Often': { crossing: -1 }, 'More Often': { crossing: 1 } },
  'Cross From':          { Byline: { byline: 1 }, Deep: { byline: -1 } },
  'Dribbling':           { Less: { dribbling: -1 }, More: { dribbling: 1 } },
};

const OUTFIELD_PLAYERS = 10;

const NEUTRAL_PLAN = neutralOf(TEAM_EFFECTS);

/** A player without instructions. */
export const NEUTRAL_BRIEF = neutralOf(BRIEF_EFFECTS);

/** No instruction: 0 for all that any option changes. */
function neutralOf<T>(effects: Effects<T>): T {
  const options = Object.values(effects).flatMap((group) => Object.values(group));
  return Object.fromEntries(options.flatMap((option) => Object.keys(option).map((name) => [name, 0]))) as T;
}

/** How far a player follows his and the team's instructions: two wholly, more of them in shares. R-ENG-16 */
const CARRIED_OUT = 2.5;

/** The team's instructions as numbers; a group that is left out or neutral adds nothing. */
export function teamPlan(team: readonly Instruction[], individual: readonly PlayerInstructions[] = []): TeamPlan {
  const toPlayers = individual.reduce((sum, { instructions }) => sum + orders(BRIEF_EFFECTS, instructions), 0);
  return applied(NEUTRAL_PLAN, TEAM_EFFECTS, team, toPlayers / OUTFIELD_PLAYERS);
}

/** The instructions of the player in a position of the formation. */
export function briefOf(
  position: string,
  individual: readonly PlayerInstructions[],
  team: readonly Instruction[] = [],
): Brief {
  const own = individual.find((entry) => entry.position === position);
  return applied(NEUTRAL_BRIEF, BRIEF_EFFECTS, own?.instructions ?? [], orders(TEAM_EFFECTS, team));
}

/** How many of the instructions ask for something: neutral ones don't. */
function orders<T>(effects: Effects<T>, instructions: readonly Instruction[]): number {
  return instructions.filter(({ name, value }) => effects[name]?.[value] !== undefined).length;
}

/** All instructions together, each as far as it is carried out beside the others and so many more. */
function applied<T extends object>(
  neutral: T,
  effects: Effects<T>,
  instructions: readonly Instruction[],
  others: number,
): T {
  const share = Math.min(1, CARRIED_OUT / (orders(effects, instructions) + others));
  const all = { ...neutral };
  for (const { name, value } of instructions) {
    for (const [aspect, whole] of Object.entries(effects[name]?.[value] ?? {})) {
      all[aspect as keyof T] = ((whole as number) * share) as T[keyof T];
    }
  }
  return all;
}
