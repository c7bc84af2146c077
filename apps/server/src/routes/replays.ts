/** Replays of finished matches. R-REP-3 */
import { ROUTES } from '@mundo-manager/contract';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { replayOf } from '../views/replay.ts';

export function registerReplays(host: RouteHost): void {
  const { storage, clock, rulesets } = host.services;

  registerRoute(host, ROUTES.replay, async ({ params }) => ({
    replay: await replayOf(storage.db, params.replayId, rulesets.at(clock.now())),
  }));
}
