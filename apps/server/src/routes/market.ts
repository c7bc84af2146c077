/** The transfer market. R-CAL-23 to R-CAL-25 */
import { PLAYER_LIMIT, ROUTES } from '@mundo-manager/contract';
import type { Club } from '@mundo-manager/rules/clubs';
import { buyPlayer, listPlayer, parseSearch, searchMarket, unlistPlayer } from '@mundo-manager/rules/market';
import type { Player } from '@mundo-manager/rules/players';
import type { Loaded } from '../aggregates/lock-and-store.ts';
import { loadMarketCandidates } from '../aggregates/market-candidates.ts';
import { findPlayer } from '../aggregates/player-location.ts';
import { refuseWith } from '../commands/refusal.ts';
import { registerClubCommand } from '../http/register-command.ts';
import type { RouteHost } from '../http/register-route.ts';
import { clubBadges } from '../views/club-badges.ts';

export function registerMarket(host: RouteHost): void {
  registerClubCommand(host, ROUTES.searchMarket, {
    run: async ({ tx, club, now, ruleset, params }) => {
      const search = parseSearch(params.search, ruleset);
      if (!search.ok) return search;
      const players = await loadMarketCandidates(tx, search.value, now);
      return searchMarket({ club, search: search.value, players, now }, ruleset);
    },
    answer: async ({ outcome, club, context }) => {
      const players = outcome.players.slice(0, PLAYER_LIMIT);
      const sellers = await clubBadges(context.tx, [...new Set(players.flatMap((player) => player.club ?? []))]);
      return {
        club,
        playersList: players.map((player) => ({
          id: player.id,
          player,
          seller: sellers.get(player.club ?? '') ?? null,
        })),
        more: outcome.players.length > players.length,
      };
    },
  });

  registerClubCommand(host, ROUTES.listPlayer, {
    run: ({ club, now, ruleset, params }) => listPlayer({ club, ...params, now }, ruleset),
    answer: ({ outcome, club }) => ({ club, player: outcome.player }),
  });

  registerClubCommand(host, ROUTES.unlistPlayer, {
    run: ({ club, now, ruleset, params }) => unlistPlayer({ club, ...params, now }, ruleset),
    answer: ({ outcome, club }) => ({ club, player: outcome.player }),
  });

  registerClubCommand(host, ROUTES.buyPlayer, {
    needs: async ({ tx, params }) => {
      const found = await findPlayer(tx, params.id);
      if (found === undefined) return refuseWith('not-found/player');
      const value = found.clubId === null ? { players: [params.id] } : { clubs: [found.clubId] };
      return { ok: true, value };
    },
    run: ({ loaded, club: buyer, now, ruleset, params }) => {
      const found = lockedPlayer(loaded, params.id);
      // Between finding and locking him another club has bought him, or he has been released or has retired.
      if (found === undefined) return refuseWith('market/not-listed', { playerId: params.id });
      const bought = buyPlayer({ buyer, ...found, now }, ruleset);
      return bought.ok ? { ok: true, value: { ...bought.value, club: bought.value.buyer } } : bought;
    },
    changes: ({ seller }) => ({ clubs: seller === null ? [] : [seller] }),
    answer: ({ outcome, club }) => ({ club, player: outcome.player }),
  });
}

/** The locked player with the club that holds him, null for a free one; undefined if he is in neither. */
function lockedPlayer(
  { clubs, players }: Loaded,
  playerId: string,
): { readonly player: Player; readonly seller: Club | null } | undefined {
  const squads = [...clubs.values()].map(({ club }) => club);
  const seller = squads.find((club) => club.players.some(({ id }) => id === playerId)) ?? null;
  const player = seller?.players.find(({ id }) => id === playerId) ?? players.get(playerId);
  return player !== undefined && player.club === (seller?.id ?? null) ? { player, seller } : undefined;
}
