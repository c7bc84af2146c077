/** `admin -- appoint` and `dismiss`: who may do these actions over the interface. R-OPR-6 */
import { DAY } from '@mundo-manager/rules/clock';
import type { ActionContext } from '../operations/operator/actions.ts';
import { appoint, dismiss, SCOPE_DAYS, userCalled } from '../operations/operator/operators.ts';
import type { Storage } from '../storage/storage.ts';
import type { StorageTask } from './action-command.ts';
import { wholeOf } from './operator-arguments.ts';
import { OperatorError } from './program.ts';

type By = Omit<ActionContext, 'now'>;

/** Appoints a user for days of real time. */
export function appointFor(idOrAddress: string, given: string | undefined, by: By): StorageTask {
  const days = given === undefined ? SCOPE_DAYS.usual : wholeOf('--days', given);
  if (days < 1 || days > SCOPE_DAYS.most) throw new OperatorError(`--days must be 1 to ${SCOPE_DAYS.most}`);
  return async (storage, { now, realNow }) => {
    const userId = await userOf(storage, idOrAddress);
    const until = realNow + days * DAY;
    await storage.transaction((tx) => appoint(tx, userId, until, { ...by, now }));
    process.stdout.write(`${userId} is an operator until ${new Date(until).toISOString()}.\n`);
    return 0;
  };
}

/** Ends a user's scope. */
export function dismissNow(idOrAddress: string, by: By): StorageTask {
  return async (storage, { now }) => {
    const userId = await userOf(storage, idOrAddress);
    const wasOperator = await storage.transaction((tx) => dismiss(tx, userId, { ...by, now }));
    if (!wasOperator) throw new OperatorError(`${userId} is no operator`);
    process.stdout.write(`${userId} is no operator any more.\n`);
    return 0;
  };
}

async function userOf({ db }: Storage, idOrAddress: string): Promise<string> {
  const userId = await userCalled(db, idOrAddress);
  if (userId === undefined)
    throw new OperatorError(`no one user has the id or the verified address ${idOrAddress}: look him up with 'find'`);
  return userId;
}
