/** Competitions: looking at them, and signing up. R-CAL-12, R-CAL-13, R-CAL-41, R-ARC-1, R-ARC-3 */
import { ROUTES } from '@mundo-manager/contract';
import { COMPETITION_NAMES, findOpenCompetition, joinCompetition } from '@mundo-manager/rules/competitions';
import { loadCompetitions } from '../aggregates/competitions.ts';
import { keepLeagueOpen } from '../aggregates/open-leagues.ts';
import { orRefuse, refuseWith } from '../commands/refusal.ts';
import { registerClubCommand } from '../http/register-command.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { Overtaken } from '../storage/errors.ts';
import { competitionSeenBy, currentCompetitions } from '../views/competitions.ts';
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
    const clubId = orRefuse(caller.clubId, 'club/none');
    const season = await seasonOf(storage.db, rulesets, { clubId, competitionId, now: clock.now() });
    return orRefuse(season, 'not-found/competition');
  });

  registerRoute(host, ROUTES.editions, ({ query }) => editionsPage(storage.db, query));

  registerClubCommand(host, ROUTES.joinCompetition, {
    needs: async ({ tx, ownId, body }) => {
      const { competitionName } = body;
      const name = COMPETITION_NAMES.find((known) => known === competitionName);
      // The draw of a league enters its clubs for cups and tournaments: a sign-up by name is for leagues alone. R-CUP-1
      if (name !== 'MM League' || ownId === undefined) {
        return refuseWith('competitions/unknown-competition', { competitionName });
      }
      const open = await tx
        .selectFrom('competitions')
        .innerJoin('clubs', 'clubs.category', 'competitions.category')
        .select('competitions.id')
        .where('clubs.id', '=', ownId)
        .where('competitions.name', '=', name)
        .where('competitions.status', '=', 'open')
        .execute();
      return { ok: true, value: { competitions: open.map(({ id }) => id) } };
    },
    run: async ({ tx, loaded, club, now, ruleset, body }) => {
      const found = findOpenCompetition(
        [...loaded.competitions.values()],
        {
          name: body.competitionName,
          category: club.category,
        },
        ruleset,
      );
      // While this command waited, others took the last place, or the league was drawn: the next one is open by now.
      if (!found.ok && loaded.competitions.size > 0)
        throw new Overtaken(`no league of ${body.competitionName} has a free place`);
      if (!found.ok) return found;
      const current = await loadCompetitions(tx, club.competitions.current, { matchesOf: club.id });
      const entry = joinCompetition({ club, competition: found.value, current: [...current.values()], now }, ruleset);
      if (entry.ok) await keepLeagueOpen(tx, entry.value.competition, ruleset);
      return entry;
    },
    changes: ({ competition }) => ({ competitions: [competition] }),
    answer: async ({ club, context }) => ({
      club,
      currentCompetitions: await currentCompetitions(context.tx, club, context.now),
    }),
  });
}
