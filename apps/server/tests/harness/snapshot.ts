/** One migrated, empty database for all test files: starting from it takes a fraction of making one. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/storage/migrate.ts';
import { createEmbeddedStorage } from '../../src/storage/open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the snapshot; undefined if tests run on PostgreSQL. */
    snapshot: string | undefined;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  if (process.env.MM_TEST_DATABASE_URL) {
    project.provide('snapshot', undefined);
    return;
  }
  process.stderr.write('server tests: on the embedded database; set MM_TEST_DATABASE_URL to run them on PostgreSQL\n');
  project.provide('snapshot', await snapshot());
}

async function snapshot(): Promise<string> {
  const folder = join(tmpdir(), 'mundo-manager-tests');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${schemaHash()}.tar`);
  if (existsSync(path)) return path;
  const pglite = await PGlite.create();
  const storage = createEmbeddedStorage(pglite);
  await migrate(storage.kysely);
  const dump = await pglite.dumpDataDir('none');
  await storage.close();
  // Another run may be writing the same snapshot: the last rename wins, and both are whole.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
  return path;
}

/** Changes with whatever may change the tables. */
function schemaHash(): string {
  const source = fileURLToPath(new URL('../../src', import.meta.url));
  const hash = createHash('sha256').update(String(process.env.npm_package_version));
  for (const file of [...globSync('storage/migrations/*.{ts,sql}', { cwd: source }), 'identity/schema.ts'].sort()) {
    hash.update(readFileSync(join(source, file)));
  }
  return hash.digest('hex').slice(0, 24);
}
