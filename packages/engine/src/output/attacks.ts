/** How the attacks that ended in a shot came about, traced back through the events. */
import type { EventOf, MatchEvent, SideName } from '../events/event.ts';
import { across, along, LENGTH, MIDDLE, type SideIndex } from '../model/pitch.ts';

/** By what way an attack got to its shot. Each shot has one; the first that fits counts. */
export const ATTACK_ROUTES = [
  'penalty',
  'corner',
  'freeKick',
  /** A pass from the flank into the box. */
  'cross',
  /** From a ball won in the own half, within a quarter of a minute. */
  'break',
  /** From a ball won near the opponents’ goal, within ten seconds. */
  'regain',
  /** From outside the box, and more than that. */
  'longShot',
  'buildUp',
] as const;

export type AttackRoute = (typeof ATTACK_ROUTES)[number];
/** As the attackers see it. */
export type Flank = 'left' | 'centre' | 'right';

/** A shot and what led to it. */
export interface Attack {
  readonly shot: EventOf<'shot'>;
  readonly route: AttackRoute;
  /** Where the last pass or dribble before the shot was; if there was none, the shot itself. */
  readonly flank: Flank;
  /** The opponent whose pass gave the ball away, for a `regain`. */
  readonly lostBy: string | null;
  /** The opponent who fouled, for a `freeKick` or `penalty`. */
  readonly fouledBy: string | null;
}

const BREAK_TICKS = 30;
const REGAIN_TICKS = 20;
/** Metres from the own goal line from which a ball counts as won near the opponents’ goal. */
const HIGH = 62;
const LONG_SHOT = 22;
/** A pass or dribble further back than this has little to do with the shot. */
const LEADS_UP = 24;
/** Metres from either touchline: where the engine’s own flanks end. */
const FLANK_WIDTH = 20;

/** What is remembered of a side on the way through a match. */
interface Trail {
  /** When and where the side came by the ball; a dead ball is not won. */
  won: { readonly tick: number; readonly along: number; readonly fromPassOf: string | null } | null;
  step: EventOf<'pass'> | EventOf<'dribble'> | null;
  lostPass: EventOf<'pass'> | null;
  /** What the opponents’ next free kick or penalty is for; null for an offside. */
  foul: EventOf<'foul'> | null;
}

/** Every attack that ended in a shot, in order. */
export function attacksOf(events: readonly MatchEvent[]): Attack[] {
  const trails = { home: blank(), away: blank() };
  const attacks: Attack[] = [];
  for (const event of events) {
    if (event.type === 'shot') attacks.push(attackOf(event, trails[event.side], trails[rivalOf(event.side)]));
    else follow(event, trails);
  }
  return attacks;
}

export function rivalOf(side: SideName): SideName {
  return side === 'home' ? 'away' : 'home';
}

function blank(): Trail {
  return { won: null, step: null, lostPass: null, foul: null };
}

function follow(event: MatchEvent, trails: Readonly<Record<SideName, Trail>>): void {
  const own = trails[event.side];
  switch (event.type) {
    case 'possession': {
      const winner = rivalOf(event.side);
      const isPass = own.lostPass !== null && event.tick - own.lostPass.tick <= 4;
      const fromPassOf = isPass ? (own.lostPass?.player ?? null) : null;
      trails[winner].won = { tick: event.tick, along: alongOf(winner, event.x), fromPassOf };
      trails[winner].step = null;
      break;
    }
    case 'pass':
      if (event.complete) own.step = event;
      else own.lostPass = event;
      break;
    case 'dribble':
      own.step = event;
      break;
    case 'foul':
      own.foul = event;
      break;
    case 'offside':
      // The free kick that follows is for this, not for the foul before.
      own.foul = null;
      break;
    case 'periodStart':
    case 'throwIn':
    case 'goalKick':
    case 'freeKick':
    case 'corner':
    case 'penalty':
      own.won = null;
      own.step = null;
      break;
    default:
  }
}

function attackOf(shot: EventOf<'shot'>, own: Trail, other: Trail): Attack {
  const step = own.step !== null && shot.tick - own.step.tick <= LEADS_UP ? own.step : null;
  const route = routeOf(shot, own, step);
  const place = step ?? shot;
  return {
    shot,
    route,
    flank: flankOf(shot.side, place.y),
    lostBy: route === 'regain' ? (own.won?.fromPassOf ?? null) : null,
    fouledBy: route === 'freeKick' || route === 'penalty' ? (other.foul?.player ?? null) : null,
  };
}

function routeOf(shot: EventOf<'shot'>, { won }: Trail, step: Trail['step']): AttackRoute {
  if (shot.origin !== 'openPlay') return shot.origin;
  if (step?.type === 'pass' && step.kind === 'cross') return 'cross';
  const ticks = won === null ? Number.POSITIVE_INFINITY : shot.tick - won.tick;
  if (won !== null && won.along < MIDDLE && ticks <= BREAK_TICKS) return 'break';
  if (won !== null && won.along >= HIGH && ticks <= REGAIN_TICKS) return 'regain';
  return shot.factors.distance >= LONG_SHOT ? 'longShot' : 'buildUp';
}

function indexOf(side: SideName): SideIndex {
  return side === 'home' ? 0 : 1;
}

/** Metres from the side’s own goal line. */
export function alongOf(side: SideName, x: number): number {
  return Math.min(LENGTH, Math.max(0, along(indexOf(side), x)));
}

function flankOf(side: SideName, y: number): Flank {
  const wide = across(indexOf(side), y);
  if (wide < FLANK_WIDTH) return 'left';
  return wide > 68 - FLANK_WIDTH ? 'right' : 'centre';
}
