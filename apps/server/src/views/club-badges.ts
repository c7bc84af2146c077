/** What is needed to show and link a club, without loading it. */
import type { ClubBadge } from '@mundo-manager/contract';
import type { ClubArticle, Emblem } from '@mundo-manager/rules/clubs';
import { sql } from 'kysely';
import type { Queries } from '../storage/storage.ts';

/** The badges of the clubs of those ids; unknown ids are left out. */
export async function clubBadges(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, ClubBadge>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('clubs')
    .select([
      'id',
      'name',
      sql<ClubArticle | null>`state ->> 'article'`.as('article'),
      sql<Emblem>`state -> 'emblem'`.as('emblem'),
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ article, ...badge }) => [badge.id, { ...badge, ...(article !== null && { article }) }]));
}
