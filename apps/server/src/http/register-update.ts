/** Puts an update of the contract onto the server: a change that may be repeated, so it needs no Idempotency-Key. */
import type { CallData, EndpointName } from '@mundo-manager/contract';
import type { Queries } from '../storage/storage.ts';
import { callerUserId } from './find-caller.ts';
import { type CheckedCall, type RouteHost, type RouteOf, registerRoute } from './register-route.ts';

/** An update as its handler gets it. */
export interface Update<Name extends EndpointName> extends CheckedCall<Name> {
  /** The transaction of the update. */
  readonly tx: Queries;
  readonly userId: string;
}

/** Registers an update of the caller's own data: one transaction, in turn with the caller's commands. */
export function registerUpdate<Name extends EndpointName>(
  host: RouteHost,
  route: RouteOf<Name>,
  handler: (update: Update<Name>) => Promise<CallData<Name>>,
): void {
  const { services, parallelCommands } = host;
  registerRoute(host, route, (call) => {
    const userId = callerUserId(call.caller);
    return parallelCommands.run(userId, () => services.storage.transaction((tx) => handler({ ...call, tx, userId })));
  });
}
