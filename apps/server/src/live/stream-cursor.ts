/** The cursor of a reader of live events, which is the id of each event: a reader who comes back with it loses none. R-CAL-34 */

/** How far a reader has received events. */
export interface StreamCursor {
  /** Game time up to which all events have been sent. */
  readonly until: number;
  /** Whether matches that had begun by then are still to be sent from kick-off on. */
  readonly isLate: boolean;
  /** Matches that were watched besides those of the own club. */
  readonly watched: readonly string[];
}

/** Game milliseconds after which a reader who was away starts anew. */
const LONGEST_ABSENCE = 60 * 60_000;
const ID = /^(\d{1,16})(!?)((?: \S+)*)$/;

/** The time, '!' where matches are still to be sent from kick-off on, and the watched matches. */
export function formatCursor({ until, isLate, watched }: StreamCursor): string {
  return [`${until}${isLate ? '!' : ''}`, ...watched].join(' ');
}

/** The cursor of an event's id; null for a new reader, after a long absence, and for a malformed id. */
export function readCursor(id: unknown, now: number): StreamCursor | null {
  const [, time, mark, watched] = (typeof id === 'string' && ID.exec(id)) || [];
  const until = Number(time);
  if (time === undefined || until > now || now - until > LONGEST_ABSENCE) return null;
  return { until, isLate: mark === '!', watched: (watched ?? '').split(' ').filter(Boolean) };
}
