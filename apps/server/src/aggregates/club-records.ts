/** The records of clubs over their finished editions. R-ARC-4 */
import { type ClubPlayer, type MatchRecords, NO_RECORDS } from '@mundo-manager/rules/history';
import { sql } from 'kysely';
import { json, recordset } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';

/** A player of a club, over all of its editions. */
export type StoredClubPlayer = ClubPlayer & { readonly clubId: string };

/** The records of each of the clubs; those before the first match if none are stored. */
export async function loadRecords(
  queries: Queries,
  clubIds: readonly string[],
): Promise<ReadonlyMap<string, MatchRecords>> {
  const rows = await queries.selectFrom('club_records').selectAll().where('club_id', 'in', clubIds).execute();
  const stored = new Map(rows.map(({ club_id, records }) => [club_id, records]));
  return new Map(clubIds.map((clubId) => [clubId, stored.get(clubId) ?? NO_RECORDS]));
}

/** Stores the records of those clubs. */
export async function storeRecords(tx: Queries, records: ReadonlyMap<string, MatchRecords>): Promise<void> {
  if (records.size === 0) return;
  await tx
    .insertInto('club_records')
    .values([...records].map(([clubId, of]) => ({ club_id: clubId, records: json(of) })))
    .onConflict((conflict) =>
      conflict.column('club_id').doUpdateSet(({ ref }) => ({ records: ref('excluded.records') })),
    )
    .execute();
}

/** Matches, goals and assists of players for clubs; pairs without a match are left out. */
export async function loadClubPlayers(
  queries: Queries,
  clubIds: readonly string[],
  playerIds: readonly string[],
): Promise<StoredClubPlayer[]> {
  if (clubIds.length === 0 || playerIds.length === 0) return [];
  const rows = await clubPlayers(queries).where('club_id', 'in', clubIds).where('player_id', 'in', playerIds).execute();
  return rows;
}

/** The best scorer of the club, and the player with most matches: one row or two, or none. */
export async function loadPlayerRecords(queries: Queries, clubId: string): Promise<StoredClubPlayer[]> {
  const own = clubPlayers(queries).where('club_id', '=', clubId).limit(1);
  const scorer = await own.orderBy('goals', 'desc').orderBy('matches').orderBy('player_id').execute();
  const most = await own.orderBy('matches', 'desc').orderBy('goals', 'desc').orderBy('player_id').execute();
  return [...scorer, ...most];
}

/** Replaces the stored counts of players for clubs. */
export async function storeClubPlayers(tx: Queries, players: readonly StoredClubPlayer[]): Promise<void> {
  if (players.length === 0) return;
  const rows = players.map(({ clubId, playerId, name, matches, goals, assists }) => ({
    club_id: clubId,
    player_id: playerId,
    name,
    matches,
    goals,
    assists,
  }));
  await sql`
    insert into club_players (club_id, player_id, name, matches, goals, assists)
    select club_id, player_id, name, matches, goals, assists from ${recordset(PLAYER_COLUMNS, rows, 'new')}
    on conflict (club_id, player_id) do update
    set name = excluded.name, matches = excluded.matches, goals = excluded.goals, assists = excluded.assists`.execute(
    tx,
  );
}

const PLAYER_COLUMNS = {
  club_id: 'text',
  player_id: 'text',
  name: 'text',
  matches: 'integer',
  goals: 'integer',
  assists: 'integer',
} as const;

function clubPlayers(queries: Queries) {
  return queries
    .selectFrom('club_players')
    .select(['club_id as clubId', 'player_id as playerId', 'name', 'matches', 'goals', 'assists']);
}
