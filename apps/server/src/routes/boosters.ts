/** Boosters of players, and fusing boosters. R-CAL-22, R-CAL-27 to R-CAL-29 */
import { ROUTES } from '@mundo-manager/contract';
import { attachBooster, fuseBoosters, removeBooster, unlockBoosterSlot } from '@mundo-manager/rules/boosters';
import { registerClubCommand } from '../http/register-command.ts';
import type { RouteHost } from '../http/register-route.ts';
import { drawFromChain } from '../proofs/reward-chain.ts';

export function registerBoosters(host: RouteHost): void {
  const { rulesets } = host.services;

  registerClubCommand(host, ROUTES.addPlayerBooster, {
    run: ({ club, now, ruleset, body }) => attachBooster({ club, ...body, now }, ruleset),
    answer: ({ outcome, club }) => ({ club, player: outcome.player }),
  });

  registerClubCommand(host, ROUTES.removePlayerBooster, {
    run: ({ club, now, body }) => removeBooster({ club, ...body, now }),
    answer: ({ outcome, club }) => ({ club, player: outcome.player }),
  });

  registerClubCommand(host, ROUTES.unlockBoosterSlot, {
    run: ({ club, now, ruleset, body }) => unlockBoosterSlot({ club, ...body, now }, ruleset),
    answer: ({ outcome, club }) => ({ club, player: outcome.player }),
  });

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
