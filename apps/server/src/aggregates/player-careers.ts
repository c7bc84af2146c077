/** Statistics of players by competition and club: rows that full time adds to. They outlive the player. R-CAR-7 */
import type { CareerRow } from '@mundo-manager/rules/careers';
import { sql } from 'kysely';
import { recordset } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';

/** A row with the competition that it belongs to. */
export interface StoredCareer extends CareerRow {
  readonly competitionId: string;
  /** Kick-off of the latest match. */
  readonly lastMatchAt: number;
}

/** The rows of the competition, of all players or of those named. */
export async function careersOfCompetition(
  queries: Queries,
  competitionId: string,
  playerIds?: readonly string[],
): Promise<StoredCareer[]> {
  if (playerIds?.length === 0) return [];
  let query = careers(queries).where('competition_id', '=', competitionId);
  if (playerIds !== undefined) query = query.where('player_id', 'in', playerIds);
  return query.execute();
}

/** All rows of those players, the latest first. */
export async function careersOfPlayers(queries: Queries, playerIds: readonly string[]): Promise<StoredCareer[]> {
  if (playerIds.length === 0) return [];
  return careers(queries).where('player_id', 'in', playerIds).orderBy('last_match_at', 'desc').execute();
}

/** Replaces the rows. */
export async function storeCareers(tx: Queries, rows: readonly StoredCareer[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ playerId, competitionId, clubId, name, number, lastMatchAt, career }) => ({
    player_id: playerId,
    competition_id: competitionId,
    club_id: clubId,
    name,
    number,
    last_match_at: lastMatchAt,
    career,
  }));
  await sql`
    insert into player_careers (player_id, competition_id, club_id, name, number, last_match_at, career)
    select player_id, competition_id, club_id, name, number, last_match_at, career from ${recordset(COLUMNS, values, 'new')}
    on conflict (player_id, competition_id, club_id) do update
    set name = excluded.name, number = excluded.number, last_match_at = excluded.last_match_at, career = excluded.career`.execute(
    tx,
  );
}

const COLUMNS = {
  player_id: 'text',
  competition_id: 'text',
  club_id: 'text',
  name: 'text',
  number: 'integer',
  last_match_at: 'bigint',
  career: 'jsonb',
} as const;

function careers(queries: Queries) {
  return queries
    .selectFrom('player_careers')
    .select([
      'player_id as playerId',
      'competition_id as competitionId',
      'club_id as clubId',
      'name',
      'number',
      'last_match_at as lastMatchAt',
      'career',
    ]);
}
