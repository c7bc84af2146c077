import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Overtaken, StorageError } from '../src/storage/errors.ts';
import { lockFolder } from '../src/storage/folder-lock.ts';
import { lockAcrossContainers } from '../src/storage/lock-across-containers.ts';
import { migrate } from '../src/storage/migrate.ts';
import { openEmbedded, openServer } from '../src/storage/open.ts';
import { notify, type Queries, type Storage } from '../src/storage/storage.ts';
import { openTestStorage } from './harness/database.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

const setting = (key: string) => ({ key, value: '1' });
const keys = async () => (await storage.db.selectFrom('world_settings').select('key').execute()).map(({ key }) => key);

test('a snapshot reads one moment, whatever is written meanwhile', async () => {
  let write: () => void = () => {};
  const written = new Promise<void>((resolve) => {
    write = resolve;
  }).then(() => storage.db.insertInto('world_settings').values(setting('later')).execute());
  const count = (tx: Queries) => tx.selectFrom('world_settings').selectAll().execute();
  const [before, after] = await storage.snapshot(async (tx) => {
    const first = await count(tx);
    write();
    // The embedded database has one session: there the writer waits for the snapshot's end.
    await (storage.kind === 'embedded' ? pause(20) : written);
    return [first, await count(tx)];
  });
  await written;
  expect(after).toEqual(before);
  expect(await keys()).toContain('later');
  await storage.db.deleteFrom('world_settings').execute();
});

describe('a transaction', () => {
  afterEach(() => storage.db.deleteFrom('world_settings').execute());

  test('stores everything or nothing', async () => {
    const broken = storage.transaction(async (tx) => {
      await tx.insertInto('world_settings').values(setting('a')).execute();
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await keys()).toEqual([]);
    await storage.transaction((tx) => tx.insertInto('world_settings').values(setting('b')).execute());
    expect(await keys()).toEqual(['b']);
  });

  test.each([
    ['a query', () => storage.db.selectFrom('users').selectAll().execute()],
    ['raw SQL', () => sql`select 1`.execute(storage.kysely)],
    ['another transaction', () => storage.transaction(async () => 1)],
    ['a query of a library', () => storage.kysely.withoutPlugins().selectFrom('users').selectAll().execute()],
  ])('refuses %s that goes around it instead of waiting for ever', async (_, around) => {
    await expect(storage.transaction(async () => around())).rejects.toThrow('outside the open transaction');
    expect(await keys()).toEqual([]);
  });

  test('is over when it has ended: what it left behind may query again', async () => {
    let later: Promise<unknown> = Promise.resolve();
    let end: () => void = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    await storage.transaction(async () => {
      later = ended.then(() => keys());
    });
    end();
    expect(await later).toEqual([]);
  });

  test('many at once all come through', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        storage.transaction((tx) =>
          tx
            .insertInto('world_settings')
            .values(setting(`k${index}`))
            .execute(),
        ),
      ),
    );
    expect((await keys()).length).toBe(20);
  });

  test('runs again when the database gave up on a deadlock, and is stored once', async () => {
    let tries = 0;
    await storage.transaction(async (tx) => {
      await tx
        .insertInto('world_settings')
        .values(setting(`try ${++tries}`))
        .execute();
      if (tries === 1) await sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`.execute(tx);
    });
    expect(await keys()).toEqual(['try 2']);
  });

  test('runs again when others have overtaken it', async () => {
    let tries = 0;
    await storage.transaction(async () => {
      if (++tries === 1) throw new Overtaken('by others');
    });
    expect(tries).toBe(2);
  });

  test('ends with the error when it is overtaken again and again', async () => {
    let tries = 0;
    const overtaken = storage.transaction(async () => {
      tries += 1;
      throw new Overtaken('by others');
    });
    await expect(overtaken).rejects.toThrow(Overtaken);
    expect(tries).toBe(20);
  });

  test('sends its messages when it commits, and only then', async () => {
    const heard: string[] = [];
    const unlisten = await storage.listen('mm_test', (message) => heard.push(message));
    await expect(
      storage.transaction(async (tx) => {
        await notify(tx, 'mm_test', 'lost');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await storage.transaction((tx) => notify(tx, 'mm_test', 'kept'));
    await expect.poll(() => heard).toEqual(['kept']);
    await unlisten();
  });
});

test('a database of a newer server is left alone, in one line', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-future', 'x')`.execute(storage.db);
  await expect(migrate(storage.kysely)).rejects.toThrow(
    'the database was written by a newer version of the server (9999-future)',
  );
  await sql`delete from kysely_migration where name = '9999-future'`.execute(storage.db);
  await migrate(storage.kysely);
});

test('a missing PostgreSQL is reported in one line', async () => {
  const opening = openServer('postgres://nobody@127.0.0.1:1/none', { poolSize: 2 });
  await expect(opening).rejects.toThrow(StorageError);
  await expect(opening).rejects.toThrow("the database can't be reached");
});

describe('the folder of the embedded database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mm-storage-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('keeps what was committed, through an fsync that is on (R-STO-2)', async () => {
    const first = await openEmbedded(folder);
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'wal_sync_method') order by name
    `.execute(first.db);
    expect(rows.map((row) => row.setting)).toEqual(['on', 'on', 'fsync']);
    await first.db.insertInto('world_settings').values(setting('kept')).execute();
    await expect(openEmbedded(folder)).rejects.toThrow('is in use by another server');
    await first.close();
    const second = await openEmbedded(folder);
    expect(await second.db.selectFrom('world_settings').select('key').execute()).toEqual([{ key: 'kept' }]);
    await second.close();
  });

  // Another container sees the file in the folder alone.
  test.each([
    ['of this machine', 'folder-lock', 'lockFolder'],
    ['of another container', 'lock-across-containers', 'lockAcrossContainers'],
  ])('is free again when the process %s that had it is killed (R-STO-5)', async (_where, file, lock) => {
    const source = fileURLToPath(new URL(`../src/storage/${file}.ts`, import.meta.url));
    const script = `import { ${lock} } from ${JSON.stringify(source)};
      await ${lock}(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    await expect(lockFolder(folder)).rejects.toThrow('is in use by another server');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow('is in use by another server');
    await unlock();
    await unlock();
    await (await lockFolder(folder))();
  });

  test('may have a path that is longer than the address of a socket', async () => {
    const long = join(folder, 'x'.repeat(120));
    await mkdir(long);
    await (await lockFolder(long))();
  });

  test('is taken over by only one of two processes that find what a dead process left', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const left = join(folder, `left-${turn}`);
      await mkdir(left);
      await writeFile(join(left, '.in-use'), '');
      const taken = await Promise.all([lockAcrossContainers(left), lockAcrossContainers(left)]);
      expect(taken.filter((leave) => leave !== null).length).toBe(1);
      for (const leave of taken) await leave?.();
    }
  });

  test.each([
    ['another one stands there by then', true],
    ['its socket is gone by then', false],
  ])('is not taken over where %s', async (_when, stands) => {
    const left = await mkdtemp(join(folder, 'left-'));
    const socket = join(left, '.in-use');
    await writeFile(socket, '');
    const taking = lockAcrossContainers(left, 2_000);
    await expect
      .poll(async () => (await stat(socket).catch(() => null))?.isSocket(), { interval: 5, timeout: 1_900 })
      .toBe(true);
    await rm(socket);
    const other = stands ? createServer().listen(socket) : null;
    expect(await taking).toBeNull();
    other?.close();
  });

  test('that can not be made is reported in one line', async () => {
    const file = join(folder, 'a file');
    await writeFile(file, '');
    await expect(openEmbedded(join(file, 'data'))).rejects.toThrow(
      /the data folder .* can't be written to \(ENOTDIR\)/,
    );
  });
});
