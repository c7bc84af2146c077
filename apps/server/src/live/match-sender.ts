/** Sends each reader the events of his matches in their order. No reader waits for the simulation of a match that only others watch. */
import type { LiveEvent, Positions } from '@mundo-manager/contract';
import type { FastifyBaseLogger } from 'fastify';
import { visibleSteps } from '../simulation/timeline.ts';
import type { Storage } from '../storage/storage.ts';
import type { LiveSource } from './match-events.ts';
import type { LivePositions } from './positions.ts';
import type { LiveStream } from './stream.ts';

interface MatchSenderOptions {
  readonly storage: Storage;
  readonly positions: LivePositions;
  readonly log?: Pick<FastifyBaseLogger, 'warn'>;
}

/** Minutes of positions that a late joiner gets at most. */
const MINUTES_OF_POSITIONS = 2;

export class MatchSender {
  readonly #options: MatchSenderOptions;
  /** By reader: a send that has not ended. What is new meanwhile is sent after it. */
  readonly #underWay = new Map<LiveStream, Promise<void>>();

  constructor(options: MatchSenderOptions) {
    this.#options = options;
  }

  /** Starts to send what the readers have not received at the game time `now`, and does not wait. */
  send(readers: readonly LiveStream[], matches: readonly LiveSource[], now: number): void {
    for (const stream of readers) {
      if (this.#underWay.has(stream)) continue;
      const sending = this.#sendTo(stream, matches, now)
        .catch((error) => {
          this.#options.log?.warn({ err: error }, 'live: sending to a reader failed, stream ended');
          stream.end();
        })
        .finally(() => this.#underWay.delete(stream));
      this.#underWay.set(stream, sending);
    }
  }

  /** Resolves when all sends have ended. */
  async finish(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }

  async #sendTo(stream: LiveStream, matches: readonly LiveSource[], now: number): Promise<void> {
    for (const { event, source, from, cursor } of stream.news(matches, now)) {
      stream.send(await this.#withPositions(event, source, from), cursor);
    }
  }

  /** Adds player positions to a matchMinutes event; returns any other event unchanged. */
  async #withPositions(event: LiveEvent, { id, date, course }: LiveSource, from: number): Promise<LiveEvent> {
    if (event.type !== 'matchMinutes' || course === null) return event;
    const last = visibleSteps(date, event.at, course);
    const first = Math.max(visibleSteps(date, from, course), last - MINUTES_OF_POSITIONS);
    const [start = 0, end = 0] = [course.ticks[first], course.ticks[last]];
    return { ...event, positions: await this.#positionsOf(id, start, end) };
  }

  /** Null if they fail: the reader's cursor counts the minutes as sent already, so they are sent without positions. */
  async #positionsOf(matchId: string, from: number, to: number): Promise<Positions | null> {
    const { positions, storage, log } = this.#options;
    try {
      return await positions.between(storage.db, matchId, from, to);
    } catch (error) {
      log?.warn({ err: error, matchId }, 'live: positions unavailable, minutes sent without them');
      return null;
    }
  }
}
