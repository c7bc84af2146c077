/** A shared world that was off for long: it listens before it has caught up, and says so. R-WLD-18 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY } from '@mundo-manager/rules/clock';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../../src/storage/open.ts';
import { isReady, type ServerProcess, spawnServer, startServerProcess } from '../harness/server-process.ts';

const PORT = '3249';
const URL = `http://localhost:${PORT}`;
let folder: string;
let settings: {
  readonly PORT: string;
  readonly MM_DATA: string;
  readonly MM_WORLD: string;
  readonly MM_BEACON: string;
};
let running: ReturnType<typeof spawnServer> | ServerProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mm-behind-'));
  settings = { PORT, MM_DATA: join(folder, 'data'), MM_WORLD: 'shared', MM_BEACON: 'none' };
  const founding = await startServerProcess(settings);
  await founding.end('SIGTERM');
}, 180_000);
afterEach(() => running?.child.kill('SIGKILL'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As after a server that was off for so long. */
async function leaveBehind(milliseconds: number): Promise<void> {
  const storage = await openEmbedded(settings.MM_DATA);
  await sql`update game_clock set offset_ms = offset_ms + ${milliseconds}::bigint`.execute(storage.kysely);
  await storage.close();
}

async function ask(path: string) {
  const answer = await fetch(`${URL}${path}`).catch(() => undefined);
  if (answer === undefined) return undefined;
  const { error } = (await answer.json()) as { readonly error?: { readonly code: string } | null };
  return { status: answer.status, code: error?.code, wait: answer.headers.get('retry-after') };
}

const WELL = { status: 200, code: undefined, wait: null };
const COME_AGAIN = { status: 503, code: 'server/unavailable', wait: '5' };

/** Starts it and waits until it listens. */
async function startBehind() {
  const server = spawnServer(settings);
  running = server;
  while ((await ask('/healthz')) === undefined) await pause(20);
  return server;
}

test('a server answers that it lives, and asks callers to come again until its world has caught up', async () => {
  await leaveBehind(5 * DAY);
  const server = await startBehind();
  const answers = [];
  while (!(await isReady(URL))) answers.push(await ask('/healthz'), await ask('/api/clock'));
  expect(answers.length).toBeGreaterThan(0);
  // The last of them may have been asked at the very moment at which it was done.
  expect(answers.slice(0, -1)).toEqual(answers.slice(0, -1).map((_, nth) => (nth % 2 === 0 ? WELL : COME_AGAIN)));
  expect(await ask('/api/clock')).toEqual(WELL);
  await expect.poll(server.output).toContain(`Mundo Manager: ${URL}`);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
}, 300_000);

test('a server that is stopped while it catches up ends in order', async () => {
  await leaveBehind(365 * DAY);
  const server = await startBehind();
  expect([await ask('/healthz'), await ask('/readyz'), await ask('/api/clock')]).toEqual([
    WELL,
    COME_AGAIN,
    COME_AGAIN,
  ]);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(server.output()).not.toContain(`Mundo Manager: ${URL}`);
}, 180_000);
