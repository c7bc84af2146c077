/** What a PostgreSQL server does by itself and the embedded database does not: vacuum and checkpoint. */
import { sql } from 'kysely';
import { atLowPriority } from './priority-lock.ts';
import type { Storage } from './storage.ts';

/**
 * Vacuums and analyzes the tables and writes a checkpoint: otherwise the files grow with every change, and a start
 * after a kill reads the whole log again. On a PostgreSQL server it does nothing.
 */
export async function vacuumEmbedded({ kind, kysely }: Pick<Storage, 'kind' | 'kysely'>): Promise<void> {
  if (kind !== 'embedded') return;
  await atLowPriority(async () => {
    const tables = await kysely.introspection.getTables();
    // One by one: a call that comes meanwhile waits for one of them at most.
    for (const { name } of tables) await sql`vacuum (analyze) ${sql.table(name)}`.execute(kysely);
    await sql`checkpoint`.execute(kysely);
  });
}
