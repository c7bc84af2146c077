/** The finished seasons of clubs. R-ARC-2, R-ARC-3 */
import type { ClubSeason, SeasonAccounts } from '@mundo-manager/rules/history';
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

/** The club's season in that edition with its money; undefined where none is kept. */
export async function loadSeason(queries: Queries, clubId: string, competitionId: string) {
  return queries
    .selectFrom('club_seasons')
    .select(['season', 'accounts'])
    .where('club_id', '=', clubId)
    .where('competition_id', '=', competitionId)
    .executeTakeFirst();
}
