import type { CallData } from '@mundo-manager/contract/client';
import { watchPlayer } from '@mundo-manager/rules/scouting';
import { type FakeWorld, playerOf } from '../world.ts';
import { allowed, ownOf } from './club-commands.ts';
import { type Handlers, RefusedCall } from './fake-handlers.ts';

/** Fake answers of the watchlist: its query, and its commands by the rules. */
export const WATCH_HANDLERS: Handlers = {
  watchlist: ({ world }) => watchlistOf(world),
  watchPlayer: ({ world, params: { playerId }, body: choices }) => {
    const player = playerOf(world, playerId)?.player;
    if (player === undefined) throw new RefusedCall('not-found/player');
    const { watches: watched, now } = world;
    const watch = allowed(watchPlayer({ clubId: ownOf(world).id, watched, player, choices, now }, world.ruleset));
    world.watches = [watch, ...watched.filter((one) => one.playerId !== playerId)];
    return watchlistOf(world);
  },
  unwatchPlayer: ({ world, body: { playerId } }) => {
    world.watches = world.watches.filter((one) => one.playerId !== playerId);
    return watchlistOf(world);
  },
};

function watchlistOf(world: FakeWorld): CallData<'watchlist'> {
  return {
    watched: world.watches.map((watch) => {
      const found = playerOf(world, watch.playerId);
      return { watch, player: found?.player ?? null, club: found?.club ?? null };
    }),
  };
}
