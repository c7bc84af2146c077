/** Up to which game time the clock of a local world may run before that is stored anew. R-WLD-16 */
import type { Migration } from 'kysely/migration';

export const standsStill: Migration = {
  async up(db) {
    await db.schema.alterTable('game_clock').addColumn('runs_until', 'bigint').execute();
  },
};
