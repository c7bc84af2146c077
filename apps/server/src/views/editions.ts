/** The archive of a competition: its editions in short, newest first. R-CAL-41 */
import { type CallData, type CallQuery, editionView } from '@mundo-manager/contract';
import type { Match } from '@mundo-manager/rules/competitions';
import { sql } from 'kysely';
import type { Queries } from '../storage/storage.ts';
import { PAGE_SIZE } from './page-cursor.ts';

/** A page of the editions of that name and category, in falling order of their numbers. */
export async function editionsPage(
  queries: Queries,
  { name, category, before, limit = PAGE_SIZE }: CallQuery<'editions'>,
): Promise<CallData<'editions'>> {
  let query = queries
    .selectFrom('competitions')
    .select(['id', 'number', 'status', 'state'])
    .select(({ selectFrom }) =>
      selectFrom('matches')
        .select(({ fn }) => fn.max('date').as('last'))
        .whereRef('matches.competition_id', '=', 'competitions.id')
        .as('lastMatchAt'),
    )
    .select(
      sql<Match | null>`(
      select state from matches
      where competition_id = competitions.id and phase = 'finished' and state ? 'isNeutral'
    )`.as('final'),
    )
    .where('name', '=', name)
    .where('category', '=', category)
    .orderBy('number', 'desc')
    .limit(limit + 1);
  if (before !== undefined) query = query.where('number', '<', before);
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  return {
    editions: page.map(({ state, lastMatchAt, final, ...edition }) =>
      editionView({ ...edition, table: state.table }, lastMatchAt, final),
    ),
    next: rows.length > limit ? (page.at(-1)?.number ?? null) : null,
  };
}
