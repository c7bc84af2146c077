/** What the market has seen: completed transfers, and the players that managers watch. */
import type { Category } from '@mundo-manager/rules/clubs';
import type { Position } from '@mundo-manager/rules/positions';
import type { Generated } from 'kysely';

export interface MarketTables {
  /** Completed transfers. Only ever added to; what an early one has not kept is null. */
  transfers: {
    id: Generated<number>;
    player_id: string;
    name: string;
    position: Position | null;
    /** Whole points without boosters. */
    overall: number | null;
    age: number | null;
    price: number;
    date: number;
    /** Null for a player without a club. */
    from_club_id: string | null;
    from_category: Category | null;
    from_league_id: string | null;
    to_club_id: string;
    to_category: Category | null;
    to_league_id: string | null;
  };
  /** The players that managers watch, with their sale as the last look found it. */
  watched_players: {
    club_id: string;
    /** Of a player who may have left the game. */
    player_id: string;
    name: string;
    since: number;
    /** Market value and overall when he was first watched. */
    price: number;
    overall: number;
    note: string | null;
    when_for_sale: boolean;
    price_up_to: number | null;
    seen_for_sale: boolean;
    seen_price: number;
  };
}
