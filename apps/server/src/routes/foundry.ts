/** Fusing boosters. R-CAL-22 */
import { ROUTES } from '@mundo-manager/contract';
import { fuseBoosters } from '@mundo-manager/rules/boosters';
import { registerClubCommand } from '../http/register-command.ts';
import type { RouteHost } from '../http/register-route.ts';
import { drawFromChain } from '../proofs/reward-chain.ts';

export function registerFoundry(host: RouteHost): void {
  registerClubCommand(host, ROUTES.mergeBoosters, {
    run: ({ club, ruleset, body, ...draw }) =>
      drawFromChain({ ...draw, clubId: club.id }, 'fusion', (random) =>
        fuseBoosters({ club, boosterIds: body.boosters, now: draw.now }, random, ruleset),
      ),
    answer: ({ outcome, club }) => ({ reward: outcome.reward, club }),
  });
}
