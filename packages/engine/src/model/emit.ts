/** Writes down what happened, with its moment, and lets the digest know. */
import { EVENT_TYPES, type EventDetails, type EventType, type MatchEvent, type ShotOutcome } from '../events/event.ts';
import { absorb } from './digest.ts';
import { PERIODS, shownMinute } from './periods.ts';
import type { SideIndex } from './pitch.ts';
import type { Match } from './state.ts';

const OUTCOMES: readonly ShotOutcome[] = ['goal', 'saved', 'blocked', 'off'];

/** Adds an event at the ball's place. */
export function emit<T extends EventType>(match: Match, type: T, side: SideIndex, details: EventDetails<T>): void {
  emitAt(match, type, side, match.ball.x, match.ball.y, details);
}

/** Adds an event at a place. */
export function emitAt<T extends EventType>(
  match: Match,
  type: T,
  side: SideIndex,
  x: number,
  y: number,
  details: EventDetails<T>,
): void {
  const { tick, period, periodStart } = match.clock;
  const { minute, added } = shownMinute(tick - periodStart, PERIODS[period - 1]);
  const event = {
    type,
    tick,
    minute,
    added,
    side: side === 0 ? 'home' : 'away',
    x: rounded(x),
    y: rounded(y),
    ...details,
  } as MatchEvent;
  match.events.push(event);
  absorb(match.hash, EVENT_TYPES.indexOf(type) * 2 + side);
  absorb(match.hash, tick);
  if (event.type === 'shot') absorb(match.hash, OUTCOMES.indexOf(event.outcome));
  if (event.type === 'pass') absorb(match.hash, event.complete ? 1 : 0);
}

/** Decimetres are enough to tell of a place, and keep events short. */
function rounded(metres: number): number {
  return Math.round(metres * 10) / 10;
}
