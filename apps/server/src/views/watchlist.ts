/** A manager’s watchlist with the players as they are now. R-SCT-10 */
import type { WatchedPlayer } from '@mundo-manager/contract';
import { playerSeenBy } from '@mundo-manager/rules/market';
import { loadPlayers } from '../aggregates/players.ts';
import { loadWatches } from '../aggregates/watched-players.ts';
import type { Queries } from '../storage/storage.ts';
import { clubBadges } from './club-badges.ts';

/** Whom the club watches, each as that club sees him. */
export async function watchlistOf(
  queries: Queries,
  clubId: string,
): Promise<{ readonly watched: readonly WatchedPlayer[] }> {
  const watches = await loadWatches(queries, clubId);
  const players = await loadPlayers(
    queries,
    watches.map(({ playerId }) => playerId),
  );
  const badges = await clubBadges(queries, [...new Set([...players.values()].flatMap(({ club }) => club ?? []))]);
  return {
    watched: watches.map((watch) => {
      const player = players.get(watch.playerId);
      return {
        watch,
        player: player === undefined ? null : playerSeenBy(player, clubId),
        club: badges.get(player?.club ?? '') ?? null,
      };
    }),
  };
}
