/** What happens in a match. Statistics, ratings, commentary and the digest are made of these and of nothing else. */

import type { TacticName } from '@mundo-manager/rules/tactics';

export type SideName = 'home' | 'away';
/** What a shot came from. The second ball of a set piece counts for it during eight seconds. */
export type ShotOrigin = 'openPlay' | 'corner' | 'freeKick' | 'penalty';
export type ShotOutcome = 'goal' | 'saved' | 'blocked' | 'off';
export type PassKind = 'short' | 'long' | 'cross' | 'throwIn';

export type CardColour = 'yellow' | 'secondYellow' | 'red';
/** What a card is for. */
export type CardReason =
  | 'recklessTackle'
  | 'tacticalFoul'
  | 'persistentFouls'
  | 'seriousFoul'
  | 'deniedGoal'
  | 'timeWasting';
export type InjuryCause = 'contact' | 'muscle';
/** Why a change can't be made: who should go off has gone, who should come on has been used, all changes have been made. */
export type LapseReason = 'playerOutGone' | 'playerInUsed' | 'noChangesLeft';

/** When and where: every event has these. */
interface Moment {
  /** Half seconds since kick-off; never falls from one event to the next. */
  readonly tick: number;
  /** The minute as a scoreboard shows it: 1–45, 46–90, and to 105 and 120 in extra time. */
  readonly minute: number;
  /** Minutes of stoppage time, 0 before it: 45 + `added`. */
  readonly added: number;
  /** The side whose event it is. */
  readonly side: SideName;
  /** Where, in metres: x from the home side's goal line (0–105), y across (0–68). */
  readonly x: number;
  readonly y: number;
}

/** What decided a shot. Shares 0–1. */
export interface ShotFactors {
  /** Metres to the middle of the goal. */
  readonly distance: number;
  /** 0 alone, 1 with an opponent upon him. */
  readonly pressure: number;
  /** The shooter's skill in this kind of shot, as he was at that minute. */
  readonly finishing: number;
  /** The keeper's skill against this kind of shot. */
  readonly keeping: number;
}

interface Details {
  /** The start of a period, by the side that kicks off: 1 and 2, in extra time 3 and 4. */
  periodStart: {
    readonly period: number;
    /**
     * The goal that the home side attacks on the ground in this period; since engine version 3. All places are given as
     * if it were the right one.
     */
    readonly homeAttacks?: 'left' | 'right';
  };
  periodEnd: { readonly period: number; readonly home: number; readonly away: number };
  /** The end of a spell in possession. */
  possession: { readonly seconds: number };
  pass: {
    readonly player: string;
    /** The team-mate who got it; of a lost pass, the one it was meant for. */
    readonly receiver: string | null;
    readonly kind: PassKind;
    readonly complete: boolean;
    /** Tick of the kick; `tick` is when it arrived or was lost. Absent, like the end, in events of engine versions before 3. */
    readonly kickTick?: number | undefined;
    /** Where it arrived or was lost, in metres. */
    readonly endX?: number | undefined;
    readonly endY?: number | undefined;
  };
  shot: {
    readonly player: string;
    readonly keeper: string;
    readonly assist: string | null;
    readonly origin: ShotOrigin;
    readonly header: boolean;
    readonly outcome: ShotOutcome;
    /** Chance of a goal before the skills of the two are known. */
    readonly xg: number;
    readonly factors: ShotFactors;
  };
  /** For the side that it counts for. An own goal names the defender as `player` and has no assist. */
  goal: {
    readonly player: string;
    readonly assist: string | null;
    readonly ownGoal: boolean;
    readonly home: number;
    readonly away: number;
  };
  tackle: { readonly player: string; readonly opponent: string };
  dribble: { readonly player: string; readonly opponent: string };
  interception: { readonly player: string };
  clearance: { readonly player: string };
  foul: {
    readonly player: string;
    readonly opponent: string;
    readonly penalty: boolean;
    /** Play went on. */
    readonly advantage: boolean;
  };
  offside: { readonly player: string };
  corner: { readonly player: string };
  throwIn: { readonly player: string };
  goalKick: { readonly player: string };
  freeKick: {
    readonly player: string;
    /** Men in the wall; since engine version 3. */
    readonly wall?: number;
  };
  penalty: { readonly player: string };
  substitution: { readonly playerIn: string; readonly playerOut: string };
  /** What a player has run when he leaves the pitch or the match ends: metres, seconds above 19.8 and above 25.2 km/h, km/h. Since engine version 3. */
  running: {
    readonly player: string;
    readonly metres: number;
    readonly fastSeconds: number;
    readonly sprintSeconds: number;
    readonly topSpeed: number;
  };
  /** A second yellow card and a red one send off. `opponent` is who was fouled. */
  card: {
    readonly player: string;
    readonly colour: CardColour;
    readonly reason: CardReason;
    readonly opponent: string | null;
  };
  /** Ends the player's match. A substitution follows where one is left; otherwise he leaves without a substitute. */
  injury: { readonly player: string; readonly cause: InjuryCause };
  /** Who keeps goal from now on, after the keeper has left without a like-for-like change. */
  keeperChange: { readonly player: string };
  /** A planned substitution, or an order by its place in the list, that can't be carried out any more. */
  lapse: {
    readonly order: number | null;
    readonly reason: LapseReason;
    readonly playerIn: string | null;
    readonly playerOut: string | null;
  };
  /** An order, by its place in the list, has changed the tactic, with its formation, or one team instruction. */
  tacticalChange: {
    readonly order: number;
    readonly tactic: TacticName | null;
    readonly formation: string | null;
    readonly name: string | null;
    readonly value: string | null;
  };
  /** What the fourth official shows when the last minute of a period is over; since engine version 4. The side is the home one. */
  addedTime: { readonly minutes: number };
  /** A kick of the shoot-out. */
  shootOutKick: { readonly player: string; readonly scored: boolean; readonly home: number; readonly away: number };
}

export type EventType = keyof Details;
/** The facts of an event of this type besides its moment. */
export type EventDetails<T extends EventType> = Details[T];
/** An event of one type. */
export type EventOf<T extends EventType> = Moment & { readonly type: T } & Details[T];
/** Any event: a union discriminated by `type`. */
export type MatchEvent = { [T in EventType]: EventOf<T> }[EventType];

/** Every type of event; its place here is its code in the digest, so it is only ever added to at the end. */
export const EVENT_TYPES: readonly EventType[] = [
  'periodStart',
  'periodEnd',
  'possession',
  'pass',
  'shot',
  'goal',
  'tackle',
  'dribble',
  'interception',
  'clearance',
  'foul',
  'offside',
  'corner',
  'throwIn',
  'goalKick',
  'freeKick',
  'penalty',
  'substitution',
  'shootOutKick',
  'running',
  'card',
  'injury',
  'keeperChange',
  'lapse',
  'tacticalChange',
  'addedTime',
];
