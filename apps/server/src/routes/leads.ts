/** Signing up for the beta. R-CAL-10 */
import { ROUTES } from '@mundo-manager/contract';
import { validateSignUp } from '@mundo-manager/rules/club-creation';
import { Refused } from '../commands/refusal.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';

export function registerLeads(host: RouteHost): void {
  const { storage, clock, rulesets } = host.services;

  registerRoute(host, ROUTES.addLead, async ({ body }) => {
    const signUp = validateSignUp(body, rulesets.at(clock.now()));
    if (!signUp.ok) throw new Refused(signUp.error.code, signUp.error.facts);
    const { name, email } = signUp.value;
    await storage.db
      .insertInto('leads')
      .values({ name, email: email.toLowerCase() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { registered: true } as const;
  });
}
