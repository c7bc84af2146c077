/** A local world stops while its server is off, whatever ended it. R-WLD-16 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY } from '@mundo-manager/rules/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RUNS_AHEAD } from '../../src/clock/clock-pause.ts';
import { openEmbedded } from '../../src/storage/open.ts';
import { type ServerProcess, startServerProcess } from '../harness/server-process.ts';

const SCALE = 10;
let folder: string;
let settings: { readonly PORT: string; readonly MM_DATA: string };
let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mm-off-'));
  settings = { PORT: '3248', MM_DATA: join(folder, 'data') };
});
afterAll(async () => {
  await server.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function gameTime(): Promise<{ readonly now: number; readonly at: number }> {
  const { data } = (await (await fetch(`${server.url}/api/clock`)).json()) as { data: { now: number } };
  return { now: data.now, at: performance.now() };
}

/** As if the machine had been off for so long before it starts again. */
async function startAfter(milliseconds: number): Promise<void> {
  const storage = await openEmbedded(settings.MM_DATA);
  // The moment from which real time is counted lies further back; what the clock showed then is the same.
  await sql`update game_clock set epoch = epoch - ${milliseconds}::bigint, offset_ms = offset_ms + ${milliseconds}::bigint`.execute(
    storage.kysely,
  );
  await storage.close();
  server = await startServerProcess(settings);
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'after a weekend off that began with %s, game time goes on from where it stopped',
  async (signal) => {
    server = await startServerProcess(settings);
    const shown = await gameTime();
    await server.end(signal);
    const started = performance.now();
    await startAfter(3 * DAY);
    const next = await gameTime();
    const ran = next.at - started;
    expect(next.now).toBeGreaterThanOrEqual(shown.now);
    // The end of the one process and the start of the next take a while; a kill costs what had been stored ahead.
    expect(next.now - shown.now).toBeLessThanOrEqual((ran + started - shown.at + RUNS_AHEAD) * SCALE);
    expect(await server.end('SIGTERM')).toBe(0);
  },
  300_000,
);
