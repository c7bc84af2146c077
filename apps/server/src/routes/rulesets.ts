/** The rule sets of the world, whole: what is in force, and what competitions and replays name by its hash. R-SRV-9 */
import { ROUTES } from '@mundo-manager/contract';
import { orRefuse } from '../commands/refusal.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';

export function registerRulesets(host: RouteHost): void {
  const { clock, rulesets } = host.services;

  registerRoute(host, ROUTES.ruleset, async ({ params }) => {
    const hash = params.hash === 'current' ? rulesets.hashAt(clock.now()) : params.hash;
    return { hash, ruleset: orRefuse(await rulesets.find(hash), 'not-found/ruleset') };
  });
}
