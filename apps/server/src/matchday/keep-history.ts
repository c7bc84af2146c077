/** Stores the archive of an ended edition, the seasons of its clubs and their records. R-ARC-1 to R-ARC-4 */
import type { Club } from '@mundo-manager/rules/clubs';
import type { Competition } from '@mundo-manager/rules/competitions';
import { clubPlayersAfter, clubSeason, editionArchive, NO_RECORDS, recordsAfter } from '@mundo-manager/rules/history';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { loadClubPlayers, loadRecords, storeClubPlayers, storeRecords } from '../aggregates/club-records.ts';
import { storeSeasons } from '../aggregates/club-seasons.ts';
import { storeArchive } from '../aggregates/edition-archives.ts';
import { seasonLedger } from '../aggregates/season-ledger.ts';
import type { Queries } from '../storage/storage.ts';

/** An edition that has just ended. */
export interface EndedEdition {
  readonly competition: Competition;
  /** Its clubs with the squads that ended it. */
  readonly clubs: readonly Club[];
  readonly now: number;
}

/** Keeps it. The entries of its end must be stored before, for prizes belong to the season. */
export async function keepHistory(
  tx: Queries,
  { competition, clubs, now }: EndedEdition,
  ruleset: Ruleset,
): Promise<void> {
  await storeArchive(tx, competition.id, now, editionArchive({ competition, clubs }, ruleset));
  const clubIds = clubs.map(({ id }) => id);
  const seasons = clubIds.map((clubId) => ({ clubId, season: clubSeason({ competition, clubId }, ruleset) }));
  const money = competition.name === 'MM League' ? await seasonLedger(tx, clubIds) : new Map();
  await storeSeasons(
    tx,
    now,
    seasons.map((ended) => ({ ...ended, money: money.get(ended.clubId) ?? null })),
  );

  const records = await loadRecords(tx, clubIds);
  await storeRecords(
    tx,
    new Map(seasons.map(({ clubId, season }) => [clubId, recordsAfter(records.get(clubId) ?? NO_RECORDS, season)])),
  );
  const playerIds = seasons.flatMap(({ season }) => season.players.map(({ playerId }) => playerId));
  const players = await loadClubPlayers(tx, clubIds, playerIds);
  await storeClubPlayers(
    tx,
    seasons.flatMap(({ clubId, season }) => {
      const before = players.filter((player) => player.clubId === clubId);
      return clubPlayersAfter(before, season).map((player) => ({ ...player, clubId }));
    }),
  );
}
