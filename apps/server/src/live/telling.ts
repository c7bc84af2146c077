/** Tells each reader of his matches in the order of what happened; no reader waits for the simulation of a match that only others watch. */
import type { LiveEvent, Positions } from '@mundo-manager/contract';
import type { FastifyBaseLogger } from 'fastify';
import { visibleSteps } from '../match-day/timeline.ts';
import type { Storage } from '../storage/storage.ts';
import type { LiveSource } from './match-events.ts';
import type { LivePositions } from './positions.ts';
import type { LiveStream } from './stream.ts';

interface MatchTellingOptions {
  readonly storage: Storage;
  readonly positions: LivePositions;
  readonly log?: Pick<FastifyBaseLogger, 'warn'>;
}

/** Minutes of positions that a late joiner gets at most. */
const MINUTES_OF_POSITIONS = 2;

export class MatchTelling {
  readonly #options: MatchTellingOptions;
  /** Who is being told: what is new to him meanwhile comes when that is done. */
  readonly #underWay = new Map<LiveStream, Promise<void>>();

  constructor(options: MatchTellingOptions) {
    this.#options = options;
  }

  /** Begins to tell the readers what they do not know yet of the matches at the game time `now`, and does not wait. */
  tell(readers: readonly LiveStream[], matches: readonly LiveSource[], now: number): void {
    for (const stream of readers) {
      if (this.#underWay.has(stream)) continue;
      const told = this.#tellReader(stream, matches, now)
        .catch((error) => {
          this.#options.log?.warn({ err: error }, 'live: stream ended, its reader comes back for the rest');
          stream.end();
        })
        .finally(() => this.#underWay.delete(stream));
      this.#underWay.set(stream, told);
    }
  }

  /** Everybody who is being told has been told. */
  async finish(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }

  async #tellReader(stream: LiveStream, matches: readonly LiveSource[], now: number): Promise<void> {
    for (const { event, source, from, told } of stream.news(matches, now)) {
      stream.send(await this.#withPositions(event, source, from), told);
    }
  }

  /** The event with the positions of its minutes, where it has minutes. */
  async #withPositions(event: LiveEvent, { id, date, course }: LiveSource, from: number): Promise<LiveEvent> {
    if (event.type !== 'matchMinutes' || course === null) return event;
    const last = visibleSteps(date, event.at, course);
    const first = Math.max(visibleSteps(date, from, course), last - MINUTES_OF_POSITIONS);
    const [start = 0, end = 0] = [course.ticks[first], course.ticks[last]];
    return { ...event, positions: await this.#positionsOf(id, start, end) };
  }

  /** Null where they can't be had: the reader's stream counts the minutes as told already, so they are told without. */
  async #positionsOf(matchId: string, from: number, to: number): Promise<Positions | null> {
    const { positions, storage, log } = this.#options;
    try {
      return await positions.between(storage.db, matchId, from, to);
    } catch (error) {
      log?.warn({ err: error, matchId }, 'live minutes come without positions');
      return null;
    }
  }
}
