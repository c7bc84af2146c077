/** How far the clubs of a category have risen in this world. R-CLU-21 */
import { foundingLift } from '@mundo-manager/rules/club-creation';
import type { Category } from '@mundo-manager/rules/clubs';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { Queries } from '../storage/storage.ts';

/** Points by which a club of the category is founded better than in a new world, by the newest leagues that were drawn. R-CLU-21 */
export async function loadFoundingLift(queries: Queries, category: Category, ruleset: Ruleset): Promise<number> {
  const rows = await queries
    .selectFrom('competitions')
    .select('state')
    .where('name', '=', 'MM League')
    .where('category', '=', category)
    .where('status', '!=', 'open')
    .orderBy('number', 'desc')
    .limit(ruleset.clubCreation.levelLeagues)
    .execute();
  return foundingLift({ category, forecasts: rows.map(({ state: { forecast = [] } }) => forecast) }, ruleset);
}
