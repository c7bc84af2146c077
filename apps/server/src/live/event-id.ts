/** The id of a live event: up to where its reader has been told, so that he loses nothing when he comes back with it. R-CAL-34 */

/** Up to where a reader has been told. */
export interface ToldUpTo {
  /** Game time up to which everything has been told as it happened. */
  readonly until: number;
  /** Whether matches that had begun by then have still to be told from kick-off on. */
  readonly isLate: boolean;
  /** Matches whose minutes were told beside those of the own club. */
  readonly watched: readonly string[];
}

/** A reader who was away for longer starts anew, in game milliseconds. */
const LONGEST_ABSENCE = 60 * 60_000;
const ID = /^(\d{1,16})(!?)((?: \S+)*)$/;

/** The time, '!' where matches have still to be told from kick-off on, and the matches watched. */
export function formatEventId({ until, isLate, watched }: ToldUpTo): string {
  return [`${until}${isLate ? '!' : ''}`, ...watched].join(' ');
}

/** What an id says; null for a new reader, one who was away for too long, and for what is no id. */
export function readEventId(id: unknown, now: number): ToldUpTo | null {
  const [, time, mark, watched] = (typeof id === 'string' && ID.exec(id)) || [];
  const until = Number(time);
  if (time === undefined || until > now || now - until > LONGEST_ABSENCE) return null;
  return { until, isLate: mark === '!', watched: (watched ?? '').split(' ').filter(Boolean) };
}
