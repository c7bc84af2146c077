import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../../src/identity/testing/sign-in.ts';
import { type ServerProcess, spawnServer, startServerProcess } from '../harness/server-process.ts';

const PORT = '3241';
let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mm-process-'));
  server = await startServerProcess({
    PORT,
    MM_DATA: join(folder, 'data'),
    MM_DRAIN_SECONDS: '2',
    MM_CLOCK_SCALE: '0',
  });
}, 180_000);
afterAll(async () => {
  await server.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('neither tokens nor e-mail addresses get into the log (R-IDN-11)', async () => {
  const { token } = await signInAs(server.url, 'ana');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const profile = await fetch(`${server.url}/api/clubs/createUser`, { method: 'POST', headers });
  await fetch(`${server.url}/api/clubs/initialData?email=ana@example.com&token=${token}`, { headers });
  await fetch(`${server.url}/api/clubs/initialData`, { headers: { authorization: `Bearer ${token}x` } });
  const lead = JSON.stringify({ name: 'Ana', email: 'ana.souza@example.com' });
  await fetch(`${server.url}/api/clubs/addLead`, { method: 'POST', headers, body: lead });
  expect(profile.status).toBeLessThan(500);
  // What it writes may come after its answers.
  await expect.poll(server.output, { timeout: 10_000 }).toContain('/api/clubs/addLead');
  expect(server.output()).not.toMatch(/eyJ|Bearer|@example|[\w.]+@[\w-]+\.[a-z]{2,}/i);
});

test('MM_RATE_FACTOR counts for signing in, too', async () => {
  const data = join(folder, 'limited');
  const limited = await startServerProcess({
    PORT: '3243',
    MM_DATA: data,
    MM_CLOCK_SCALE: '0',
    MM_RATE_FACTOR: '0.005',
  });
  const statuses: number[] = [];
  for (let start = 0; start < 4; start++) {
    statuses.push((await fetch(`${limited.url}/api/auth/sign-in?nonce=1`, { redirect: 'manual' })).status);
  }
  expect(statuses).toEqual([302, 302, 302, 429]);
  expect(await limited.end('SIGTERM')).toBe(0);
}, 180_000);

test('a first start that was killed while it made its database is completed by the next', async () => {
  const data = join(folder, 'killed');
  const settings = { PORT: '3242', MM_DATA: data, MM_CLOCK_SCALE: '0' };
  const killed = spawnServer(settings);
  const files = () => readdir(join(data, 'database'), { recursive: true }).catch(() => []);
  while ((await files()).length < 100) await pause(5);
  killed.child.kill('SIGKILL');
  await killed.exited;
  const next = await startServerProcess(settings);
  expect(await next.end('SIGTERM')).toBe(0);
}, 180_000);

test('a server that is stopped while it starts ends in order', async () => {
  const data = join(folder, 'stopped');
  const settings = { PORT: '3244', MM_DATA: data, MM_CLOCK_SCALE: '0' };
  const starting = spawnServer(settings);
  while (!(await readdir(join(data, 'database')).catch(() => []))[0]) await pause(5);
  starting.child.kill('SIGTERM');
  expect(await starting.exited).toBe(0);
  const next = await startServerProcess(settings);
  expect(await next.end('SIGTERM')).toBe(0);
}, 180_000);

test('a server that is stopped says so first, still answers, and then ends', async () => {
  const ready = () => fetch(`${server.url}/readyz`).then(({ status }) => status);
  expect(await ready()).toBe(200);
  // As a browser opens in advance: nothing is ever asked on it.
  const silent = connect(Number(PORT), 'localhost');
  const ended = server.end('SIGTERM');
  await expect.poll(ready, { interval: 50, timeout: 1_500 }).toBe(503);
  expect((await fetch(`${server.url}/api/clock`)).status).toBe(200);
  expect(await ended).toBe(0);
  silent.destroy();
}, 60_000);
