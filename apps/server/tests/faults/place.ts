/** A database of one's own that a server process and the checks open in turn. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';

export type DatabaseKind = 'pglite' | 'postgres';

export interface DatabasePlace {
  readonly kind: DatabaseKind;
  /** What a server process needs to find it. */
  readonly settings: Readonly<Record<string, string>>;
  open(): Promise<Storage>;
  /** Runs a statement as an administrator, beside the server; PostgreSQL only. */
  administer(statement: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  remove(): Promise<void>;
}

const SERVER = process.env.MM_TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

export async function makePlace(kind: DatabaseKind): Promise<DatabasePlace> {
  return kind === 'pglite' ? placeInFolder(await mkdtemp(join(tmpdir(), 'mm-faults-'))) : placeOnServer();
}

export function placeInFolder(folder: string): DatabasePlace {
  const dataFolder = join(folder, 'data');
  return {
    kind: 'pglite',
    settings: { MM_DATA: dataFolder },
    open: () => openStorage({ dataFolder, poolSize: 2 }),
    administer: () => Promise.reject(new Error('the embedded database has no administrator')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A database of its own; `clause` ends the statement that creates it. */
export async function placeOnServer(clause = ''): Promise<DatabasePlace> {
  const name = `mm_ops_${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const databaseUrl = new URL(`/${name}`, SERVER).href;
  await statementOn(SERVER, `create database ${name} ${clause}`);
  return {
    kind: 'postgres',
    settings: { DATABASE_URL: databaseUrl },
    open: () => openStorage({ databaseUrl, dataFolder: '', poolSize: 4 }),
    administer: (statement, values) => statementOn(databaseUrl, statement, values),
    async remove() {
      await statementOn(SERVER, `drop database if exists ${name} with (force)`);
    },
  };
}

export async function statementOn(url: string, statement: string, values: readonly unknown[] = []) {
  const client = new Client({ connectionString: url, application_name: 'faults' });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}

/** The server on which databases are made. */
export const ADMINISTRATION_URL = SERVER;
