/**
 * Sends live events to every reader, minute by minute. They are a function of the database and the game clock, so every process sends its own
 * readers the same; announcements of other processes only start the next poll.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveEvent, WorldKind } from '@mundo-manager/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { GameClock } from '../clock/game-clock.ts';
import { Refused } from '../commands/refusal.ts';
import type { WorldRulesets } from '../rulesets/world-rulesets.ts';
import type { Simulator } from '../simulation/simulator.ts';
import type { Storage } from '../storage/storage.ts';
import { clockView } from '../views/clock.ts';
import { listenForChanges } from './change-channels.ts';
import { ClubUpdates } from './club-updates.ts';
import type { LiveSource } from './match-events.ts';
import { MatchSender } from './match-sender.ts';
import { LivePositions } from './positions.ts';
import { RootUpdates } from './root-updates.ts';
import { type LiveReader, LiveStream } from './stream.ts';
import { OpenStreams, STREAM_LIMITS, type StreamLimits } from './stream-limits.ts';
import { knownMatches, LiveSources } from './stream-matches.ts';

export interface LiveHubOptions {
  readonly storage: Storage;
  readonly clock: GameClock;
  readonly world: WorldKind;
  readonly rulesets: WorldRulesets;
  readonly simulator: Pick<Simulator, 'record'>;
  readonly limits?: StreamLimits;
  readonly log?: Pick<FastifyBaseLogger, 'warn'>;
}

/** Real milliseconds between two polls of the clock, of the matches, and between two heartbeats. */
const POLL_INTERVAL = 500;
const MATCHES_POLL_INTERVAL = 5_000;
const HEARTBEAT_INTERVAL = 15_000;
/** A stream ends after this long; the client comes back with a token that is still good. */
const LONGEST = 30 * 60_000;

export class LiveHub {
  readonly positions: LivePositions;
  readonly #options: LiveHubOptions;
  readonly #streams = new Set<LiveStream>();
  readonly #open: OpenStreams;
  readonly #sources = new LiveSources();
  readonly #sender: MatchSender;
  readonly #clubs: ClubUpdates;
  readonly #roots = new RootUpdates();
  #matches: readonly LiveSource[] = [];
  /** The readers of these matches; those who came since wait for the next poll. */
  #readers: readonly LiveStream[] = [];
  #matchesReadAt = Number.NEGATIVE_INFINITY;
  /** Game time up to which no match is missing among them: a clock that is moved runs ahead of what has been read. */
  #matchesUntil = Number.NEGATIVE_INFINITY;
  /** Whether a change has been announced since. */
  #matchesAreOld = false;
  #lastHeartbeat = 0;
  #hasClockMoved = false;
  #isClosed = false;
  #wake: () => void = () => {};
  #loop: Promise<void> | undefined;
  #listening: Promise<() => Promise<void>> | undefined;

  constructor(options: LiveHubOptions) {
    this.#options = options;
    this.#clubs = new ClubUpdates(options);
    this.#open = new OpenStreams(options.limits ?? STREAM_LIMITS);
    this.positions = new LivePositions(options.simulator, options.rulesets);
    this.#sender = new MatchSender({ ...options, positions: this.positions });
  }

  /** A new stream of events for the reader. Refused: request/too-many-streams, server/full; server/unavailable while the process ends. */
  async open(reader: LiveReader): Promise<LiveStream> {
    if (this.#isClosed) throw new Refused('server/unavailable');
    const remove = this.#open.add(reader);
    try {
      return await this.#begin(reader, remove);
    } catch (error) {
      remove();
      throw error;
    }
  }

  async #begin(reader: LiveReader, removed: () => void): Promise<LiveStream> {
    await this.#listenOnce();
    // The matches of all readers are read at once, so an id that makes the database fail must fail here, for its reader alone.
    const watch = await knownMatches(this.#options.storage.db, reader.watch);
    // The process may have begun to end while this reader waited.
    if (this.#isClosed) throw new Refused('server/unavailable');
    const stream = new LiveStream({ ...reader, watch }, this.#options.clock.now());
    this.#streams.add(stream);
    stream.body.once('close', () => {
      this.#streams.delete(stream);
      removed();
    });
    if (reader.clubId !== null) this.#clubs.add(reader.clubId);
    // A reader who was away may have missed that the clock was moved.
    if (reader.cursor !== null) stream.send(this.#clockEvent());
    this.#matchesAreOld = true;
    this.#loop ??= this.#run();
    this.#wake();
    return stream;
  }

  /** Ends all streams; the clients come back to another process. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const stream of this.#streams) stream.end();
    this.#wake();
    await this.#loop;
    await this.#sender.finish();
    const stop = await this.#listening?.catch(() => undefined);
    await stop?.();
  }

  /** A failure is not kept: the next reader tries again. */
  #listenOnce(): Promise<unknown> {
    this.#listening ??= this.#listen().catch((error) => {
      this.#listening = undefined;
      throw error;
    });
    return this.#listening;
  }

  #listen(): Promise<() => Promise<void>> {
    return listenForChanges(this.#options.storage, {
      onMatches: () => this.#expireMatches(),
      onClock: () => {
        this.#hasClockMoved = true;
        this.#expireMatches();
      },
      onClub: (changed) => {
        const read = [...this.#streams].flatMap(({ reader }) => reader.clubId ?? []);
        const due = changed === null ? read : read.filter((clubId) => clubId === changed);
        for (const clubId of due) this.#clubs.add(clubId);
        if (due.length > 0) this.#wake();
      },
      onRoot: (number) => {
        this.#roots.announce(number);
        this.#wake();
      },
    });
  }

  #expireMatches(): void {
    this.#matchesAreOld = true;
    this.#wake();
  }

  async #run(): Promise<void> {
    while (!this.#isClosed && this.#streams.size > 0) {
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      try {
        await this.#poll();
      } catch (error) {
        this.#options.log?.warn({ err: error }, 'live: poll failed, retrying');
      }
      await Promise.race([woken, pause(POLL_INTERVAL)]);
    }
    this.#loop = undefined;
  }

  async #poll(): Promise<void> {
    const { clock, storage } = this.#options;
    if (this.#hasClockMoved) await this.#sendClock();
    await this.#roots.send(storage.db, this.#streams);
    if (await this.#clubs.send(storage.db, this.#streams)) this.#matchesAreOld = true;
    const now = clock.now();
    const real = performance.now();
    // In a round many matches start and end at once: they are read together.
    const isDue = real - this.#matchesReadAt >= (this.#matchesAreOld ? POLL_INTERVAL : MATCHES_POLL_INTERVAL);
    if (isDue) await this.#readMatches(now, real);
    this.#sender.send(
      this.#readers.filter((stream) => this.#streams.has(stream)),
      this.#matches,
      Math.min(now, this.#matchesUntil),
    );
    const isHeartbeatDue = real - this.#lastHeartbeat >= HEARTBEAT_INTERVAL;
    if (isHeartbeatDue) this.#lastHeartbeat = real;
    for (const stream of this.#streams) {
      if (isHeartbeatDue) stream.beat();
      if (real - stream.since >= LONGEST) stream.end();
    }
  }

  async #sendClock(): Promise<void> {
    const { clock } = this.#options;
    this.#hasClockMoved = false;
    try {
      await clock.reload();
    } catch (error) {
      this.#hasClockMoved = true;
      throw error;
    }
    const event = this.#clockEvent();
    for (const stream of this.#streams) stream.send(event);
  }

  #clockEvent(): LiveEvent {
    const { clock, world } = this.#options;
    return { type: 'clockMoved', at: clock.now(), clock: clockView(clock, world) };
  }

  async #readMatches(now: number, real: number): Promise<void> {
    const { storage, clock, rulesets } = this.#options;
    const ahead = 2 * MATCHES_POLL_INTERVAL * clock.scale;
    const readers = [...this.#streams].filter(({ competitionIds }) => competitionIds !== null);
    this.#matchesReadAt = real;
    this.#matchesAreOld = false;
    try {
      this.#matches = await this.#sources.load(storage.db, {
        competitionIds: [...new Set(readers.flatMap(({ competitionIds }) => competitionIds ?? []))],
        matchIds: [...new Set(readers.flatMap(({ reader }) => reader.watch))],
        now,
        ahead,
        ruleset: rulesets.at(now),
      });
    } catch (error) {
      this.#matchesAreOld = true;
      throw error;
    }
    this.#readers = readers;
    this.#matchesUntil = now + ahead;
  }
}
