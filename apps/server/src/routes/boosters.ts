/** Fusing boosters. R-CAL-22 */
import { ROUTES } from '@mundo-manager/contract';
import { fuseBoosters } from '@mundo-manager/rules/boosters';
import { registerClubCommand } from '../http/register-command.ts';
import type { RouteHost } from '../http/register-route.ts';
import { drawFromChain } from '../proofs/reward-chain.ts';

export function registerFoundry(host: RouteHost): void {
  const { rulesets } = host.services;
  registerClubCommand(host, ROUTES.mergeBoosters, {
    run: ({ club, ruleset, body, ...draw }) => {
      const fusion = { kind: 'fusion', spent: body.boosters, rulesetHash: rulesets.hashAt(draw.now) } as const;
      return drawFromChain({ ...draw, clubId: club.id }, fusion, (random) =>
        fuseBoosters({ club, boosterIds: body.boosters, now: draw.now }, random, ruleset),
      );
    },
    answer: ({ outcome, club }) => ({ reward: outcome.reward, club }),
  });
}
