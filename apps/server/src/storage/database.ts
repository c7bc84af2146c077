/** The tables, as the query builder sees them. Moments of the game are epoch milliseconds on the game's clock; `timestamptz` is real time. */
import type { BoardTables } from './tables/boards.ts';
import type { ClubTables } from './tables/clubs.ts';
import type { CompetitionTables } from './tables/competitions.ts';
import type { MarketTables } from './tables/market.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { ProofTables } from './tables/proofs.ts';
import type { PeopleTables } from './tables/users-and-commands.ts';
import type { WorldTables } from './tables/world.ts';

export type { ClubState } from './tables/clubs.ts';
export type { MatchPhase } from './tables/competitions.ts';

export interface Database
  extends PeopleTables,
    ClubTables,
    CompetitionTables,
    BoardTables,
    MarketTables,
    NotificationTables,
    ProofTables,
    WorldTables {}
