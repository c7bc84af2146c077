/** A database of one's own for a test file, migrated and empty. */
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { inject } from 'vitest';
import { migrate } from '../../src/storage/migrate.ts';
import { createEmbeddedStorage, openServer, openUnmigrated } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';

/** On PostgreSQL where MM_TEST_DATABASE_URL names a server, else embedded in memory. Closing it leaves nothing behind. */
export async function openTestStorage(): Promise<Storage> {
  const server = process.env.MM_TEST_DATABASE_URL;
  if (server) return onNewDatabase(server, (url) => openServer(url, { poolSize: 6 }));
  const snapshot = inject('snapshot');
  // Tests that take long are run without this project's set-up, and can spare the moment that a new database takes.
  const pglite = snapshot === undefined ? PGlite.create() : PGlite.create({ loadDataDir: await openAsBlob(snapshot) });
  const storage = createEmbeddedStorage(await pglite);
  await migrate(storage.kysely);
  return storage;
}

/** Lets the time pass for which work that has failed waits. */
export async function endRetryWait({ db }: Storage): Promise<void> {
  await db.updateTable('due_work').set({ retry_at: new Date() }).where('retry_at', 'is not', null).execute();
}

/** An empty database without migrations, of that kind; embedded ones are in a folder of their own below `folder`. */
export async function openUnmigratedTest(kind: 'embedded' | 'PostgreSQL', folder: string): Promise<Storage> {
  const options = { dataFolder: join(folder, crypto.randomUUID()), poolSize: 3 };
  if (kind === 'embedded') return openUnmigrated(options);
  return onNewDatabase(process.env.MM_TEST_DATABASE_URL ?? '', (databaseUrl) =>
    openUnmigrated({ ...options, databaseUrl }),
  );
}

/** The kinds of database that tests can open here. */
export const TEST_DATABASES: readonly ('embedded' | 'PostgreSQL')[] = process.env.MM_TEST_DATABASE_URL
  ? ['embedded', 'PostgreSQL']
  : ['embedded'];

async function onNewDatabase(server: string, open: (url: string) => Promise<Storage>): Promise<Storage> {
  const name = `mm_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const storage = await open(new URL(`/${name}`, server).href);
  return {
    ...storage,
    async close() {
      await storage.close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
