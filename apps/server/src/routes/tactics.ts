/** Saving a tactic. R-CAL-17 */
import { ROUTES } from '@mundo-manager/contract';
import { saveTactic } from '@mundo-manager/rules/tactics';
import { matchesAround } from '../aggregates/club-matches.ts';
import { registerClubCommand } from '../http/register-command.ts';
import type { RouteHost } from '../http/register-route.ts';

export function registerTactics(host: RouteHost): void {
  registerClubCommand(host, ROUTES.saveTactic, {
    run: async ({ tx, club, now, ruleset, body }) => {
      const matches = await matchesAround(tx, club.id, now);
      return saveTactic({ club, ...body, matches, now }, ruleset);
    },
    answer: ({ club }) => ({ club }),
  });
}
