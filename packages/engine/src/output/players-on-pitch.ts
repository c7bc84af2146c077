/** How many players each side had on the pitch as a match went on, from its events. */
import type { MatchEvent, SideName } from '../events/event.ts';

/** A moment at which a side lost a player for good. */
interface Departure {
  readonly side: SideName;
  readonly tick: number;
  readonly minute: number;
  /** Players left, home and away. */
  readonly home: number;
  readonly away: number;
}

/** Every moment at which a side lost a player, in order: sent off, or hurt and not replaced in the same stoppage. */
export function departuresOf(events: readonly MatchEvent[]): Departure[] {
  const left = { home: 11, away: 11 };
  return events.flatMap((event): Departure[] => {
    const { side, tick, minute } = event;
    const isSentOff = event.type === 'card' && event.colour !== 'yellow';
    const isLost = event.type === 'injury' && !isReplaced(events, event.player, tick);
    if (!isSentOff && !isLost) return [];
    left[side] -= 1;
    return [{ side, tick, minute, ...left }];
  });
}

function isReplaced(events: readonly MatchEvent[], player: string, tick: number): boolean {
  return events.some((event) => event.type === 'substitution' && event.tick === tick && event.playerOut === player);
}
