/** The finished seasons of clubs. R-ARC-2, R-ARC-3 */
import type { Title } from '@mundo-manager/rules/competitions';
import type { ClubSeason, SeasonAccounts } from '@mundo-manager/rules/history';
import { sql } from 'kysely';
import { json } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';

/** A season that ends. */
export interface EndedSeason {
  readonly clubId: string;
  readonly season: ClubSeason;
  /** Of a league: its money, and the number of the last entry in it. */
  readonly money: { readonly accounts: SeasonAccounts; readonly ledgerSeq: number } | null;
}

/** Stores the seasons that end at that moment. */
export async function storeSeasons(tx: Queries, endedAt: number, seasons: readonly EndedSeason[]): Promise<void> {
  if (seasons.length === 0) return;
  await tx
    .insertInto('club_seasons')
    .values(
      seasons.map(({ clubId, season, money }) => ({
        club_id: clubId,
        competition_id: season.competitionId,
        ended_at: endedAt,
        ledger_seq: money?.ledgerSeq ?? null,
        season: json(season),
        accounts: money === null ? null : json(money.accounts),
      })),
    )
    .execute();
}

/** The club's season in that edition with its money; undefined if none is kept. */
export async function loadSeason(queries: Queries, clubId: string, competitionId: string) {
  return queries
    .selectFrom('club_seasons')
    .select(['season', 'accounts'])
    .where('club_id', '=', clubId)
    .where('competition_id', '=', competitionId)
    .executeTakeFirst();
}

/** The titles won from that moment on by clubs that still play, the latest first. R-SPE-1 */
export async function titlesSince(queries: Queries, since: number): Promise<readonly Title[]> {
  const rows = await queries
    .selectFrom('club_seasons')
    .innerJoin('clubs', 'clubs.id', 'club_seasons.club_id')
    .select(['club_seasons.club_id', 'club_seasons.ended_at'])
    .where(sql<boolean>`season->>'place' = '1' and season->>'name' <> 'MM Special'`)
    .where('club_seasons.ended_at', '>=', since)
    .where('clubs.retired_at', 'is', null)
    .orderBy('club_seasons.ended_at', 'desc')
    .orderBy('club_seasons.competition_id')
    .execute();
  return rows.map(({ club_id, ended_at }) => ({ clubId: club_id, date: ended_at }));
}
