/** Backups that are killed while they write, and backups to an existing file. */
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeBackup } from '../src/operations/backup/write.ts';
import { openEmbedded } from '../src/storage/open.ts';
import type { Storage } from '../src/storage/storage.ts';
import { openTestStorage } from './harness/database.ts';
import { spawnScript } from './harness/server-process.ts';

let folder: string;
let data: string;
let small: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mm-backup-'));
  data = await mkdtemp(join(tmpdir(), 'mm-backup-data-'));
  small = await openTestStorage();
  const large = await openEmbedded(data);
  await sql`insert into leads (email, name) select n || '@example.com', 'name' from generate_series(1, 200000) n`.execute(
    large.kysely,
  );
  await large.close();
}, 120_000);
afterAll(async () => {
  await small.close();
  for (const place of [folder, data]) await rm(place, { recursive: true });
});

const names = async () => (await readdir(folder)).toSorted();

/** Sends the signal while the backup writes; answers the exit code, null after a kill. */
async function endWith(signal: NodeJS.Signals): Promise<number | null> {
  const backup = spawnScript('src/cli/backup.ts', [join(folder, 'large.backup')], { MM_DATA: data });
  await expect.poll(names, { timeout: 30_000, interval: 20 }).toContainEqual(expect.stringMatching(/backup-part$/));
  const [draft = ''] = (await names()).filter((name) => name.endsWith('backup-part'));
  expect((await stat(join(folder, draft))).mode & 0o777).toBe(0o600);
  backup.child.kill(signal);
  return backup.exited;
}

describe('a backup that is ended leaves no secrets behind (R-OPX-4)', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)(
    '%s removes what it has written',
    async (signal, code) => {
      expect(await endWith(signal)).toBe(code);
      expect(await names()).toEqual([]);
    },
    60_000,
  );

  test('the next backup in the folder removes what a kill left', async () => {
    await endWith('SIGKILL');
    expect(await names()).toEqual([expect.stringMatching(/^large\.backup\.\d+\.backup-part$/)]);
    await writeBackup(small, join(folder, 'other.backup'));
    expect(await names()).toEqual(['other.backup']);
  }, 60_000);

  test('a backup that another process is writing stays', async () => {
    const running = join(folder, `more.backup.${process.ppid}.backup-part`);
    await writeFile(running, 'half');
    await writeBackup(small, join(folder, 'other.backup'), { force: true });
    expect(await names()).toContain(`more.backup.${process.ppid}.backup-part`);
    await utimes(running, new Date(0), new Date(0));
    await writeBackup(small, join(folder, 'other.backup'), { force: true });
    expect(await names()).toEqual(['other.backup']);
  });

  test('a folder that is not there is named in one line', async () => {
    await expect(writeBackup(small, join(folder, 'none', 'x.backup'))).rejects.toThrow(
      /can't be written into .*ENOENT/,
    );
  });
});

test('a file that exists is overwritten with --force alone (R-OPX-5)', async () => {
  const file = join(folder, 'kept.backup');
  await writeFile(file, 'precious');
  const without = spawnScript('src/cli/backup.ts', [file], { MM_DATA: data });
  expect(await without.exited).toBe(1);
  expect(without.output()).toBe(`backup/file-exists: ${file} exists already; --force overwrites it\n`);
  expect(await readFile(file, 'utf8')).toBe('precious');
  await expect(writeBackup(small, file)).rejects.toThrow('backup/file-exists');
  await writeBackup(small, file, { force: true });
  expect((await stat(file)).size).toBeGreaterThan(1_000);
  expect(await names()).toEqual(['kept.backup', 'other.backup']);
  const unknown = spawnScript('src/cli/backup.ts', [file, '--forced'], { MM_DATA: data });
  expect(await unknown.exited).toBe(1);
  expect(unknown.output()).toMatch(/^usage: npm run backup/);
}, 60_000);
