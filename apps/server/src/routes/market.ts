/** The transfer market. R-CAL-23 to R-CAL-25 */
import { PLAYER_LIMIT, ROUTES } from '@mundo-manager/contract';
import { buyPlayer, listPlayer, parseSearch, searchMarket, unlistPlayer } from '@mundo-manager/rules/market';
import { loadMarketCandidates } from '../aggregates/market-candidates.ts';
import { findPlayer } from '../aggregates/player-location.ts';
import { refuseWith } from '../commands/refusal.ts';
import { registerClubCommand } from '../http/register-command.ts';
import type { RouteHost } from '../http/register-route.ts';
import { clubBadges } from '../views/club-badges.ts';

export function registerTransfers(host: RouteHost): void {
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
      const clubs = [...loaded.clubs.values()].map(({ club }) => club);
      const holder = clubs.find(({ players }) => players.some(({ id }) => id === params.id));
      const player = holder?.players.find(({ id }) => id === params.id) ?? loaded.players.get(params.id);
      // Between finding and locking him another club has bought him, or he has been released or has retired.
      const isHere = player !== undefined && player.club === (holder?.id ?? null);
      if (!isHere) return refuseWith('market/not-listed', { playerId: params.id });
      const bought = buyPlayer({ buyer, seller: holder ?? null, player, now }, ruleset);
      return bought.ok ? { ok: true, value: { ...bought.value, club: bought.value.buyer } } : bought;
    },
    changes: ({ seller }) => ({ clubs: seller === null ? [] : [seller] }),
    answer: ({ outcome, club }) => ({ club, player: outcome.player }),
  });
}
