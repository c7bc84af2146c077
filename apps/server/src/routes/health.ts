/** Whether the process lives, and whether it can serve calls. */
import { ROUTES } from '@mundo-manager/contract';
import { Refused } from '../commands/refusal.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { createPing } from '../storage/ping.ts';

export function registerHealth(host: RouteHost): void {
  const { storage, isStopping, isCatchingUp } = host.services;
  const isAnswering = createPing(storage);
  registerRoute(host, ROUTES.health, () => ({ status: 'ok' }) as const);
  registerRoute(host, ROUTES.ready, async () => {
    const canServe = !isStopping?.() && !isCatchingUp?.() && (await isAnswering());
    if (!canServe) throw new Refused('server/unavailable');
    return { status: 'ok' } as const;
  });
}
