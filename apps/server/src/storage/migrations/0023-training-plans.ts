/** The training plan of a club, the plans that it keeps by name, and the report of the last run. R-TPL-11 */
import type { Migration } from 'kysely/migration';

export const trainingPlans: Migration = {
  async up(db) {
    await db.schema
      .createTable('training_plans')
      .addColumn('club_id', 'text', (column) => column.primaryKey().references('clubs.id'))
      .addColumn('plan', 'jsonb')
      .addColumn('saved', 'jsonb', (column) => column.notNull())
      .addColumn('report', 'jsonb')
      .execute();
  },
};
