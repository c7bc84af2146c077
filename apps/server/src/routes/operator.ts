/** What operators do over the interface; who may, `http/find-caller.ts` has looked up. R-OPR-5 to R-OPR-7 */
import { ROUTES } from '@mundo-manager/contract';
import { clubIdOf } from '../aggregates/clubs.ts';
import { orRefuse, refuseWith } from '../commands/refusal.ts';
import { callerUserId } from '../http/find-caller.ts';
import { registerUserCommand } from '../http/register-command.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { findManagers, recentActions } from '../operations/operator/find-managers.ts';
import { operatorUntil } from '../operations/operator/operators.ts';
import { concerns, performAction } from '../operations/operator/perform-action.ts';
import { entriesOf } from '../operations/operator/refunds.ts';
import { moderatedPosts } from '../views/moderated-posts.ts';

export function registerOperator(host: RouteHost): void {
  const { storage, clock, isReservedName } = host.services;

  registerRoute(host, ROUTES.operatorScope, async ({ caller }) => {
    const userId = callerUserId(caller);
    return { until: await operatorUntil(storage.db, userId, clock.wallNow()) };
  });

  registerRoute(host, ROUTES.findManagers, async ({ query }) => ({
    found: await findManagers(storage.db, query.text),
  }));

  registerRoute(host, ROUTES.operatorEntries, async ({ params }) => {
    const club = await storage.db.selectFrom('clubs').select('id').where('id', '=', params.id).executeTakeFirst();
    orRefuse(club, 'not-found/club');
    const rows = await entriesOf(storage.db, params.id);
    return { entries: rows.map(({ refundedBy, ...entry }) => ({ ...entry, isRefunded: refundedBy !== null })) };
  });

  registerRoute(host, ROUTES.operatorReports, () => moderatedPosts(storage.db));

  registerRoute(host, ROUTES.operatorActs, ({ query }) => recentActions(storage.db, query));

  registerUserCommand(host, ROUTES.operatorAct, {
    run: async ({ tx, userId, now, ruleset, body }) => {
      const own = { userId, clubId: (await clubIdOf(tx, userId)) ?? null };
      if (await concerns(tx, body, own)) return refuseWith('operator/own-affairs');
      const user = await tx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
      const operator = `${user?.name ?? ''} (${userId})`;
      return performAction(body, { tx, operator, now, realNow: clock.wallNow(), ruleset, isReservedName });
    },
    changes: () => ({ entries: [], events: [] }),
    answer: ({ outcome }) => ({ act: outcome }),
  });
}
