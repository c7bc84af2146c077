/**
 * The state of a running match. The 22 players are columns, one number a slot: `match.players.x[slot]`, twice as fast
 * as objects (docs/engine/performance.md). All but the random stream is plain data, which keeps snapshots short.
 */
import type { Skill } from '@mundo-manager/rules/players';
import type { NaturalPosition, Position } from '@mundo-manager/rules/positions';
import type { Instruction, Order, PlayerInstructions, TacticName } from '@mundo-manager/rules/tactics';
import type { CardReason, PassKind, ShotOrigin, ShotOutcome } from '../events/event.ts';
import type { Brief, TeamPlan } from '../input/team-plan.ts';
import type { MatchLog } from './log.ts';
import type { SideIndex } from './pitch.ts';
import type { Preparation, RoleWeights, Skills } from './preparation.ts';
import type { Stream } from './random-stream.ts';
import type { NoSlot, Slot, SlotColumn } from './slots.ts';

/** One of the eighteen, ready to come on. */
export interface Member {
  readonly id: string;
  readonly number: number;
  /** Among the eighteen. */
  readonly place: number;
  /** Attributes with morale and home advantage, and what match booster and speech add. */
  readonly preparation: Preparation;
  /** Share 0–1: the energy that he arrives with. */
  readonly condition: number;
  /** Rating 0–100 in each natural position, boosters included. */
  readonly ratings: Readonly<Record<NaturalPosition, number>>;
}

/** The 22 on the pitch. */
export interface Players {
  /** The player in each slot. */
  readonly members: Member[];
  /** What each slot's position asks of a player, and what its player is worth there when he is fresh. */
  readonly roles: RoleWeights[];
  readonly fresh: Skills[];
  readonly x: SlotColumn;
  readonly y: SlotColumn;
  /** Metres a second. */
  readonly vx: SlotColumn;
  readonly vy: SlotColumn;
  /** His place in the shape, set every two seconds, and where he runs now. */
  readonly placeX: SlotColumn;
  readonly placeY: SlotColumn;
  readonly targetX: SlotColumn;
  readonly targetY: SlotColumn;
  /** Share 0–1. */
  readonly energy: SlotColumn;
  /** Ticks until he is back on his feet and may act. */
  readonly stun: SlotColumn;
  /** How much of his speed he spends to get where he runs now, and to his place in the shape: 0 jogs as far as it is, 1 sprints. */
  readonly hurry: SlotColumn;
  readonly placeHurry: SlotColumn;
  /** Metres that a run adds to his place. */
  readonly run: SlotColumn;
  /** Slot of the marked opponent, −1 for none. */
  readonly mark: SlotColumn;
  /** Place in the shape: 0 with the last line, 1 with the first; metres from his left touchline; metres that he shows for the ball; strikers before him beyond
   * the first. */
  readonly depth: SlotColumn;
  readonly attackDepth: SlotColumn;
  readonly wide: SlotColumn;
  readonly shows: SlotColumn;
  readonly extraStrikers: SlotColumn;
  /** Skills now: fatigue takes from them. */
  readonly skills: Readonly<Record<Skill, SlotColumn>>;
  readonly brief: Readonly<Record<keyof Brief, SlotColumn>>;
  /** What follows from the skills for running, kept so that it is not reckoned in every tick: metres a second, share of a change of speed in a second, energy. */
  readonly topSpeed: SlotColumn;
  readonly grip: SlotColumn;
  readonly effort: SlotColumn;
  /** What he has run since he came on: metres, seconds above 19.8 and above 25.2 km/h, the fastest metres a second. */
  readonly metres: SlotColumn;
  readonly fastSeconds: SlotColumn;
  readonly sprintSeconds: SlotColumn;
  readonly fastest: SlotColumn;
  /** 1 where the slot is empty: its player has been sent off, or is hurt without a change left. */
  readonly absent: SlotColumn;
  /** 1 with a yellow card; fouls so far; how he is hurt, 0 for not at all. */
  readonly booked: SlotColumn;
  readonly fouls: SlotColumn;
  readonly hurt: SlotColumn;
}

/** A saved tactic that an order may change to. */
export interface NamedTactic {
  readonly formation: string;
  readonly teamInstructions: readonly Instruction[];
  readonly playersInstructions: readonly PlayerInstructions[];
  readonly takers: Readonly<Record<string, string | null>>;
  /** Ratings 0–100 of each of the eighteen in each place of the formation. */
  readonly ratings: readonly (readonly number[])[];
}

export interface Side {
  readonly index: SideIndex;
  plan: TeamPlan;
  /** How much it wants the ball: −1 (yields it) to 1. What one side has the other lacks. */
  approach: number;
  /** The instructions in force, and the position whose instructions each slot has, the keeper's first. */
  teamInstructions: readonly Instruction[];
  playersInstructions: readonly PlayerInstructions[];
  readonly duties: Position[];
  /** What is played in each slot, the keeper's first. */
  readonly positions: NaturalPosition[];
  readonly members: readonly Member[];
  /** Takers by set piece, as ids; null where none is named. */
  takers: Readonly<Record<string, string | null>>;
  readonly substitutions: { readonly tick: number; readonly playerIn: string; readonly playerOut: string }[];
  readonly orders: readonly Order[];
  /** Places of the orders that have acted, or lapsed. */
  readonly obeyed: number[];
  /** The tactics that orders name. */
  readonly tactics: Readonly<Partial<Record<TacticName, NamedTactic>>>;
  /** Substitutions that may still be made, and the places of those who may come on. */
  changesLeft: number;
  readonly unused: number[];
  /** Who is on his way off, and the place of the one who comes on for him: the change is settled. */
  readonly leaving: { readonly slot: Slot; readonly place: number }[];
  goals: number;
  shootOut: number;
}

export type RestartKind = 'kickOff' | 'throwIn' | 'goalKick' | 'corner' | 'freeKick' | 'penalty';
/** A roll is the rest of a kick that no player has met. */
export type FlightKind = 'pass' | 'cross' | 'clearance' | 'shot' | 'roll';
/** How a flight ends, decided at the kick: the passer's success and the lane are known then, and what becomes of a shot. */
export type FlightFate = 'received' | 'intercepted' | 'loose' | 'offside' | ShotOutcome;

/** A pass under way: it counts once it is known who got it. */
export interface PendingPass {
  readonly player: Slot;
  readonly receiver: Slot;
  readonly kind: PassKind;
  /** When and from where it was kicked. */
  readonly tick: number;
  readonly x: number;
  readonly y: number;
}

interface Ball {
  state: 'held' | 'flying' | 'loose' | 'dead';
  x: number;
  y: number;
  carrier: Slot | NoSlot;
  lastTouch: Slot;
  /** Who passed to the carrier. */
  assistant: Slot | NoSlot;
  receiver: Slot | NoSlot;
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

/** A card that the referee shows at the next stoppage: he has played advantage. */
export interface PendingCard {
  readonly slot: Slot;
  readonly colour: 'yellow' | 'red';
  readonly reason: CardReason;
  /** Who was fouled; null for what is no foul. */
  readonly opponent: string | null;
}

interface Restart {
  kind: RestartKind;
  side: SideIndex;
  /** Where the ball is played from; until it lies there it is being brought. */
  x: number;
  y: number;
  /** Ticks until it may be played; below 0 while a player is not in his place yet. */
  ticksLeft: number;
  /** Ticks that it has been waited for so far. */
  waited: number;
  taker: Slot;
  /** Whether no player has been sent to his place yet. */
  fresh: boolean;
  /** Whether a goal kick is to be played long. */
  long: boolean;
  /** Whether a player is leaving the pitch to be replaced. */
  changing: boolean;
  /** What a shot soon after it counts as, and since when. */
  origin: ShotOrigin;
  since: number;
}

interface Clock {
  tick: number;
  /** 1 and 2, in extra time 3 and 4, 5 for the shoot-out. */
  period: number;
  /** The side that kicks off the period, and whether the home side attacks the left goal of the ground in it: a coin toss, then each changes. */
  kickOff: SideIndex;
  turned: boolean;
  periodStart: number;
  /** Ticks that injuries of play have cost, to be added at the end. */
  lost: number;
  /** Tick at which the referee whistles; stoppage time is in it from the end of normal time on. */
  end: number;
  /** Whether stoppage time is fixed. */
  added: boolean;
}

/** A running match. Change it through `step` alone. */
export interface RunningMatch {
  readonly engineVersion: number;
  /** Whether a draw goes on to extra time and penalties. */
  readonly knockout: boolean;
  readonly random: Stream;
  /** How many times the usual cards and injuries the rule set wants. */
  readonly strictness: number;
  readonly injuryRisk: number;
  readonly sides: readonly [Side, Side];
  readonly players: Players;
  /** Mean rating of the 22 starters in their places, share 0–1: formulas balance there, so sides of 85 play like sides of 60. */
  readonly level: number;
  /** Points of overall by which the home side wants the ball more, before the score counts. */
  readonly initiative: number;
  /** What each position asks of a player. */
  readonly roles: Readonly<Record<Position, RoleWeights>>;
  readonly ball: Ball;
  /** The ball as the shapes follow it: they lag behind it. Where a dead ball is played from, for both. */
  readonly focus: { x: number; y: number };
  readonly restart: Restart;
  readonly clock: Clock;
  /** What has happened, to be read with `eventsOf`. */
  readonly log: MatchLog;
  /** The two words of the running digest. */
  readonly hash: [number, number];
  /** The side in possession, since which tick it is, and for how many ticks of play. */
  owner: SideIndex;
  ownedSince: number;
  spell: number;
  /** Empty slots, in the order in which they became so. */
  readonly absent: Slot[];
  readonly pendingCards: PendingCard[];
  /** Tick from which the next dead ball is a look at the muscles. */
  musclesAt: number;
  finished: boolean;
}

/** The player in a slot. An empty slot is an error of the engine, not of its user. */
export function memberAt(match: RunningMatch, slot: Slot): Member {
  const member = match.players.members[slot];
  if (member === undefined) throw new RangeError(`memberAt: needs a slot with a player, got ${slot}`);
  return member;
}

export function idOf(match: RunningMatch, slot: Slot): string {
  return memberAt(match, slot).id;
}
