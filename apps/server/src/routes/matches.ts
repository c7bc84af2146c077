/** Any match as it may be seen now. R-IDN-6 */
import { ROUTES } from '@mundo-manager/contract';
import { orRefuse } from '../commands/refusal.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { matchReport, matchViews } from '../views/matches.ts';

export function registerMatches(host: RouteHost): void {
  const { storage, clock, timelines } = host.services;

  registerRoute(host, ROUTES.match, async ({ params: { matchId }, caller }) => {
    const [view] = await matchViews(storage.db, [matchId], { clubId: caller.clubId, now: clock.now() });
    const match = orRefuse(view, 'not-found/match');
    return { match, report: match.status === 'finished' ? await matchReport(storage.db, timelines, matchId) : null };
  });
}
