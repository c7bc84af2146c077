/** Marks of the seek bar, and the score at a moment. */
import type { EventOf, MatchEvent, SideName } from '@mundo-manager/engine';

export type GoalEvent = EventOf<'goal'>;

/** A mark of the timeline. */
export interface Mark {
  readonly tick: number;
  readonly side: SideName;
  readonly kind: 'goal' | 'shot' | 'substitution' | 'yellowCard' | 'redCard' | 'injury' | 'half';
  /** Of a shot: 0–1, how good the chance was. */
  readonly weight: number;
}

/** In the order of the match. A shot that became a goal has the goal's mark alone. */
export function marksOf(events: readonly MatchEvent[]): Mark[] {
  return events.flatMap((event): Mark[] => {
    const { tick, side } = event;
    if (event.type === 'goal') return [{ tick, side, kind: 'goal', weight: 1 }];
    if (event.type === 'shot' && event.outcome !== 'goal') return [{ tick, side, kind: 'shot', weight: event.xg }];
    if (event.type === 'substitution') return [{ tick, side, kind: 'substitution', weight: 0 }];
    if (event.type === 'card')
      return [{ tick, side, kind: event.colour === 'yellow' ? 'yellowCard' : 'redCard', weight: 0 }];
    if (event.type === 'injury') return [{ tick, side, kind: 'injury', weight: 0 }];
    if (event.type === 'periodStart' && event.period > 1) return [{ tick, side, kind: 'half', weight: 0 }];
    return [];
  });
}

export function goalsOf(events: readonly MatchEvent[]): GoalEvent[] {
  return events.filter((event) => event.type === 'goal');
}

/** Goals of both sides that have been scored by the tick. */
export function scoreAt(goals: readonly GoalEvent[], tick: number): { readonly home: number; readonly away: number } {
  const last = goals.findLast((goal) => goal.tick <= tick);
  return { home: last?.home ?? 0, away: last?.away ?? 0 };
}

/** Ticks that show a best moment. */
export interface Clip {
  readonly from: number;
  readonly to: number;
}

/** Ticks shown before and after a chance, and the least xG of a chance that is shown. */
const LEAD = 24;
const TAIL = 10;
const WORTH = 0.07;

/** The best moments: goals, good chances and sendings-off with what led to them, one after the other. */
export function clipsOf(events: readonly MatchEvent[]): Clip[] {
  const clips: Clip[] = [];
  for (const event of events) {
    const isSentOff = event.type === 'card' && event.colour !== 'yellow';
    const isWorth =
      isSentOff || event.type === 'goal' || (event.type === 'shot' && (event.outcome === 'goal' || event.xg >= WORTH));
    if (!isWorth) continue;
    const clip = { from: Math.max(0, event.tick - LEAD), to: event.tick + TAIL };
    const last = clips.at(-1);
    if (last !== undefined && clip.from <= last.to) clips[clips.length - 1] = { from: last.from, to: clip.to };
    else clips.push(clip);
  }
  return clips;
}
