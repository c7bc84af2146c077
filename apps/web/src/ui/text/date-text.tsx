import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDate, formatTime } from '@mundo-manager/rules/format';
import { locale } from './locale.ts';
import { timeZone, zoneText } from './time-zone.ts';

/** The zone that the manager chose (R-PRD-8, R-LNG-10), in the reader's way. */
const ZONE = { timeZone, locale };

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
    <time dateTime={new Date(ms).toISOString()} {...(time && { title: zoneText() })}>
      {dateText(ms, year)}
      {time && ` · ${timeText(ms)}`}
    </time>
  );
}

/** The hour and minute alone. */
export function TimeText({ ms }: { readonly ms: number }) {
  return (
    <time dateTime={new Date(ms).toISOString()} title={zoneText()}>
      {timeText(ms)}
    </time>
  );
}

/** A date inside a sentence. */
export function dateText(ms: number, year = false): string {
  return formatDate(ms, { ...ZONE, year });
}

/** An hour inside a sentence. */
function timeText(ms: number): string {
  return formatTime(ms, ZONE);
}

/** A date and an hour inside a sentence, with the zone that they are of. */
export function momentText(ms: number): string {
  const [date, time, zone] = [dateText(ms), timeText(ms), zoneText()];
  return i18n._(msg`${date} às ${time} (${zone})`);
}
