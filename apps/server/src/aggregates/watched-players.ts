/** Watchlists: a row for each player that a club watches. R-SCT-9, R-SCT-11, R-SCT-12 */
import type { GameEvent } from '@mundo-manager/rules/inbox';
import type { Player } from '@mundo-manager/rules/players';
import { type Watch, type WatchAlert, watchAlerts } from '@mundo-manager/rules/scouting';
import type { Selectable } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Queries } from '../storage/storage.ts';

/** The players that the club watches, the last added first. */
export async function loadWatches(queries: Queries, clubId: string): Promise<readonly Watch[]> {
  const rows = await queries
    .selectFrom('watched_players')
    .selectAll()
    .where('club_id', '=', clubId)
    .orderBy('since', 'desc')
    .orderBy('player_id')
    .execute();
  return rows.map(watchOf);
}

/** Stores what a locked club watches of the player, whose sale it has seen as it is now. */
export async function storeWatch(tx: Queries, clubId: string, watch: Watch, player: Player): Promise<void> {
  const { playerId: player_id, name, since, price, overall, note, whenForSale, priceUpTo } = watch;
  const values = {
    name,
    note,
    when_for_sale: whenForSale,
    price_up_to: priceUpTo,
    seen_for_sale: player.forSale,
    seen_price: player.marketValue,
  };
  await tx
    .insertInto('watched_players')
    .values({ club_id: clubId, player_id, since, price, overall, ...values })
    .onConflict((conflict) => conflict.columns(['club_id', 'player_id']).doUpdateSet(values))
    .execute();
}

/** Forgets that a locked club watches the player, or all its players. */
export async function deleteWatches(tx: Queries, clubId: string, playerId?: string): Promise<void> {
  const query = tx.deleteFrom('watched_players').where('club_id', '=', clubId);
  await (playerId === undefined ? query : query.where('player_id', '=', playerId)).execute();
}

const EVENTS = {
  'for-sale': 'watched-for-sale',
  'price-reached': 'watched-price-reached',
} as const satisfies Record<WatchAlert, GameEvent['type']>;

/**
 * Returns the alerts for clubs that watch those players, whose rows are locked, as of `now`; stores what the clubs have
 * seen. A player without a relevant change costs only a read of the lists.
 */
export async function alertWatchers(tx: Queries, players: readonly Player[], now: number): Promise<GameEvent[]> {
  if (players.length === 0) return [];
  const rows = await tx
    .selectFrom('watched_players')
    .selectAll()
    .where(
      'player_id',
      'in',
      players.map(({ id }) => id),
    )
    .orderBy('club_id')
    .orderBy('player_id')
    .execute();
  const events: GameEvent[] = [];
  for (const row of rows) {
    const player = players.find(({ id }) => id === row.player_id);
    const before = { forSale: row.seen_for_sale, marketValue: row.seen_price };
    if (player === undefined || (player.forSale === before.forSale && player.marketValue === before.marketValue))
      continue;
    await tx
      .updateTable('watched_players')
      .set({ seen_for_sale: player.forSale, seen_price: player.marketValue })
      .where('club_id', '=', row.club_id)
      .where('player_id', '=', row.player_id)
      .execute();
    if (player.club === row.club_id) continue;
    for (const alert of watchAlerts(watchOf(row), before, player)) {
      const { club_id: clubId, player_id: playerId } = row;
      const { name } = player.personalData;
      events.push({ type: EVENTS[alert], clubId, date: now, playerId, name, price: player.marketValue });
    }
  }
  return events;
}

function watchOf(row: Selectable<Database['watched_players']>): Watch {
  return {
    playerId: row.player_id,
    name: row.name,
    since: row.since,
    price: row.price,
    overall: row.overall,
    note: row.note,
    whenForSale: row.when_for_sale,
    priceUpTo: row.price_up_to,
  };
}
