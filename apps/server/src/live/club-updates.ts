/** The clubs whose readers are due an event: their state has changed since the last one. */
import type { LiveEvent } from '@mundo-manager/contract';
import { sql } from 'kysely';
import type { GameClock } from '../clock/game-clock.ts';
import type { WorldRulesets } from '../rulesets/world-rulesets.ts';
import type { Queries } from '../storage/storage.ts';
import { unreadMessages } from '../views/inbox.ts';
import type { LiveStream } from './stream.ts';
import { recentCompetitions } from './stream-matches.ts';

export class ClubUpdates {
  readonly #clock: GameClock;
  readonly #rulesets: WorldRulesets;
  readonly #changed = new Set<string>();

  constructor({ clock, rulesets }: { readonly clock: GameClock; readonly rulesets: WorldRulesets }) {
    this.#clock = clock;
    this.#rulesets = rulesets;
  }

  /** The club has changed. */
  add(clubId: string): void {
    this.#changed.add(clubId);
  }

  /** Sends what is due. Whether a stream follows other competitions now. */
  async send(queries: Queries, streams: ReadonlySet<LiveStream>): Promise<boolean> {
    let hasOtherCompetitions = false;
    for (const clubId of [...this.#changed]) {
      // Removed before it is read: a change during the read is sent once more.
      this.#changed.delete(clubId);
      try {
        if (await this.#sendClub(queries, clubId, streams)) hasOtherCompetitions = true;
      } catch (error) {
        this.#changed.add(clubId);
        throw error;
      }
    }
    return hasOtherCompetitions;
  }

  async #sendClub(queries: Queries, clubId: string, streams: ReadonlySet<LiveStream>): Promise<boolean> {
    const now = this.#clock.now();
    const row = await queries
      .selectFrom('clubs')
      .select(['version', 'owner_id', sql<string[]>`state -> 'competitions' -> 'current'`.as('current')])
      .where('id', '=', clubId)
      .executeTakeFirst();
    if (row === undefined) return setCompetitions(readersOf(clubId, streams), []);
    const recent = await recentCompetitions(queries, clubId, now, this.#rulesets.at(now));
    const unread = await unreadMessages(queries, clubId);
    const event: LiveEvent = { type: 'clubChanged', at: now, version: row.version, unread };
    const readers = readersOf(clubId, streams);
    const haveChanged = setCompetitions(readers, [...new Set([...row.current, ...recent])]);
    for (const stream of readers) {
      // A manager who has left the game receives nothing of his former club.
      if (stream.reader.userId === row.owner_id) stream.send(event);
      else stream.end();
    }
    return haveChanged;
  }
}

function readersOf(clubId: string, streams: ReadonlySet<LiveStream>): readonly LiveStream[] {
  return [...streams].filter(({ reader }) => reader.clubId === clubId);
}

/** Whether they are others than before. */
function setCompetitions(readers: readonly LiveStream[], current: readonly string[]): boolean {
  const haveChanged = readers.some(({ competitionIds }) => competitionIds?.join() !== current.join());
  for (const stream of readers) stream.competitionIds = current;
  return haveChanged;
}
