/** Work that has failed waits before it is tried again, whichever process tries. R-WLD-7 */
import type { Migration } from 'kysely/migration';

export const workRetries: Migration = {
  async up(db) {
    await db.schema.alterTable('due_work').addColumn('retry_at', 'timestamptz').execute();
  },
};
