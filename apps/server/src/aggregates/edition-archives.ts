/** Archives of finished editions. R-ARC-1 */
import type { EditionArchive } from '@mundo-manager/rules/history';
import { json } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';

/** Stores the archive of an edition that has just ended; one that is stored already stays as it is. */
export async function storeArchive(
  tx: Queries,
  competitionId: string,
  endedAt: number,
  archive: EditionArchive,
): Promise<void> {
  await tx
    .insertInto('edition_archives')
    .values({ competition_id: competitionId, ended_at: endedAt, archive: json(archive) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The archive of the edition; undefined if none is kept. */
export async function loadArchive(queries: Queries, competitionId: string): Promise<EditionArchive | undefined> {
  const row = await queries
    .selectFrom('edition_archives')
    .select('archive')
    .where('competition_id', '=', competitionId)
    .executeTakeFirst();
  return row?.archive;
}
