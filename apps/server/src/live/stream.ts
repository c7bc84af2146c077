/** One reader of live events: what he follows, and how far he has received it. */
import { Readable } from 'node:stream';
import type { LiveEvent } from '@mundo-manager/contract';
import { eventsBetween, knownUntil, type LiveSource } from './match-events.ts';
import { formatCursor, type StreamCursor } from './stream-cursor.ts';

/** Who reads, and from where on. */
export interface LiveReader {
  readonly userId: string;
  /** Address of the reader, as calls are counted. */
  readonly address: string;
  readonly clubId: string | null;
  /** Matches to watch besides those of the own club. */
  readonly watch: readonly string[];
  /** Of his last stream; null for a new reader. */
  readonly cursor: StreamCursor | null;
}

/** A live event for one reader, with the cursor that he has once it is sent. */
export interface StreamedEvent {
  readonly event: LiveEvent;
  readonly source: LiveSource;
  /** From which moment on the match is new to him. */
  readonly from: number;
  /** The cursor once this event is sent. */
  readonly cursor: Sent;
}

type Sent = Pick<StreamCursor, 'until' | 'isLate'>;

/** A reader who does not take what he is sent is cut off at this many bytes. */
const MOST_UNREAD = 4_000_000;
/** Real milliseconds that a reader has for what is left when his stream ends. */
const READ_THE_REST_IN = 5_000;
/** How long a client waits before it comes back, in real milliseconds. */
const COME_BACK = 1_000;

export class LiveStream {
  readonly reader: LiveReader;
  readonly body: Readable;
  /** Real time at which it began, as the process counts it. */
  readonly since = performance.now();
  /** Null until the competitions of the club have been read. */
  competitionIds: readonly string[] | null;
  /** By match: the game time up to which its events have been sent. */
  readonly #sentUntil = new Map<string, number>();
  readonly #begun: number;
  /** Where a reader who is cut off goes on. */
  #cursor: Sent;
  #isEnded = false;

  /** `now` is the game's. */
  constructor(reader: LiveReader, now: number) {
    this.reader = reader;
    this.competitionIds = reader.clubId === null ? [] : null;
    this.#begun = reader.cursor?.until ?? now;
    this.#cursor = { until: this.#begun, isLate: this.#mayBeLate };
    this.body = new Readable({ read() {} });
    this.body.push(`retry: ${COME_BACK}\n\n`);
  }

  follows({ id, homeId, awayId }: LiveSource): boolean {
    const { clubId, watch } = this.reader;
    return homeId === clubId || awayId === clubId || watch.includes(id);
  }

  isInterestedIn(source: LiveSource): boolean {
    return this.follows(source) || this.competitionIds?.includes(source.competitionId) === true;
  }

  /** Whether a match under way may have to be sent from kick-off on. */
  get #mayBeLate(): boolean {
    const { cursor, watch } = this.reader;
    return cursor === null || cursor.isLate || watch.some((id) => !cursor.watched.includes(id));
  }

  /** Whether the match is to be sent from kick-off on: it was live when this reader came, and its minutes were not sent. */
  #isLateFor(source: LiveSource): boolean {
    const { id, date, end, phase, course, homeId, awayId } = source;
    const { cursor, clubId } = this.reader;
    const isOver = phase === 'finished' && this.#begun >= end;
    if (course === null || isOver || this.#begun < date || this.#sentUntil.has(id) || !this.follows(source))
      return false;
    const isOwn = homeId === clubId || awayId === clubId;
    return cursor === null || cursor.isLate || !(isOwn || cursor.watched.includes(id));
  }

  /**
   * The unsent events of the matches, in the order in which they happened. Late work delays only its own match's
   * events, but all cursors, as do minutes sent together: after a cut a reader gets some events twice.
   */
  news(sources: readonly LiveSource[], now: number): readonly StreamedEvent[] {
    const wanted = sources.filter((source) => this.isInterestedIn(source));
    const news = wanted
      .flatMap((source) => {
        const { events, from, isLate } = this.#newsOf(source, now);
        return events.map((event) => ({ event, source, from, isLate: isLate && event.type === 'matchMinutes' }));
      })
      .toSorted((a, b) => a.event.at - b.event.at);
    const end = Math.min(now, ...wanted.map(({ id }) => this.#sentUntil.get(id) ?? this.#begun));
    if (news.length === 0) this.#cursor = { until: end, isLate: false };
    const isNewFrom = news.map(({ event, from, isLate }) => {
      if (isLate) return this.#begun;
      return event.type === 'matchMinutes' ? from : event.at - 1;
    });
    return news.map(({ event, source, from }, index) => {
      const isLate = news.slice(index + 1).some((later) => later.isLate);
      return { event, source, from, cursor: { until: Math.min(end, ...isNewFrom.slice(index + 1)), isLate } };
    });
  }

  /** The events of one match, and the moment from which on it is new to the reader. */
  #newsOf(
    source: LiveSource,
    now: number,
  ): { readonly events: readonly LiveEvent[]; readonly from: number; readonly isLate: boolean } {
    const isFollowed = this.follows(source);
    const isLate = this.#isLateFor(source);
    const to = knownUntil(source, now);
    // What late work holds back is news when it comes, also for readers who came meanwhile.
    const from = this.#sentUntil.get(source.id) ?? Math.min(this.#begun, to);
    this.#sentUntil.set(source.id, Math.max(from, to));
    if (!isLate) return { events: to > from ? eventsBetween(source, from, to, isFollowed) : [], from, isLate };
    // A late reader catches up with what happened, marked as past.
    const start = source.date - 1;
    const events = eventsBetween(source, start, to, true).filter(
      ({ type, at }) => type === 'matchMinutes' || at > from,
    );
    return { events, from: start, isLate };
  }

  /** Sends the event with its cursor, which may go back: a cut then repeats some events rather than lose one. */
  send(event: LiveEvent, cursor = this.#cursor): void {
    this.#cursor = cursor;
    const id = formatCursor({ ...cursor, watched: this.reader.watch });
    this.#write(`id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  /** Keeps proxies and clients from taking the silence for a broken connection. */
  beat(): void {
    this.#write(':\n\n');
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.body.push(null);
    setTimeout(() => this.body.destroy(), READ_THE_REST_IN).unref();
  }

  #write(text: string): void {
    if (this.body.destroyed || this.#isEnded) return;
    if (this.body.readableLength > MOST_UNREAD) this.body.destroy();
    else this.body.push(text);
  }
}
