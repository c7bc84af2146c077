/** The public view of clubs. R-CAL-11, R-ARC-2, R-ARC-4, R-OPP-13 */
import { publicClub, ROUTES } from '@mundo-manager/contract';
import { loadClub } from '../aggregates/clubs.ts';
import { orRefuse } from '../commands/refusal.ts';
import { callerClubId } from '../http/find-caller.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { clubHistory } from '../views/club-history.ts';
import { clubMatches } from '../views/club-matches.ts';
import { managerProfile } from '../views/manager-profile.ts';
import { opponentView } from '../views/opponent-report.ts';
import { squadCareers } from '../views/player-careers.ts';
import { clubRivals } from '../views/rivals.ts';
import { clubTransfers } from '../views/transfers.ts';

export function registerClubPages(host: RouteHost): void {
  const { storage, clock, rulesets } = host.services;
  const clubOf = async (id: string) => orRefuse(await loadClub(storage.db, id), 'not-found/club').club;

  registerRoute(host, ROUTES.club, async ({ params }) => ({ club: publicClub(await clubOf(params.id)) }));

  registerRoute(host, ROUTES.clubMatches, async ({ params, caller }) =>
    clubMatches(storage.db, await clubOf(params.id), { clubId: caller.clubId, now: clock.now() }),
  );

  registerRoute(host, ROUTES.opponentReport, async ({ params, caller }) => {
    const now = clock.now();
    const sight = { clubId: callerClubId(caller), now, ruleset: rulesets.at(now) };
    return opponentView(storage.db, await clubOf(params.id), sight);
  });

  registerRoute(host, ROUTES.squadCareers, async ({ params }) => ({
    players: await squadCareers(storage.db, await clubOf(params.id)),
  }));

  registerRoute(host, ROUTES.managerProfile, async ({ params }) => {
    const at = { game: clock.now(), real: clock.wallNow() };
    return { profile: await managerProfile(storage.db, rulesets, await clubOf(params.id), at) };
  });

  registerRoute(host, ROUTES.clubRivals, async ({ params }) => {
    const { id } = await clubOf(params.id);
    return clubRivals(storage.db, id, rulesets.at(clock.now()));
  });

  registerRoute(host, ROUTES.clubTransfers, async ({ params }) => {
    const { id } = await clubOf(params.id);
    return clubTransfers(storage.db, id);
  });

  registerRoute(host, ROUTES.clubHistory, async ({ params, query }) =>
    clubHistory(storage.db, rulesets, await clubOf(params.id), query, clock.now()),
  );
}
