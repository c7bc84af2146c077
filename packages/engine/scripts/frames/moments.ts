/** The moments of a match that are looked at. */
import type { MatchEvent } from '../../src/index.ts';

export interface Moment {
  readonly tick: number;
  /** Such as "63' corner (home)". */
  readonly title: string;
}

/** Set pieces nearer to the goal than this are drawn, in metres; others are open play. */
const FREE_KICK_RANGE = 45;
const OPEN_PLAY = 10;

/** Every kick-off, corner, free kick near the goal, penalty and sending-off, and ten moments of open play, in order. */
export function momentsOf(events: readonly MatchEvent[]): Moment[] {
  const found = events.flatMap((event): Moment[] => {
    const kind = kindOf(event);
    return kind === null ? [] : [{ tick: kickOf(event), title: `${event.minute}' ${kind} (${event.side})` }];
  });
  return [...found, ...openPlay(events)].sort((a, b) => a.tick - b.tick);
}

function kindOf(event: MatchEvent): string | null {
  switch (event.type) {
    case 'periodStart':
      return 'kick-off';
    case 'corner':
    case 'penalty':
      return event.type;
    case 'goal':
      return event.ownGoal ? 'own goal' : 'goal';
    case 'card':
      return event.colour === 'yellow' ? null : 'sending-off';
    case 'freeKick': {
      const along = event.side === 'home' ? event.x : 105 - event.x;
      return 105 - along < FREE_KICK_RANGE ? `free kick, wall of ${event.wall ?? 0}` : null;
    }
    default:
      return null;
  }
}

/** A goal and its shot are seen best a moment before the ball is in. */
function kickOf({ type, tick }: MatchEvent): number {
  return type === 'goal' ? Math.max(1, tick - 2) : tick;
}

function openPlay(events: readonly MatchEvent[]): Moment[] {
  const passes = events.filter((event) => event.type === 'pass' && event.kind !== 'throwIn');
  return Array.from({ length: OPEN_PLAY }, (_, at) => passes[Math.floor(((at + 0.5) * passes.length) / OPEN_PLAY)])
    .filter((pass) => pass !== undefined)
    .map(({ tick, minute, side }) => ({ tick, title: `${minute}' open play (${side})` }));
}
