import { ApiError, type CallData, type Client } from '@mundo-manager/contract/client';
import type { AnyRefusal } from '../../components/messages/errors.ts';
import { refusalCodeOf, refusalOf } from '../calls/refusal-of.ts';
import { endsSession } from '../session/session-machine.ts';
import type { PendingCommand } from './pending-commands.ts';

/** What became of a command whose answer was lost. */
export type CommandOutcome =
  | { readonly state: 'done'; readonly data: unknown }
  | { readonly state: 'refused'; readonly refusal: AnyRefusal }
  /** It never arrived, and does nothing if it still does. */
  | { readonly state: 'cancelled' }
  /** The server can't say what the outcome is. */
  | { readonly state: 'unknown' };

/** Asks the server what became of a command; null while it can't be asked or still runs. Throws what ends the session. R-CAL-40 */
export async function settleCommand(
  client: Client,
  { key, name }: Pick<PendingCommand, 'key' | 'name'>,
): Promise<CommandOutcome | null> {
  try {
    return outcomeOf(await client.call('settleCommand', { params: { key } }));
  } catch (error) {
    const code = refusalCodeOf(error);
    // No caller is left for another answer.
    if (name === 'deleteAccount' && code === 'user/none') return { state: 'done', data: { deleted: true } };
    if (endsSession(code)) throw error;
    return isAnswerLost(error) || code === 'request/rate-limited' ? null : { state: 'unknown' };
  }
}

function outcomeOf(settled: CallData<'settleCommand'>): CommandOutcome | null {
  if (settled.state === 'running') return null;
  if (settled.state === 'cancelled') return settled;
  const { data, error } = settled.answer;
  return error === null ? { state: 'done', data } : { state: 'refused', refusal: error };
}

/**
 * Whether the server may have done the command nevertheless: no answer came, one of a proxy, or one of a failed server. A token
 * that could not be had was never sent with anything.
 */
export function isAnswerLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status >= 500 || error.code === 'network/unreadable-answer';
}

/** The refusal of a command that was not done, by the failure that hid its answer: a server that failed says so itself. */
export function notDone(failure: unknown): AnyRefusal {
  const isFromServer = failure instanceof ApiError && failure.code.startsWith('server/');
  return isFromServer ? refusalOf(failure) : { code: 'command/not-done' };
}
