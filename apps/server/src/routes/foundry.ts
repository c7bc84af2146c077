/** Fusing boosters. R-CAL-22 */
import { ROUTES } from '@mundo-manager/contract';
import { fuseBoosters } from '@mundo-manager/rules/boosters';
import { registerClubCommand } from '../http/register-command.ts';
import type { RouteHost } from '../http/register-route.ts';

export function registerFoundry(host: RouteHost): void {
  registerClubCommand(host, ROUTES.mergeBoosters, {
    run: ({ club, now, random, ruleset, body }) =>
      fuseBoosters({ club, boosterIds: body.boosters, now }, random, ruleset),
    answer: ({ outcome, club }) => ({ reward: outcome.reward, club }),
  });
}
