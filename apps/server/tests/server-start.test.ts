/** A server that fails while it starts closes what it has opened. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings/settings.ts';

const log = pino({ level: 'silent' });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mm-server-start-'));
});
afterAll(() => rm(folder, { recursive: true }));

const settings = (more: Readonly<Record<string, string>> = {}) =>
  readSettings({ MM_DATA: join(folder, 'data'), PORT: '0', MM_TEST_ACCOUNTS: 'yes', ...more });

test('after a refused rule set, the data folder is free and the next start serves', async () => {
  const file = join(folder, 'ruleset.json');
  await writeFile(file, 'no rule set');
  await expect(startServer(settings({ MM_RULESET: file }), log)).rejects.toThrow('ruleset.json');
  const server = await startServer(settings(), log);
  expect(await server.ready).toBe(true);
  await server.close();
  await expect(server.close()).resolves.toBeUndefined();
});

test('after a failure of the simulator, which starts late, the data folder is free as well', async () => {
  await expect(startServer({ ...settings(), threads: -1 }, log)).rejects.toThrow();
  const server = await startServer(settings(), log);
  await server.close();
});
