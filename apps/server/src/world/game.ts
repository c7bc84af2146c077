/** The world as a process runs it: what it has to do, who does it, and the moment at which it is up to date. */
import { setTimeout as pause } from 'node:timers/promises';
import type { WorldKind } from '@mundo-manager/contract';
import type { FastifyBaseLogger } from 'fastify';
import { CLUB_CHANNEL } from '../aggregates/lock-and-store.ts';
import type { GameClock } from '../clock/game-clock.ts';
import { CLOCK_CHANNEL } from '../clock/stored-clock.ts';
import { nextDueAt, unplanned, type WorkOutcome } from '../due-work/due-work.ts';
import { type WorkKinds, WorkRefused } from '../due-work/work-kinds.ts';
import { createWorker, type Worker } from '../due-work/worker.ts';
import { simulateAhead } from '../matchday/play.ts';
import { type ProofContext, ROUND_CHANNEL } from '../proofs/proof-context.ts';
import { createSecrets, type Secrets } from '../proofs/secrets.ts';
import type { WorldRulesets } from '../rulesets/world-rulesets.ts';
import type { Simulator } from '../simulation/simulator.ts';
import type { Storage } from '../storage/storage.ts';
import { plan, type WorldContext } from '../world-work/context.ts';
import { readWorldSeed } from '../world-work/world-seed.ts';
import { workOfFirstDay } from './calendar.ts';
import { createWorld } from './create-world.ts';
import { worldKinds } from './kinds.ts';
import { drawsAhead } from './league-draw.ts';

export interface GameOptions {
  readonly storage: Storage;
  readonly clock: GameClock;
  readonly world: WorldKind;
  readonly simulator: Simulator;
  readonly rulesets: WorldRulesets;
  /** Where secrets come from, and the beacon; fresh randomness and none unless given. */
  readonly proofs?: Partial<Omit<ProofContext, 'wall'>>;
  /** Connections to the database that this process may open; each piece of work under way holds one. */
  readonly connections?: number;
  /** Whether this process does the world's work; one that only answers calls waits for others to do it. */
  readonly works?: boolean;
  readonly log?: Pick<FastifyBaseLogger, 'debug' | 'warn' | 'error'>;
  /** Called after every try to do a piece of work. */
  readonly onOutcome?: (outcome: Exclude<WorkOutcome, { state: 'idle' }>) => void;
}

export interface Game {
  readonly kinds: WorkKinds;
  /** Of the matches that are drawn by commands. */
  readonly secrets: Secrets;
  /** Creates the world where the database has none; answers whether it did. The seed is random unless given. */
  found(seed?: string): Promise<boolean>;
  /** Goes on with the world by itself from now on. */
  start(): Promise<void>;
  /** Resolves when everything that is due at the present moment of the game is done, or after half a minute of waiting for others. */
  catchUp(): Promise<void>;
  /**
   * Resolves when no due work is left, on any process and however long it waits for its next try; work that was given
   * up does not count. Goes on while the database is away, and ends with the game. R-WLD-18
   */
  upToDate(): Promise<void>;
  /** Finishes what is under way. */
  close(): Promise<void>;
}

/** Longest wait of a call for the work of other processes (real ms). */
const CATCH_UP_TIMEOUT = 30_000;
/** Time between two polls for it (real ms). */
const CATCH_UP_POLL_INTERVAL = 100;
/** Delay before catching up is tried again after the database did not answer (real ms). */
const CATCH_UP_RETRY_DELAY = 1_000;
/** Connections that are left for calls: two for what only reads, which no transaction takes, and two for commands. */
const SPARE_CONNECTIONS = 4;
/** Messages after which there may be something to do: the clock was moved, a club has joined a league, a round has arrived. */
const WAKING_CHANNELS = [CLOCK_CHANNEL, CLUB_CHANNEL, ROUND_CHANNEL];

export function createGame(options: GameOptions): Game {
  const {
    storage,
    clock,
    world,
    rulesets,
    works = true,
    connections = Number.POSITIVE_INFINITY,
    log,
    onOutcome,
  } = options;
  const simulator = simulateAhead(options.simulator, rulesets);
  const proofs: ProofContext = {
    secrets: options.proofs?.secrets ?? createSecrets(),
    beacon: options.proofs?.beacon ?? null,
    wall: () => clock.wallNow(),
  };
  const context: WorldContext = { world, simulator, rulesets, proofs, clock, kinds: () => kinds };
  const kinds = worldKinds(context);
  const isEmbedded = storage.kind === 'embedded';
  const worker: Worker = createWorker({
    storage,
    clock,
    kinds,
    // One session serves all of the embedded database; elsewhere one consumer a thread, and one that keeps them busy.
    concurrency: isEmbedded ? 1 : Math.max(1, Math.min(simulator.threads + 1, connections - SPARE_CONNECTIONS)),
    before: () => planMissing(storage, context, clock.now()),
    beforeEach: async (now) => {
      if (isEmbedded) await simulator.begin(storage.db, now);
    },
    onOutcome: (outcome) => {
      if (outcome.state === 'failed') {
        const { kind, id } = outcome.work;
        log?.error({ err: outcome.error, kind, id }, failureMessage(outcome));
      }
      onOutcome?.(outcome);
    },
    onError: (error) => log?.warn({ err: error }, 'due work: poll failed, retrying'),
  });
  const unlisten: (() => Promise<void>)[] = [];
  let waiting: Promise<void> | undefined;
  let isClosing = false;

  const catchUp = async () => {
    if (works) await worker.catchUp();
    waiting ??= othersCaughtUp(storage, clock, () => isClosing).finally(() => {
      waiting = undefined;
    });
    await waiting;
  };

  return {
    kinds,
    secrets: proofs.secrets,
    found: (seed) => createWorld(storage, context, { now: clock.now(), ...(seed === undefined ? {} : { seed }) }),
    async start() {
      const wake = () => worker.wake();
      for (const channel of WAKING_CHANNELS) unlisten.push(await storage.listen(channel, wake, wake));
      worker.start();
    },
    catchUp,
    async upToDate() {
      while (!isClosing) {
        try {
          await catchUp();
          if (!(await isBehind(storage, clock))) return;
        } catch {
          // The database is away; the world's worker logs that.
          await pause(CATCH_UP_RETRY_DELAY);
        }
      }
    },
    async close() {
      isClosing = true;
      for (const stop of unlisten) await stop();
      await worker.close();
    },
  };
}

/**
 * Plans the draws that sign-ups have brought about, and the rest of the day where it is not planned: a turn that was
 * given up has planned nothing, and the next midnight must come. R-WLD-11
 */
async function planMissing(storage: Storage, context: WorldContext, now: number): Promise<void> {
  const draws = await drawsAhead(storage.db, context, context.rulesets.at(now));
  const missing = await unplanned(storage.db, [...draws, ...workOfFirstDay(now)]);
  if (missing.length === 0) return;
  // Without a world there is nothing to do.
  if ((await readWorldSeed(storage.db)) === undefined) return;
  await storage.transaction((tx) => plan(tx, context, missing));
}

/** The line of the log for failed work. */
function failureMessage({ error, isGivenUp }: Extract<WorkOutcome, { state: 'failed' }>): string {
  if (error instanceof WorkRefused) return 'due work: refused';
  return isGivenUp ? 'due work: failed, given up' : 'due work: failed, retrying';
}

/** Shared by all callers who wait. Closing does not wait for them. */
async function othersCaughtUp(storage: Storage, clock: GameClock, isClosing: () => boolean): Promise<void> {
  for (const until = Date.now() + CATCH_UP_TIMEOUT; Date.now() < until && !isClosing(); ) {
    if (!(await isBehind(storage, clock))) return;
    await pause(CATCH_UP_POLL_INTERVAL);
  }
}

/** Whether anything that is due is neither done nor given up. */
async function isBehind(storage: Storage, clock: GameClock): Promise<boolean> {
  const next = await nextDueAt(storage.db);
  return next !== undefined && next <= clock.now();
}
