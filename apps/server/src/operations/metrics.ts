/** Prometheus metrics of a process: calls, commands, the world's work, the database. */
import { ENDPOINTS } from '@mundo-manager/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { GameClock } from '../clock/game-clock.ts';
import type { WorkOutcome } from '../due-work/due-work.ts';
import type { Storage } from '../storage/storage.ts';

export interface Metrics {
  /** Everything in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
  /** Counts a try to do a piece of the world's work. */
  readonly countWork: (outcome: Exclude<WorkOutcome, { state: 'idle' }>) => void;
  /** Counts the calls of an app that has no routes yet. */
  readonly countCalls: (app: FastifyInstance) => void;
}

/** A database that does not answer must not keep the other figures from being read, in milliseconds. */
const READ_TIMEOUT = 2_000;
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.04, 0.1, 0.25, 0.5, 1, 2.5, 10];
const COMMANDS = new Map(
  Object.entries(ENDPOINTS)
    .filter(([, { command }]) => command)
    .map(([name, { method, path }]) => [`${method} ${path}`, name]),
);
/** Open as long as a reader listens: its length says nothing. */
const STREAM = ENDPOINTS.live.path;

export function createMetrics({ storage, clock }: { readonly storage: Storage; readonly clock: GameClock }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'mm_request_seconds',
    help: 'Duration of calls',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const commands = new Counter({
    name: 'mm_commands_total',
    help: "Commands by the code of their answer, 'ok' where granted",
    labelNames: ['command', 'code'],
    registers,
  });
  const work = new Counter({
    name: 'mm_work_total',
    help: "Tries to do a piece of the world's work",
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const matches = new Counter({ name: 'mm_matches_simulated_total', help: 'Matches that were simulated', registers });
  const state = databaseGauges(registry);

  return {
    contentType: registry.contentType,
    async text() {
      await readDatabase(storage, clock, state);
      return registry.metrics();
    },
    countWork(outcome) {
      const { kind } = outcome.work;
      work.inc({ kind, outcome: outcome.state === 'done' ? 'done' : outcome.isGivenUp ? 'given-up' : 'failed' });
      if (kind === 'play' && outcome.state === 'done') matches.inc();
    },
    countCalls(app) {
      const codes = new WeakMap<FastifyRequest, string>();
      app.addHook('onSend', async (request, reply, payload) => {
        if (reply.statusCode < 400 || typeof payload !== 'string') return;
        codes.set(request, /"code":"([a-z/-]+)"/.exec(payload)?.[1] ?? 'unknown');
      });
      app.addHook('onResponse', async (request, reply) => {
        // Unknown routes share one label, or any caller could add series without end.
        const { method, url: route = 'unknown' } = request.routeOptions;
        if (route === STREAM) return;
        const seconds = reply.elapsedTime / 1000;
        calls.observe({ method: String(method ?? request.method), route, status: reply.statusCode }, seconds);
        const command = COMMANDS.get(`${method} ${route}`);
        if (command !== undefined) commands.inc({ command, code: codes.get(request) ?? 'ok' });
      });
    },
  };
}

type DatabaseGauges = ReturnType<typeof databaseGauges>;

function databaseGauges(registry: Registry) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames: [...labelNames], registers: [registry] });
  return {
    up: gauge('mm_database_up', 'Whether the database answers'),
    connections: gauge('mm_database_connections', 'Connections of this process', ['state']),
    due: gauge('mm_due_work', "Pieces of the world's work whose moment has come"),
    lag: gauge('mm_due_work_lag_seconds', "How long the world's oldest open work has been due, in real seconds"),
    skew: gauge('mm_clock_skew_seconds', "How far the system's clock is ahead of the database's"),
    givenUp: gauge('mm_due_work_given_up', 'Pieces of work that failed too often and need an operator'),
  };
}

async function readDatabase(storage: Storage, clock: GameClock, gauges: DatabaseGauges): Promise<void> {
  const { total = 1, idle = 0, waiting = 0 } = storage.connections?.() ?? {};
  gauges.connections.set({ state: 'open' }, total);
  gauges.connections.set({ state: 'idle' }, idle);
  gauges.connections.set({ state: 'waiting' }, waiting);
  gauges.skew.set(clock.skew() / 1000);
  const now = clock.now();
  const reading = sql<{ due: number; oldest: number | null; given_up: number }>`
    select count(*) filter (where failed_at is null and due_at <= ${now})::int as due,
      min(due_at) filter (where failed_at is null) as oldest,
      count(*) filter (where failed_at is not null)::int as given_up
    from due_work where done_at is null`.execute(storage.db);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, READ_TIMEOUT, undefined).unref());
  const row = (await Promise.race([reading.catch(() => undefined), late]))?.rows[0];
  gauges.up.set(row === undefined ? 0 : 1);
  if (row === undefined) return;
  const ahead = row.oldest === null ? 0 : Math.max(0, now - Number(row.oldest));
  gauges.due.set(row.due);
  gauges.lag.set(ahead === 0 ? 0 : ahead / 1000 / Math.max(clock.scale, Number.EPSILON));
  gauges.givenUp.set(row.given_up);
}
