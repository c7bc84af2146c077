/** What became of a command whose answer was lost. R-CAL-40 */
import type { SettledCommand } from '@mundo-manager/contract';
import { sql } from 'kysely';
import { sqlState } from '../storage/errors.ts';
import type { Storage } from '../storage/storage.ts';
import { settleKey } from './idempotency.ts';
import { Refused, refusalAnswer } from './refusal.ts';

/** How long to wait for a command that runs before the caller is told so, ms. */
const WAIT = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';

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
    const settled = await storage.transaction(async (tx) => {
      // The command holds its key until it commits.
      await sql`select set_config('lock_timeout', ${String(WAIT)}, true)`.execute(tx);
      return settleKey(tx, userId, key, refusal);
    });
    if (settled.state === 'nobody') throw new Refused('user/none');
    if (settled.state === 'cancelled') return { state: 'cancelled' };
    return { state: 'answered', answer: JSON.parse(settled.answer.body) };
  } catch (error) {
    if (sqlState(error) === LOCK_NOT_AVAILABLE) return { state: 'running' };
    throw error;
  }
}
