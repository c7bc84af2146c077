/** Users whom an operator of the machine has appointed, each until a moment. R-OPR-6 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLE = `create table operators (
  user_id text primary key references users (id) on delete cascade,
  until_at bigint not null
)`;

export const operators: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(TABLE).execute(db);
  },
};
