/** What the scoreboard's clock shows at a tick. */
import { type MatchEvent, TICKS_A_MINUTE } from '@mundo-manager/engine';

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
  /** Minutes that the fourth official shows, once the period has had its normal time; else null. */
  readonly stoppage: number | null;
}

/** A period of the match as far as it is known. */
export interface PlayedPeriod {
  readonly period: number;
  /** Tick of its first kick. */
  readonly start: number;
  /** Whole minutes of stoppage time; null if they are not known yet. */
  readonly stoppage: number | null;
}

/** The periods with their stoppage time; `shown` is what the fourth official has shown in the one that is not over. */
export function periodsOf(events: readonly MatchEvent[], shown: number | null = null): PlayedPeriod[] {
  const ends = events.filter((event) => event.type === 'periodEnd');
  return events
    .filter((event) => event.type === 'periodStart')
    .map(({ period, tick: start }) => {
      const end = ends.find((event) => event.period === period);
      const { from, to } = lengthOf(period);
      const over = end === undefined ? null : Math.floor((end.tick - start) / TICKS_A_MINUTE) - (to - from);
      return { period, start, stoppage: over === null ? shown : Math.max(0, over) };
    });
}

export function clockAt(periods: readonly PlayedPeriod[], tick: number): ClockFace {
  const running = periods.findLast(({ start }) => start <= tick);
  const { period, start: since, stoppage } = running ?? { period: 1, start: 0, stoppage: null };
  const { from, to } = lengthOf(period);
  const played = Math.floor(Math.max(0, tick - since) / TICKS_A_SECOND);
  const normal = (to - from) * 60;
  const shown = Math.min(played, normal);
  const over = played - normal;
  return {
    period,
    minutes: from + Math.floor(shown / 60),
    seconds: shown % 60,
    added: over <= 0 ? null : { minutes: Math.floor(over / 60), seconds: over % 60 },
    stoppage: over < 0 ? null : stoppage,
  };
}

function lengthOf(period: number): (typeof PERIODS)[number] {
  return PERIODS[period - 1] ?? PERIODS[3];
}

/** '07:05', or '45:00 +1:30' in stoppage time. */
export function clockText({ minutes, seconds, added }: ClockFace): string {
  const face = `${two(minutes)}:${two(seconds)}`;
  return added === null ? face : `${face} +${added.minutes}:${two(added.seconds)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
