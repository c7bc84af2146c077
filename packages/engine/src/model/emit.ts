/** Records an event with its moment, and adds it to the digest. */
import { EVENT_TYPES, type EventDetails, type EventType, type MatchEvent, type ShotOutcome } from '../events/event.ts';
import { clamp } from './arithmetic.ts';
import { absorb } from './digest.ts';
import { logPass } from './log.ts';
import { PERIODS, shownMinute } from './periods.ts';
import { LENGTH, type SideIndex, WIDTH } from './pitch.ts';
import { NO_SLOT, type NoSlot, type Slot, sideOf } from './slots.ts';
import { memberAt, type PendingPass, type RunningMatch } from './state.ts';

const OUTCOMES: readonly ShotOutcome[] = ['goal', 'saved', 'blocked', 'off'];

/** All but passes, which are counted once it is known who got them. */
type RecordedType = Exclude<EventType, 'pass'>;

/** Adds an event at the ball's place. */
export function emit<T extends RecordedType>(
  match: RunningMatch,
  type: T,
  side: SideIndex,
  details: EventDetails<T>,
): void {
  emitAt(match, type, side, match.ball.x, match.ball.y, details);
}

/** Adds an event at a place. */
export function emitAt<T extends RecordedType>(
  match: RunningMatch,
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
    // A ball off the pitch is recorded where it crossed the line.
    x: rounded(clamp(x, 0, LENGTH)),
    y: rounded(clamp(y, 0, WIDTH)),
    ...details,
  } as MatchEvent;
  match.log.others.push(event);
  absorbEvent(match, type, side);
  if (event.type === 'shot') absorb(match.hash, OUTCOMES.indexOf(event.outcome));
}

/** Adds a pass, now that it is known who got it: it ends where the ball is. */
export function emitPass(match: RunningMatch, pass: PendingPass, receivedBy: Slot | NoSlot): void {
  const { ball, clock, log } = match;
  const { x, y, kind } = pass;
  const side = sideOf(pass.player);
  const player = memberAt(match, pass.player).place;
  const complete = receivedBy !== NO_SLOT;
  const receiver = memberAt(match, complete ? receivedBy : pass.receiver).place;
  const [endX, endY] = [clamp(ball.x, 0, LENGTH), clamp(ball.y, 0, WIDTH)];
  logPass(log, { tick: clock.tick, kickTick: pass.tick, side, x, y, endX, endY, player, receiver, kind, complete });
  absorbEvent(match, 'pass', side);
  absorb(match.hash, complete ? 1 : 0);
}

function absorbEvent({ hash, clock }: RunningMatch, type: EventType, side: SideIndex): void {
  absorb(hash, EVENT_TYPES.indexOf(type) * 2 + side);
  absorb(hash, clock.tick);
}

/** Decimetres are exact enough for a place, and keep events short. */
function rounded(metres: number): number {
  return Math.round(metres * 10) / 10;
}
