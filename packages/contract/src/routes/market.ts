/** Schemas of the transfer market. */

import type { PublicPlayer } from '@mundo-manager/rules/players';
import { z } from 'zod';
import type { MARKET_ENDPOINTS } from '../endpoints/market.ts';
import {
  type ClubBadge,
  clubBadgeSchema,
  ownClubSchema,
  PLAYER_LIMIT,
  playerSchema,
  publicPlayerSchema,
  watchChoicesSchema,
  watchlistSchema,
} from '../schemas/index.ts';
import { described, id, list, named, record, text } from '../schemas/schema-parts.ts';
import { emptyBody, type RouteSchemas } from './route.ts';

/** A player on the transfer list. */
export interface TransferItem {
  /** What `buyPlayer` takes: the player's id. */
  readonly id: string;
  readonly player: PublicPlayer;
  /** Null for a free player. */
  readonly seller: ClubBadge | null;
}
const transferItemSchema: z.ZodType<TransferItem> = named(
  'TransferItem',
  record({ id, player: publicPlayerSchema, seller: clubBadgeSchema.nullable() }),
);

/** As `formatSearch` of the rules writes it; whether the ranges exist is for `parseSearch` to say. */
const searchText = described(text(60), '{position}_{overall}_{age}', 'CF_76_80_18_21');

const clubAndPlayer = record({ club: ownClubSchema, player: playerSchema });

export const MARKET_SCHEMAS = {
  searchMarket: {
    params: record({ search: searchText }),
    data: record({
      club: ownClubSchema,
      // Cheapest first.
      playersList: list(transferItemSchema, PLAYER_LIMIT),
      /** Whether more were found than the list holds. */
      more: z.boolean(),
    }),
  },
  watchlist: { data: watchlistSchema },
  watchPlayer: { params: record({ playerId: id }), body: watchChoicesSchema, data: watchlistSchema },
  unwatchPlayer: { body: record({ playerId: id }), data: watchlistSchema },
  listPlayer: { params: record({ playerId: id }), body: emptyBody, data: clubAndPlayer },
  unlistPlayer: { params: record({ playerId: id }), data: clubAndPlayer },
  buyPlayer: { params: record({ id }), body: emptyBody, data: clubAndPlayer },
} as const satisfies Record<keyof typeof MARKET_ENDPOINTS, RouteSchemas>;
