/** What keeps `npm start` from starting is printed in one line, with exit code 1. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../../src/storage/open.ts';
import { type ServerProcess, spawnNpmStart, startServerProcess } from '../harness/server-process.ts';

const PORT = '3246';
const FREE_PORT = '3247';
let folder: string;
let running: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mm-start-failures-'));
  running = await startServerProcess({ PORT, MM_DATA: join(folder, 'running'), MM_CLOCK_SCALE: '0' });
}, 180_000);
afterAll(async () => {
  await running.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** What `npm start` leaves on the screen beside what it says of every start, and how it ends. */
async function startAnyway(settings: Readonly<Record<string, string>>) {
  const { exited, output } = spawnNpmStart(settings);
  const code = await exited;
  const isOfEveryStart = (line: string) => line === '' || /^(> |Building |Starting Mundo Manager)/.test(line);
  return {
    code,
    lines: output()
      .split('\n')
      .filter((line) => !isOfEveryStart(line)),
  };
}

test('a port in use', async () => {
  const { code, lines } = await startAnyway({ PORT, MM_DATA: join(folder, 'other') });
  expect(lines).toEqual([
    expect.stringMatching(/^Mundo Manager can't start: PORT: 3246 is taken by another program on /),
  ]);
  expect(code).toBe(1);
});

test('a folder that can not be written to, or is none', async () => {
  const nowhere = await startAnyway({ PORT: FREE_PORT, MM_DATA: '/proc/nowhere/data' });
  expect(nowhere.lines).toEqual([
    "Mundo Manager can't start: the data folder /proc/nowhere/data can't be written to (ENOENT): change its owner or set MM_DATA",
  ]);
  const file = join(folder, 'a file');
  await writeFile(file, '');
  const inFile = await startAnyway({ PORT: FREE_PORT, MM_DATA: join(file, 'data') });
  expect(inFile.lines).toEqual([expect.stringContaining("can't be written to (ENOTDIR)")]);
  expect([nowhere.code, inFile.code]).toEqual([1, 1]);
});

test('a second start on the same folder', async () => {
  const { code, lines } = await startAnyway({ PORT: FREE_PORT, MM_DATA: join(folder, 'running') });
  expect(lines).toEqual([
    expect.stringMatching(/^Mundo Manager can't start: the data folder .* is in use by another server: stop it, or /),
  ]);
  expect(code).toBe(1);
});

test('a data folder of a newer version', async () => {
  const newer = join(folder, 'newer');
  const storage = await openEmbedded(newer);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-future', 'x')`.execute(storage.db);
  await storage.close();
  const { code, lines } = await startAnyway({ PORT: FREE_PORT, MM_DATA: newer });
  expect(lines).toEqual([
    "Mundo Manager can't start: the database was written by a newer version of the server (9999-future): start that version, or restore a backup",
  ]);
  expect(code).toBe(1);
});

test('a data folder that holds something else, or half of a database', async () => {
  const half = join(folder, 'half');
  await mkdir(join(half, 'database'), { recursive: true });
  await writeFile(join(half, 'database', 'PG_VERSION'), '17');
  const { code, lines } = await startAnyway({ PORT: FREE_PORT, MM_DATA: half });
  expect(lines).toEqual([expect.stringMatching(/^Mundo Manager can't start: the database in .* does not open: /)]);
  expect(code).toBe(1);
});

test('a setting that can not work', async () => {
  const { code, lines } = await startAnyway({ PORT: 'many', MM_DATA: join(folder, 'other') });
  expect(lines).toEqual(["Mundo Manager can't start: PORT: must be a whole number"]);
  expect(code).toBe(1);
});
