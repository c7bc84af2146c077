/** The players that a manager watches. R-SCT-9, R-SCT-10 */
import { ROUTES } from '@mundo-manager/contract';
import { accept } from '@mundo-manager/rules/core';
import { playerSeenBy } from '@mundo-manager/rules/market';
import { watchPlayer } from '@mundo-manager/rules/scouting';
import { findPlayer } from '../aggregates/player-location.ts';
import { deleteWatches, loadWatches, storeWatch } from '../aggregates/watched-players.ts';
import { refuseWith } from '../commands/refusal.ts';
import { callerClubId } from '../http/find-caller.ts';
import { registerClubCommand } from '../http/register-command.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { watchlistOf } from '../views/watchlist.ts';

export function registerWatchlist(host: RouteHost): void {
  const { storage } = host.services;

  registerRoute(host, ROUTES.watchlist, ({ caller }) => watchlistOf(storage.db, callerClubId(caller)));

  registerClubCommand(host, ROUTES.watchPlayer, {
    run: async ({ tx, club, now, ruleset, params, body: choices }) => {
      const found = await findPlayer(tx, params.playerId);
      if (found === undefined) return refuseWith('not-found/player');
      const player = playerSeenBy(found.player, club.id);
      const watched = await loadWatches(tx, club.id);
      const watch = watchPlayer({ clubId: club.id, watched, player, choices, now }, ruleset);
      return watch.ok ? accept({ club, entries: [], events: [], watch: watch.value, player: found.player }) : watch;
    },
    store: ({ outcome: { watch, player }, context: { tx, club } }) => storeWatch(tx, club.id, watch, player),
    answer: ({ club, context }) => watchlistOf(context.tx, club.id),
  });

  registerClubCommand(host, ROUTES.unwatchPlayer, {
    run: ({ club }) => accept({ club, entries: [], events: [] }),
    store: ({ context: { tx, club, body } }) => deleteWatches(tx, club.id, body.playerId),
    answer: ({ club, context }) => watchlistOf(context.tx, club.id),
  });
}
