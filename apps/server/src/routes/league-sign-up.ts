/** Signing a club up for a league. R-CAL-13 */
import { ROUTES } from '@mundo-manager/contract';
import { findOpenCompetition, joinCompetition, signUpName } from '@mundo-manager/rules/competitions';
import { loadCompetitions } from '../aggregates/competitions.ts';
import { keepLeagueOpen, openLeagueIds } from '../aggregates/open-leagues.ts';
import { refuseWith } from '../commands/refusal.ts';
import { registerClubCommand } from '../http/register-command.ts';
import type { RouteHost } from '../http/register-route.ts';
import { Overtaken } from '../storage/errors.ts';
import { currentCompetitions } from '../views/competitions.ts';

export function registerLeagueSignUp(host: RouteHost): void {
  registerClubCommand(host, ROUTES.joinCompetition, {
    needs: async ({ tx, ownId, body }) => {
      const name = signUpName(body.competitionName);
      if (!name.ok) return name;
      if (ownId === undefined) return refuseWith('club/none');
      return { ok: true, value: { competitions: await openLeagueIds(tx, ownId) } };
    },
    run: async ({ tx, loaded, club, now, ruleset, body: { competitionName: name } }) => {
      const leagues = [...loaded.competitions.values()];
      const current = await loadCompetitions(tx, club.competitions.current, { matchesOf: club.id });
      const found = findOpenCompetition(leagues, { name, category: club.category }, ruleset);
      // While this command waited, others took the last place, or the league was drawn: the next one is open by now.
      if (!found.ok && leagues.length > 0) throw new Overtaken(`no league of ${name} has a free place`);
      if (!found.ok) return found;
      return joinCompetition({ club, competition: found.value, current: [...current.values()], now }, ruleset);
    },
    changes: ({ competition }) => ({ competitions: [competition] }),
    store: ({ outcome, context: { tx, ruleset } }) => keepLeagueOpen(tx, outcome.competition, ruleset),
    answer: async ({ club, context: { tx, now } }) => ({
      club,
      currentCompetitions: await currentCompetitions(tx, club, now),
    }),
  });
}
