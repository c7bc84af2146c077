/** Who threatened whose goal, minute by minute. */
import type { MatchEvent, SideName } from '../events/event.ts';
import { alongOf } from './attacks.ts';

/** A minute that was played, stoppage time included. */
export interface MomentumMinute {
  /** As the scoreboard shows it. */
  readonly minute: number;
  readonly added: number;
  /** Threat of the home side less that of the away side, in goals: above 0 the home side threatened. */
  readonly value: number;
}

/** What one of each is worth as a threat, in goals, where it happens in the last third. A shot is worth its chance. */
const THREATS = { pass: 0.004, dribble: 0.01, corner: 0.02, offside: 0.01 } as const;

/** Goals of threat below which a minute has none. */
const LEAST = 1e-9;

/** Metres from the attacking side's own goal line at which the final third begins. */
const LAST_THIRD = 70;
/** How a threat counts for the minutes around it, from two before to two after, which smooths the curve. */
const AROUND = [0.1, 0.2, 0.4, 0.2, 0.1];

/** The minutes of a match with who threatened in them. All minutes together are worth what the events are, home less away. R-ENG-15 */
export function momentum(events: readonly MatchEvent[]): MomentumMinute[] {
  const minutes: { minute: number; added: number; value: number }[] = [];
  const threats: number[] = [];
  for (const event of events) {
    for (let next = nextMinute(minutes.at(-1), event); next !== null; next = nextMinute(minutes.at(-1), event)) {
      minutes.push({ ...next, value: 0 });
      threats.push(0);
    }
    const at = minutes.length - 1;
    threats[at] = (threats[at] ?? 0) + signOf(event.side) * threatOf(event);
  }
  for (const [at, threat] of threats.entries()) {
    for (const [step, share] of AROUND.entries()) {
      // What would fall before the first or after the last minute falls on it.
      const minute = minutes[Math.min(minutes.length - 1, Math.max(0, at + step - 2))];
      if (minute !== undefined) minute.value += share * threat;
    }
  }
  // Equal threats of both sides leave what is lost in rounding: that belongs to neither.
  return minutes.map(({ value, ...shown }) => ({ ...shown, value: Math.abs(value) < LEAST ? 0 : value }));
}

type Shown = Pick<MomentumMinute, 'minute' | 'added'>;

/** The minute that follows on the way to one, quiet ones included; null if that has come. */
function nextMinute(last: Shown | undefined, { minute, added }: Shown): Shown | null {
  if (last === undefined) return { minute: 1, added: 0 };
  if (last.minute === minute) return last.added < added ? { minute, added: last.added + 1 } : null;
  return last.minute < minute ? { minute: last.minute + 1, added: 0 } : null;
}

/** What an event is worth as a threat of its side, in goals. */
function threatOf(event: MatchEvent): number {
  if (event.type === 'shot') return event.xg;
  if (alongOf(event.side, event.x) < LAST_THIRD) return 0;
  if (event.type === 'pass') return event.complete ? THREATS.pass : 0;
  return event.type === 'dribble' || event.type === 'corner' || event.type === 'offside' ? THREATS[event.type] : 0;
}

function signOf(side: SideName): 1 | -1 {
  return side === 'home' ? 1 : -1;
}
