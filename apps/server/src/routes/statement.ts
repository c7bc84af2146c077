/** The statement of a club and the report of its money. R-FIN-7, R-MON-6 */
import { ROUTES } from '@mundo-manager/contract';
import { loadClub } from '../aggregates/clubs.ts';
import { orRefuse } from '../commands/refusal.ts';
import { callerClubId } from '../http/find-caller.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { moneyReportOf } from '../views/money-report.ts';
import { statementPage } from '../views/statement.ts';

export function registerStatement(host: RouteHost): void {
  const { storage, clock } = host.services;

  registerRoute(host, ROUTES.statement, ({ caller, query }) => statementPage(storage.db, callerClubId(caller), query));

  registerRoute(host, ROUTES.moneyReport, ({ caller }) => {
    const clubId = callerClubId(caller);
    // The balance and the entries are of one moment, so that the report adds up.
    return storage.snapshot(async (tx) => {
      const { club } = orRefuse(await loadClub(tx, clubId), 'club/none');
      return moneyReportOf(tx, club, clock.now());
    });
  });
}
