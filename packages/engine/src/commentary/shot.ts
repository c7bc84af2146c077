/** The occasion of a shot that was no goal. */
import type { EventOf, MatchEvent } from '../events/event.ts';
import type { MatchSoFar } from './match-so-far.ts';
import type { LineOccasion } from './phrases.ts';

/** Metres to the middle of the goal. */
const FAR = 22;
/** Expected goals of a chance that should have been taken. */
const BIG_CHANCE = 0.3;
const LATE_MINUTE = 85;
const MANY_SAVES = 3;

export function shotOccasion(event: EventOf<'shot'>, story: MatchSoFar): LineOccasion | null {
  const { outcome, header, xg, side, minute, keeper } = event;
  if (outcome === 'goal') return null;
  if (isPenaltyKick(event, story.before)) return outcome === 'saved' ? 'penaltySaved' : 'penaltyMissed';
  if (isDirectFreeKick(event, story.before)) {
    const blocked = hasWall(story.before) ? 'freeKickBlocked' : 'blocked';
    return ({ saved: 'freeKickSaved', off: 'freeKickOff', blocked } as const)[outcome];
  }
  if (outcome === 'blocked') return 'blocked';
  const [big, high, far, plain] =
    outcome === 'saved'
      ? (['savedBigChance', 'savedHeader', 'savedFar', 'saved'] as const)
      : (['offBigChance', 'offHeader', 'offFar', 'off'] as const);
  if (xg >= BIG_CHANCE) return big;
  if (outcome === 'off' && story.lead(side) === -1 && minute >= LATE_MINUTE && minute <= 90) return 'lateChance';
  const saves = story.count('save', keeper);
  if (outcome === 'saved' && saves >= MANY_SAVES && saves % 2 === 1) return 'savedAgain';
  if (header) return high;
  return isFar(event) ? far : plain;
}

/** Whether a shot is the penalty itself and no rebound of it; `before` is the event before the shot. */
export function isPenaltyKick({ player }: EventOf<'shot'>, before: MatchEvent | null): boolean {
  return before?.type === 'penalty' && before.player === player;
}

/** Whether the taker of a free kick has shot at once; `before` is the event before the shot. */
export function isDirectFreeKick({ player, header }: EventOf<'shot'>, before: MatchEvent | null): boolean {
  return !header && before?.type === 'freeKick' && before.player === player;
}

/** Whether a free kick has a wall in front of it. */
export function hasWall(event: MatchEvent | null): boolean {
  return event?.type === 'freeKick' && (event.wall ?? 0) >= 2;
}

/** Whether a shot came from far out, and from outside the penalty area. */
export function isFar({ side, x, y, factors }: EventOf<'shot'>): boolean {
  const toGoalLine = side === 'home' ? 105 - x : x;
  const inArea = toGoalLine < 16.5 && Math.abs(y - 34) < 20.16;
  return factors.distance > FAR && !inArea;
}
