/** What the scoreboard's clock shows at a tick. */
import type { MatchEvent } from '@mundo-manager/engine';

const TICKS_A_SECOND = 2;
/** Minutes at which each period begins and after which its stoppage time runs. */
const PERIODS = [
  { from: 0, to: 45 },
  { from: 45, to: 90 },
  { from: 90, to: 105 },
  { from: 105, to: 120 },
] as const;

/** A moment as a scoreboard shows it. */
export interface ClockFace {
  /** 1 and 2, in extra time 3 and 4. */
  readonly period: number;
  /** Whole minutes and seconds since kick-off, at most the end of normal time of the period. */
  readonly minutes: number;
  readonly seconds: number;
  /** Whole minutes and seconds of stoppage time, or null before it. */
  readonly added: { readonly minutes: number; readonly seconds: number } | null;
}

export function clockAt(events: readonly MatchEvent[], tick: number): ClockFace {
  let period = 1;
  let since = 0;
  for (const event of events) {
    if (event.type !== 'periodStart' || event.tick > tick) continue;
    period = event.period;
    since = event.tick;
  }
  const { from, to } = PERIODS[period - 1] ?? PERIODS[3];
  const played = Math.floor(Math.max(0, tick - since) / TICKS_A_SECOND);
  const normal = (to - from) * 60;
  const shown = Math.min(played, normal);
  const over = played - normal;
  return {
    period,
    minutes: from + Math.floor(shown / 60),
    seconds: shown % 60,
    added: over <= 0 ? null : { minutes: Math.floor(over / 60), seconds: over % 60 },
  };
}

/** '07:05', or '45:00 +1:30' in stoppage time. */
export function clockText({ minutes, seconds, added }: ClockFace): string {
  const face = `${two(minutes)}:${two(seconds)}`;
  return added === null ? face : `${face} +${added.minutes}:${two(added.seconds)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
