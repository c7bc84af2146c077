/** A player's public page, his development, and his release. R-CAL-29, R-IDN-7 */
import { ROUTES } from '@mundo-manager/contract';
import { playerSeenBy, releasePlayer } from '@mundo-manager/rules/market';
import { loadClub } from '../aggregates/clubs.ts';
import { findPlayer } from '../aggregates/player-location.ts';
import { orRefuse } from '../commands/refusal.ts';
import { type Caller, callerClubId } from '../http/find-caller.ts';
import { registerClubCommand } from '../http/register-command.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { clubBadges } from '../views/club-badges.ts';
import { playerCareer } from '../views/player-careers.ts';
import { developmentOf, squadDevelopment } from '../views/player-development.ts';
import { comparablesOf, playerTransfers } from '../views/transfers.ts';

export function registerPlayers(host: RouteHost): void {
  const { storage, clock, rulesets } = host.services;
  const ownClub = async (caller: Caller) =>
    orRefuse(await loadClub(storage.db, callerClubId(caller)), 'club/none').club;

  registerRoute(host, ROUTES.player, async ({ params, caller }) => {
    const found = orRefuse(await findPlayer(storage.db, params.playerId), 'not-found/player');
    const { clubId } = found;
    const player = playerSeenBy(found.player, caller.clubId);
    if (clubId === null) return { player, club: null };
    return { player, club: (await clubBadges(storage.db, [clubId])).get(clubId) ?? null };
  });

  registerRoute(host, ROUTES.playerCareer, async ({ params }) =>
    orRefuse(await playerCareer(storage.db, params.playerId), 'not-found/player'),
  );

  registerRoute(host, ROUTES.playerTransfers, async ({ params }) =>
    orRefuse(await playerTransfers(storage.db, params.playerId), 'not-found/player'),
  );

  registerRoute(host, ROUTES.comparableSales, async ({ params }) => {
    const now = clock.now();
    const { player } = orRefuse(await findPlayer(storage.db, params.playerId), 'not-found/player');
    return comparablesOf(storage.db, { player, now }, rulesets.at(now));
  });

  registerRoute(host, ROUTES.playerDevelopment, async ({ params, caller }) => {
    const now = clock.now();
    const input = { club: await ownClub(caller), playerId: params.playerId, now };
    return orRefuse(await developmentOf(storage.db, input, rulesets.at(now)), 'club/unknown-player');
  });

  registerRoute(host, ROUTES.squadDevelopment, async ({ caller }) => {
    const now = clock.now();
    return { players: await squadDevelopment(storage.db, { club: await ownClub(caller), now }) };
  });

  registerClubCommand(host, ROUTES.releasePlayer, {
    run: ({ club, now, ruleset, params }) => releasePlayer({ club, ...params, now }, ruleset),
    changes: ({ player }) => ({ players: [player] }),
    answer: ({ outcome, club }) => ({ club, player: outcome.player }),
  });
}
