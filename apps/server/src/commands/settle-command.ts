/** What became of a command whose answer was lost. R-CAL-40 */
import type { SettledCommand } from '@mundo-manager/contract';
import { isLockTimeout } from '../storage/errors.ts';
import type { Storage } from '../storage/storage.ts';
import { settleKey } from './idempotency.ts';
import { Refused, refusalAnswer } from './refusal.ts';

/**
 * Returns the stored answer of the user's command, or cancels a command that has not arrived. Refuses with `user/none` where the user was
 * deleted meanwhile.
 */
export async function settleCommand(
  { storage }: { readonly storage: Pick<Storage, 'transaction'> },
  { userId, key }: { readonly userId: string; readonly key: string },
): Promise<SettledCommand> {
  const refusal = refusalAnswer({ code: 'command/cancelled', facts: {} });
  try {
    // The command holds its key until it commits: a lock that is not given in time means that it runs.
    const settled = await storage.transaction((tx) => settleKey(tx, userId, key, refusal));
    if (settled.state === 'nobody') throw new Refused('user/none');
    if (settled.state === 'cancelled') return { state: 'cancelled' };
    return { state: 'answered', answer: JSON.parse(settled.answer.body) };
  } catch (error) {
    if (isLockTimeout(error)) return { state: 'running' };
    throw error;
  }
}
