/** The state of a running match: flat typed arrays for the 22 on the pitch (0–10 home, 11–21 away), plain numbers for the rest. */
import { FORMATIONS } from '../../../rules/src/tactics/formations.ts';
import type { MatchEvent } from './events.ts';
import { createStream, type Stream } from './prng.ts';
import type { MatchInput, TeamSheet } from './sheet.ts';
import { K, SKILLS } from './skills.ts';

export const HELD = 0, FLYING = 1, LOOSE = 2, DEAD = 3;
export type BallState = 0 | 1 | 2 | 3;
export type Restart = 'kickOff' | 'throwIn' | 'goalKick' | 'corner' | 'freeKick' | 'penalty';
export type Flight = 'pass' | 'cross' | 'shot' | 'clearance' | 'throwIn';

/** Instructions as numbers, neutral 0; the engine's formulas read only these. */
export interface Plan {
  mentality: number;
  tempo: number;
  counterPress: number;
  counterAttack: number;
  line: number;
  engagement: number;
  preventKeeper: number;
  defenceWidth: number;
  attackWidth: number;
  focus: number;
}

export interface Match {
  readonly input: MatchInput;
  readonly stream: Stream;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  readonly tx: Float64Array;
  readonly ty: Float64Array;
  /** Base shape in the side's frame. */
  readonly baseLong: Float64Array;
  readonly baseWide: Float64Array;
  readonly energy: Float64Array;
  /** Ticks until the player may tackle or act again. */
  readonly stun: Float64Array;
  /** Runs in behind or into the box: metres added to the place. */
  readonly run: Float64Array;
  /** Skills now, 0–1 and a little above, after fatigue, morale and booster: [slot × K + skill]. */
  readonly skill: Float64Array;
  readonly raw: Float64Array;
  /** Index on the team sheet of who stands in a slot. */
  readonly who: Int32Array;
  readonly plans: readonly [Plan, Plan];
  readonly score: [number, number];
  readonly possession: [number, number];
  readonly events: MatchEvent[];
  tick: number;
  half: 1 | 2;
  halfEnd: number;
  stoppage: number;
  ball: BallState;
  ballX: number;
  ballY: number;
  carrier: number;
  /** Slot that touched last, and the team-mate who passed to the carrier. */
  lastTouch: number;
  assistant: number;
  control: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  flightTicks: number;
  flightLeft: number;
  flight: Flight;
  receiver: number;
  /** How the flight will end: 0 received, 1 intercepted, 2 out or loose. */
  outcome: number;
  restart: Restart;
  restartSide: 0 | 1;
  restartTicks: number;
  taker: number;
  /** Ticks since the ball changed sides: transitions. */
  sinceTurnover: number;
  owner: 0 | 1;
  setPieceTicks: number;
  done: boolean;
}

const NEUTRAL: Plan = {
  mentality: 0, tempo: 0, counterPress: 0, counterAttack: 0, line: 0, engagement: 0, preventKeeper: 0, defenceWidth: 0,
  attackWidth: 0, focus: 0,
};

export function createMatch(input: MatchInput, seed: number): Match {
  const slots = () => new Float64Array(22);
  const match: Match = {
    input, stream: createStream(seed),
    x: slots(), y: slots(), vx: slots(), vy: slots(), tx: slots(), ty: slots(), baseLong: slots(), baseWide: slots(),
    energy: slots(), stun: slots(), run: slots(), skill: new Float64Array(22 * K), raw: new Float64Array(22 * K),
    who: new Int32Array(22), plans: [{ ...NEUTRAL }, { ...NEUTRAL }], score: [0, 0], possession: [0, 0], events: [],
    tick: 0, half: 1, halfEnd: 5400, stoppage: 0, ball: DEAD, ballX: 52.5, ballY: 34, carrier: -1, lastTouch: -1,
    assistant: -1, control: 0, fromX: 0, fromY: 0, toX: 0, toY: 0, flightTicks: 0, flightLeft: 0, flight: 'pass',
    receiver: -1, outcome: 0, restart: 'kickOff', restartSide: 0, restartTicks: 4, taker: -1, sinceTurnover: 0,
    owner: 0, setPieceTicks: 999, done: false,
  };
  for (const side of [0, 1] as const) enterSide(match, side, side === 0 ? input.home : input.away);
  return match;
}

function enterSide(match: Match, side: 0 | 1, sheet: TeamSheet): void {
  const formation = FORMATIONS[sheet.formation as keyof typeof FORMATIONS];
  const depths = formation.slots.slice(1).map((place) => place.y);
  const back = Math.min(...depths);
  const front = Math.max(...depths);
  formation.slots.forEach((place, index) => {
    const slot = side * 11 + index;
    match.baseLong[slot] = index === 0 ? 0 : (place.y - back) / (front - back);
    match.baseWide[slot] = place.x;
    enterPlayer(match, slot, index);
    match.x[slot] = side === 0 ? place.y * 0.5 : 105 - place.y * 0.5;
    match.y[slot] = side === 0 ? place.x : 68 - place.x;
  });
}

export function enterPlayer(match: Match, slot: number, index: number): void {
  const sheet = slot < 11 ? match.input.home : match.input.away;
  const player = sheet.players[index];
  if (player === undefined) throw new RangeError(`no player ${index} on the sheet`);
  match.who[slot] = index;
  match.energy[slot] = player.condition / 100;
  for (let k = 0; k < K; k++) {
    const value = player.attributes[SKILLS[k] as string] ?? 0;
    match.raw[slot * K + k] = value / 100;
    match.skill[slot * K + k] = value / 100;
  }
}
