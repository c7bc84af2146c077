/** Health, readiness and announcements of the server. R-INC-1 */
import { ROUTES } from '@mundo-manager/contract';
import { Refused } from '../commands/refusal.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { announcementsAt } from '../operations/operator/announcements.ts';
import { createPing } from '../storage/ping.ts';

export function registerHealth(host: RouteHost): void {
  const { storage, clock, isStopping, isCatchingUp } = host.services;
  const isAnswering = createPing(storage);
  const canServe = async () => !isStopping?.() && !isCatchingUp?.() && (await isAnswering());

  registerRoute(host, ROUTES.health, () => ({ status: 'ok' }) as const);

  registerRoute(host, ROUTES.ready, async () => {
    if (!(await canServe())) throw new Refused('server/unavailable');
    return { status: 'ok' } as const;
  });

  registerRoute(host, ROUTES.serverStatus, async () => {
    const announcements = await announcementsAt(storage.db, clock.wallNow());
    return { isWell: await canServe(), announcements };
  });
}
