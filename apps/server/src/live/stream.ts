/** One reader of live events: what he is interested in, and how far he has been told. */
import { Readable } from 'node:stream';
import type { LiveEvent } from '@mundo-manager/contract';
import { eventsBetween, knownUntil, type LiveSource } from './match-events.ts';

/** Who reads, and from where on. */
export interface LiveReader {
  readonly userId: string;
  readonly clubId: string | null;
  /** Matches whose minutes are wanted beside those of the own club. */
  readonly watch: readonly string[];
  /** Game time up to which the reader has been told already; null for a new one. */
  readonly toldUntil: number | null;
}

/** A reader who does not take what he is sent is cut off at this many bytes. */
const MOST_UNREAD = 4_000_000;
/** How long a client waits before it comes back, in real milliseconds. */
const COME_BACK = 1_000;

export class LiveStream {
  readonly reader: LiveReader;
  readonly body: Readable;
  /** Real time at which it began, as the process counts it. */
  readonly since = performance.now();
  competitionIds: readonly string[] = [];
  /** By match: up to which moment of the game its events have been told. */
  readonly #told = new Map<string, number>();
  readonly #begun: number;
  #isEnded = false;

  /** `now` is the game's. */
  constructor(reader: LiveReader, now: number) {
    this.reader = reader;
    this.#begun = reader.toldUntil ?? now;
    this.body = new Readable({ read() {} });
    this.body.push(`retry: ${COME_BACK}\n\n`);
  }

  follows({ id, homeId, awayId }: LiveSource): boolean {
    const { clubId, watch } = this.reader;
    return homeId === clubId || awayId === clubId || watch.includes(id);
  }

  isInterestedIn(source: LiveSource): boolean {
    return this.follows(source) || this.competitionIds.includes(source.competitionId);
  }

  /** The events of the match that this reader has not been told yet, and the minute from which it is new to him. */
  news(source: LiveSource, now: number): { readonly events: readonly LiveEvent[]; readonly from: number } {
    const isFollowed = this.follows(source);
    const told = this.#told.get(source.id);
    const from = told ?? this.#begun;
    const to = knownUntil(source, now);
    this.#told.set(source.id, Math.max(from, to));
    // Whoever joins late catches up with what happened, without being told of it as if it happened now.
    const isLate = told === undefined && this.reader.toldUntil === null && from >= source.date;
    if (isLate && isFollowed && source.phase !== 'finished') {
      const start = source.date - 1;
      const events = eventsBetween(source, start, to, true).filter(
        ({ type, at }) => type === 'matchMinutes' || at > from,
      );
      return { events, from: start };
    }
    return { events: to > from ? eventsBetween(source, from, to, isFollowed) : [], from };
  }

  send(event: LiveEvent, id: number): void {
    this.#write(`id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  /** Keeps proxies and clients from taking the silence for a broken connection. */
  beat(): void {
    this.#write(':\n\n');
  }

  end(): void {
    if (!this.#isEnded) this.body.push(null);
    this.#isEnded = true;
  }

  #write(text: string): void {
    if (this.body.destroyed || this.#isEnded) return;
    if (this.body.readableLength > MOST_UNREAD) this.body.destroy();
    else this.body.push(text);
  }
}
