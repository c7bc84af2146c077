/**
 * The state of a running match. Everything in it but the random stream is plain data, which is what makes a snapshot one line.
 * The 22 on the pitch are objects of one shape with numbers in them: as quick as parallel arrays here, and a formula reads like one.
 */
import type { Random, RandomState } from '@mundo-manager/rules/core';
import type { Skill } from '@mundo-manager/rules/players';
import type { MatchEvent, PassKind, ShotOrigin } from '../events/event.ts';
import type { Brief, TeamPlan } from '../input/team-plan.ts';
import type { SideIndex } from './pitch.ts';

/** Shares 0–1, and a little above with every advantage added. */
export type Skills = Record<Skill, number>;

/** One of the eighteen, ready to come on. */
export interface Member {
  readonly id: string;
  readonly number: number;
  /** Skills of a fresh player: attributes with match booster, speech, morale and home advantage. */
  readonly skills: Readonly<Skills>;
  /** Share 0–1: how fresh he arrives. */
  readonly condition: number;
}

/** One of the 22 on the pitch. Slots 0–10 are the home side's in the order of the formation, 11–21 the away side's. */
export interface Footballer {
  readonly slot: number;
  readonly side: SideIndex;
  readonly keeper: boolean;
  /** Place in the shape: 0 with the last line, 1 with the first; metres from his left touchline. */
  readonly depth: number;
  readonly wide: number;
  readonly brief: Brief;
  member: Member;
  /** Skills now: fatigue takes from them. */
  skills: Skills;
  /** Share 0–1. */
  energy: number;
  x: number;
  y: number;
  /** Metres a second. */
  vx: number;
  vy: number;
  targetX: number;
  targetY: number;
  /** Ticks until he is back on his feet and may act. */
  stun: number;
  /** Metres that a run adds to his place. */
  run: number;
}

export interface Side {
  readonly index: SideIndex;
  readonly plan: TeamPlan;
  readonly members: readonly Member[];
  /** Takers by set piece, as ids; null where none is named. */
  readonly takers: Readonly<Record<string, string | null>>;
  readonly substitutions: { readonly tick: number; readonly playerIn: string; readonly playerOut: string }[];
  /** Slots of the eleven. */
  readonly players: Footballer[];
  goals: number;
  shootOut: number;
}

export type RestartKind = 'kickOff' | 'throwIn' | 'goalKick' | 'corner' | 'freeKick' | 'penalty';
export type FlightKind = 'pass' | 'cross' | 'clearance';
/** How a flight ends, decided at the kick: the passer's success and the lane are known then. */
export type FlightFate = 'received' | 'intercepted' | 'loose' | 'offside';

/** A pass under way: it counts once it is known who got it. */
interface PendingPass {
  readonly player: number;
  readonly receiver: number;
  readonly kind: PassKind;
  readonly x: number;
  readonly y: number;
}

interface Ball {
  state: 'held' | 'flying' | 'loose' | 'dead';
  x: number;
  y: number;
  /** Slots; −1 for nobody. */
  carrier: number;
  lastTouch: number;
  /** Who passed to the carrier. */
  assistant: number;
  receiver: number;
  /** Ticks until the carrier decides. */
  control: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  flightTicks: number;
  flightLeft: number;
  flight: FlightKind;
  fate: FlightFate;
  pass: PendingPass | null;
}

interface Restart {
  kind: RestartKind;
  side: SideIndex;
  ticksLeft: number;
  taker: number;
  /** What a shot soon after it counts as, and since when. */
  origin: ShotOrigin;
  since: number;
}

interface Clock {
  tick: number;
  /** 1 and 2, in extra time 3 and 4, 5 for the shoot-out. */
  period: number;
  periodStart: number;
  /** Ticks that injuries of play have cost, to be added at the end. */
  lost: number;
  /** Tick at which the referee whistles; stoppage time is in it from the end of normal time on. */
  end: number;
  /** Whether stoppage time is fixed. */
  added: boolean;
}

/** A running match. Change it through `step` alone. */
export interface Match {
  readonly engineVersion: number;
  /** Whether a draw goes on to extra time and penalties. */
  readonly knockout: boolean;
  readonly random: Random & { state(): RandomState };
  readonly sides: readonly [Side, Side];
  /** All 22 by slot. */
  readonly players: readonly Footballer[];
  readonly ball: Ball;
  readonly restart: Restart;
  readonly clock: Clock;
  readonly events: MatchEvent[];
  /** The two words of the running digest. */
  readonly hash: [number, number];
  /** The side in possession, since which tick it is, and for how many ticks of play. */
  owner: SideIndex;
  ownedSince: number;
  spell: number;
  finished: boolean;
}

/** The player in a slot. An empty slot is an error of the engine, not of its user. */
export function playerAt(match: Match, slot: number): Footballer {
  const player = match.players[slot];
  if (player === undefined) throw new RangeError(`there is no slot ${slot}`);
  return player;
}

/** The goalkeeper of a side. */
export function keeperOf(match: Match, side: SideIndex): Footballer {
  return playerAt(match, side * 11);
}
