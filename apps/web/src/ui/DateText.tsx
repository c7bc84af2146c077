import { formatDate, formatTime } from '@mundo-manager/rules/format';

/** Screens show the time of São Paulo (R-PRD-8). */
const ZONE = { timeZone: 'America/Sao_Paulo' };

interface DateTextProps {
  /** Game time, epoch ms. */
  readonly ms: number;
  readonly year?: boolean;
  /** Whether the hour follows: '20/11/2026 · 21:00'. */
  readonly time?: boolean;
}

/** A date, perhaps with its year and its hour. */
export function DateText({ ms, year = false, time = false }: DateTextProps) {
  return (
    <time dateTime={new Date(ms).toISOString()}>
      {dateText(ms, year)}
      {time && ` · ${timeText(ms)}`}
    </time>
  );
}

/** The hour and minute alone. */
export function TimeText({ ms }: { readonly ms: number }) {
  return <time dateTime={new Date(ms).toISOString()}>{timeText(ms)}</time>;
}

/** A date inside a sentence. */
export function dateText(ms: number, year = false): string {
  return formatDate(ms, { ...ZONE, year });
}

/** An hour inside a sentence. */
export function timeText(ms: number): string {
  return formatTime(ms, ZONE);
}
