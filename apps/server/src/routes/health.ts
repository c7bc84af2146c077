/** Whether the process lives, and whether it can serve calls. */
import { ROUTES } from '@mundo-manager/contract';
import { sql } from 'kysely';
import { Refused } from '../commands/refusal.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';

export function registerHealth(host: RouteHost): void {
  const { storage, isStopping, isCatchingUp } = host.services;
  registerRoute(host, ROUTES.health, () => ({ status: 'ok' }) as const);
  registerRoute(host, ROUTES.ready, async () => {
    if (isStopping?.() || isCatchingUp?.()) throw new Refused('server/unavailable');
    await sql`select 1`.execute(storage.db);
    return { status: 'ok' } as const;
  });
}
