/** What the market has seen: completed transfers. */
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
}
