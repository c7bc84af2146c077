/** The rule sets of the world, from when each is in force, and which one a competition is played by. R-SRV-9, R-SRV-10 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const rulesets: Migration = {
  async up(db) {
    await db.schema
      .createTable('rulesets')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('content', 'jsonb', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('ruleset_changes')
      .addColumn('since', 'bigint', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().references('rulesets.hash'))
      .addColumn('follows_alpha', 'boolean', (column) => column.notNull())
      .addColumn('applied_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await db.schema
      .alterTable('competitions')
      .addColumn('ruleset_hash', 'text', (column) => column.references('rulesets.hash'))
      .execute();
  },
};
