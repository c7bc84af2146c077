/** Who is for sale, looked up by the market's index. Who really fits a search is for its rule to say. */
import { DAY } from '@mundo-manager/rules/clock';
import { AGE_RANGES, type MarketSearch, OVERALL_RANGES } from '@mundo-manager/rules/market';
import type { Player } from '@mundo-manager/rules/players';
import { sql } from 'kysely';
import type { Queries } from '../storage/storage.ts';

/** Far more than an answer lists; bounds what one search reads in a large world. */
const CANDIDATES = 1_000;
const LONGEST_YEAR = 366 * DAY;
const SHORTEST_YEAR = 365 * DAY;

/** Players for sale who may fit the search, cheapest first: all who do, and a few who do not. */
export async function loadMarketCandidates(
  queries: Queries,
  { position, overall, age }: MarketSearch,
  now: number,
): Promise<readonly Player[]> {
  const overalls = OVERALL_RANGES.find(({ key }) => key === overall);
  const ages = AGE_RANGES.find(({ key }) => key === age);
  if (overalls === undefined || ages === undefined) return [];
  const rows = await queries
    .selectFrom('players')
    .select('state')
    .where('for_sale', '=', true)
    .where('market_position', '=', position)
    .where('overall', '>=', overalls.from)
    .where('overall', '<=', overalls.to)
    .where('dob', '>=', now - (ages.to + 1) * LONGEST_YEAR)
    .where('dob', '<=', now - ages.from * SHORTEST_YEAR)
    .orderBy(sql`(state ->> 'marketValue')::bigint`)
    .orderBy('id')
    .limit(CANDIDATES)
    .execute();
  return rows.map(({ state }) => state);
}
