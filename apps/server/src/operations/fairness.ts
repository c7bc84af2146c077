/** Trades between clubs of managers, for `npm run fairness`. R-FAI-5 */
import type { Trade } from '@mundo-manager/rules/fairness';
import { sql } from 'kysely';
import type { Queries } from '../storage/storage.ts';

/** A trade with the names that an operator reads. */
export interface NamedTrade extends Trade {
  readonly sellerName: string;
  readonly buyerName: string;
}

/** The trades between clubs of managers since a moment of the game, with today's value of each player; null for one who has retired. */
export async function tradesSince(queries: Queries, since: number): Promise<readonly NamedTrade[]> {
  const { rows } = await sql<NamedTrade>`
    select seller.id as "seller", seller.name as "sellerName", buyer.id as "buyer", buyer.name as "buyerName",
      (bought.facts->>'price')::bigint as "price", (players.state->>'marketValue')::bigint as "value"
    from events bought
    join events sold on sold.type = 'player-sold' and sold.date = bought.date
      and sold.facts->>'playerId' = bought.facts->>'playerId'
    join clubs buyer on buyer.id = bought.club_id and buyer.owner_id is not null
    join clubs seller on seller.id = sold.club_id and seller.owner_id is not null
    left join players on players.id = bought.facts->>'playerId'
    where bought.type = 'player-bought' and bought.date >= ${since} and seller.id <> buyer.id
    order by bought.id`.execute(queries);
  return rows;
}
