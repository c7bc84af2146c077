/** When managers came last, and whose club is on vacation. Managers of before count as having come now. R-VAC-1, R-VAC-2 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLE = `
create table absences (
  user_id text primary key references users (id) on delete cascade,
  visited_real bigint not null,
  visited_game bigint not null,
  is_by_hand boolean not null default false,
  stage text,
  since bigint
)`;

const MANAGERS = `
insert into absences (user_id, visited_real, visited_game)
select id, floor(extract(epoch from now()) * 1000), 0 from users`;

export const absences: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(TABLE).execute(db);
    await sql.raw(MANAGERS).execute(db);
  },
};
