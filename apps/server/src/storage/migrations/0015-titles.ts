/** The first places of clubs by their date: the special invites the latest. R-SPE-1 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const titles: Migration = {
  async up(db) {
    await sql`
      create index club_seasons_titles on club_seasons (ended_at desc, id)
      where season->>'place' = '1' and season->>'name' <> 'MM Special'
    `.execute(db);
  },
};
