/** The version of the payload of a piece of work. What was planned before had none: it counts as the first. R-STO-11 */
import type { Migration } from 'kysely/migration';

export const dueWorkVersion: Migration = {
  async up(db) {
    await db.schema
      .alterTable('due_work')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
