/** The settling of commands whose answers were lost. R-CAL-40 */
import { ROUTES } from '@mundo-manager/contract';
import { settleCommand } from '../commands/settle-command.ts';
import { callerUserId } from '../http/find-caller.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';

export function registerCommands(host: RouteHost): void {
  registerRoute(host, ROUTES.settleCommand, ({ caller, params }) =>
    settleCommand(host.services, { userId: callerUserId(caller), key: params.key }),
  );
}
