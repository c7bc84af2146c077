/** Boards of competitions: posts, reports, mutes, what was seen, and managers whom the operator has silenced. R-BRD-10 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = `
create table board_posts (
  id bigint generated always as identity primary key,
  competition_id text not null references competitions (id),
  author_id text not null references users (id) on delete cascade,
  club_id text not null references clubs (id),
  date bigint not null,
  text text not null,
  deleted boolean not null default false,
  decision text check (decision in ('hide', 'restore'))
);
create index board_posts_of_competition on board_posts (competition_id, id);
create index board_posts_of_author on board_posts (author_id, date);

create table board_reports (
  post_id bigint not null references board_posts (id) on delete cascade,
  reporter_id text not null references users (id) on delete cascade,
  club_id text not null references clubs (id),
  date bigint not null,
  reason text not null,
  primary key (post_id, reporter_id)
);
create index board_reports_of_reporter on board_reports (reporter_id);

create table board_mutes (
  user_id text not null references users (id) on delete cascade,
  muted_id text not null references users (id) on delete cascade,
  since bigint not null,
  primary key (user_id, muted_id)
);
create index board_mutes_of_muted on board_mutes (muted_id);

create table board_seen (
  user_id text not null references users (id) on delete cascade,
  competition_id text not null references competitions (id),
  post_id bigint not null,
  primary key (user_id, competition_id)
);

create table board_silences (
  user_id text primary key references users (id) on delete cascade,
  until bigint not null,
  reason text not null
)
`;

export const boards: Migration = {
  async up(db) {
    for (const statement of TABLES.split(';').filter((text) => text.trim() !== ''))
      await sql.raw(statement).execute(db);
  },
};
