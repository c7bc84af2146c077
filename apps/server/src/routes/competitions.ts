/** Competitions as managers see them: editions, seasons, leaders and transfers. R-CAL-12, R-CAL-41, R-ARC-1, R-ARC-3 */
import { ROUTES } from '@mundo-manager/contract';
import { orRefuse } from '../commands/refusal.ts';
import { callerClubId } from '../http/find-caller.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { competitionSeenBy } from '../views/competitions.ts';
import { editionSeen } from '../views/edition.ts';
import { editionsPage } from '../views/editions.ts';
import { competitionLeaders, roundEleven } from '../views/player-careers.ts';
import { seasonOf } from '../views/season-review.ts';
import { leagueTransfers } from '../views/transfers.ts';

export function registerCompetitions(host: RouteHost): void {
  const { storage, clock, rulesets } = host.services;

  registerRoute(host, ROUTES.competition, async ({ params, caller }) => {
    const sight = { clubId: caller.clubId, now: clock.now() };
    const league = await competitionSeenBy(storage.db, params.competitionId, sight);
    return { league: orRefuse(league, 'not-found/competition') };
  });

  registerRoute(host, ROUTES.edition, async ({ params }) => {
    const edition = await editionSeen(storage.db, rulesets, params.competitionId, clock.now());
    return { edition: orRefuse(edition, 'not-found/competition') };
  });

  registerRoute(host, ROUTES.leagueTransfers, async ({ params }) =>
    orRefuse(await leagueTransfers(storage.db, params.competitionId), 'not-found/competition'),
  );

  registerRoute(host, ROUTES.competitionLeaders, async ({ params }) =>
    orRefuse(await competitionLeaders(storage.db, params.competitionId), 'not-found/competition'),
  );

  registerRoute(host, ROUTES.roundEleven, async ({ params, query }) => {
    const found = await roundEleven(storage.db, params.competitionId, query.round);
    return orRefuse(found, 'not-found/competition');
  });

  registerRoute(host, ROUTES.seasonReview, async ({ params: { competitionId }, caller }) => {
    const clubId = callerClubId(caller);
    const season = await seasonOf(storage.db, rulesets, { clubId, competitionId, now: clock.now() });
    return orRefuse(season, 'not-found/competition');
  });

  registerRoute(host, ROUTES.editions, ({ query }) => editionsPage(storage.db, query));
}
