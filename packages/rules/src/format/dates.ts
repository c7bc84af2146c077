/** Dates and times as screens show them; default UTC, so that a server's output does not depend on its time zone. */
import type { EpochMs } from '../core/ids.ts';

/** How a time is shown. */
export interface TimeFormat {
  /** IANA name; UTC unless given. Screens give America/Sao_Paulo. An unknown zone throws a RangeError. */
  readonly timeZone?: string;
  /** BCP 47 tag; Brazilian Portuguese unless given. One that is no tag throws a RangeError. */
  readonly locale?: string;
}

/** How a date is shown. */
export interface DateFormat extends TimeFormat {
  /** Whether the year is shown; no unless given. */
  readonly year?: boolean;
}

/** Making a formatter costs far more than using one. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The date as day/month, or day/month/year: `05/03` or `05/03/2026`. R-FMT-3, R-FMT-5 */
export function formatDate(ms: EpochMs, { timeZone = 'UTC', locale = 'pt-BR', year = false }: DateFormat = {}): string {
  return formatterFor(locale, { ...(year ? DAY_MONTH_YEAR : DAY_AND_MONTH), timeZone }).format(ms);
}

/** The time as hour:minute of a 24-hour clock: `00:05`. R-FMT-4, R-FMT-5 */
export function formatTime(ms: EpochMs, { timeZone = 'UTC', locale = 'pt-BR' }: TimeFormat = {}): string {
  return formatterFor(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(ms);
}

const DAY_AND_MONTH = { day: '2-digit', month: '2-digit' } as const;
const DAY_MONTH_YEAR = { ...DAY_AND_MONTH, year: 'numeric' } as const;

function formatterFor(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(locale, options);
    formatters.set(key, formatter);
  }
  return formatter;
}
