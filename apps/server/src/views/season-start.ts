/** When the running season of a club began. */
import type { Queries } from '../storage/storage.ts';

/** The first match of the league among those competitions; null if there is none. */
export async function seasonStartOf(queries: Queries, competitionIds: readonly string[]): Promise<number | null> {
  if (competitionIds.length === 0) return null;
  const row = await queries
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competition_id')
    .select(({ fn }) => fn.min('matches.date').as('start'))
    .where('competitions.id', 'in', competitionIds)
    .where('competitions.name', '=', 'MM League')
    .executeTakeFirst();
  return row?.start ?? null;
}
