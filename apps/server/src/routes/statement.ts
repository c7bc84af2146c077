/** The statement of a club. R-FIN-7 */
import { ROUTES } from '@mundo-manager/contract';
import { orRefuse } from '../commands/refusal.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { statementPage } from '../views/statement.ts';

export function registerStatement(host: RouteHost): void {
  const { storage } = host.services;
  registerRoute(host, ROUTES.statement, ({ caller, query }) =>
    statementPage(storage.db, orRefuse(caller.clubId, 'club/none'), query),
  );
}
