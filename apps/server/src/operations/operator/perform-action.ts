/** The actions of operators by name: the command line and the interface both do them here. R-OPR-5 */
import type { DoneAct, OperatorAct } from '@mundo-manager/contract';
import { DAY } from '@mundo-manager/rules/clock';
import type { Result } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { type Refusal, refuseWith } from '../../commands/refusal.ts';
import type { IsReserved } from '../../names/reserved-names.ts';
import type { Queries } from '../../storage/storage.ts';
import { ban, grant, unban } from './actions.ts';
import { announce, resolve } from './announcements.ts';
import { decideReport, silence, unsilence } from './boards.ts';
import { actionOfTransaction } from './find-managers.ts';
import { type RefundProblem, refund } from './refunds.ts';
import { rename } from './rename.ts';

/** What every action is done with. */
export interface ActionScope {
  readonly tx: Queries;
  /** As the row names him. */
  readonly operator: string;
  /** Game time, and real time in milliseconds. */
  readonly now: number;
  readonly realNow: number;
  readonly ruleset: Ruleset;
  readonly isReservedName: IsReserved;
}

type Asked<Name extends OperatorAct['act']> = Extract<OperatorAct, { readonly act: Name }>;
type Perform<Name extends OperatorAct['act']> = (asked: Asked<Name>, scope: ActionScope) => Promise<Refusal | null>;

const PROBLEMS = {
  'unknown-entry': 'not-found/entry',
  'no-expense': 'operator/no-expense',
  'refunded-before': 'operator/refunded-before',
} as const satisfies Record<RefundProblem, Refusal['code']>;

/** One row for each action; a new one is added here, to the contract's records and to the screen's table. */
const ACTIONS: { readonly [Name in OperatorAct['act']]: Perform<Name> } = {
  ban: async ({ userId, days, reason }, { tx, operator, now }) =>
    refusalUnless(await ban(tx, userId, now + days * DAY, { operator, reason, now }), 'not-found/user'),
  unban: async ({ userId, reason }, { tx, operator, now }) =>
    refusalUnless(await unban(tx, userId, { operator, reason, now }), 'operator/not-banned'),
  mute: async ({ userId, days, reason }, { tx, operator, now }) =>
    refusalUnless(await silence(tx, userId, now + days * DAY, { operator, reason, now }), 'not-found/user'),
  unmute: async ({ userId, reason }, { tx, operator, now }) =>
    refusalUnless(await unsilence(tx, userId, { operator, reason, now }), 'operator/not-silenced'),
  hide: ({ postId, reason }, { tx, operator, now }) => decideReport(tx, postId, 'hide', { operator, reason, now }),
  restore: ({ postId, reason }, { tx, operator, now }) =>
    decideReport(tx, postId, 'restore', { operator, reason, now }),
  rename: ({ clubId, name, reason }, { tx, operator, now, ruleset, isReservedName }) =>
    rename(tx, clubId, name, { operator, reason, now }, { ruleset, isReservedName }),
  refund: async ({ entryId, reason }, { tx, operator, now, ruleset }) => {
    const done = await refund(tx, entryId, { operator, reason, now }, ruleset);
    return typeof done === 'string' ? { code: PROBLEMS[done], facts: {} } : null;
  },
  grant: ({ clubId, currency, amount, reason }, { tx, operator, now, ruleset }) =>
    grant(tx, clubId, { currency, amount }, { operator, reason, now }, ruleset),
  announce: async ({ kind, title, text, from, until }, { tx, operator, now, realNow }) => {
    const begin = from ?? realNow;
    if (until !== null && until <= begin) return { code: 'operator/bad-period', facts: {} };
    await announce(tx, { kind, title, text, from: begin, until }, { operator, reason: text, now });
    return null;
  },
  resolve: async ({ id, reason }, { tx, operator, now, realNow }) =>
    refusalUnless(await resolve(tx, id, realNow, { operator, reason, now }), 'not-found/announcement'),
};

/** Does an action; its row, or why nothing was done. */
export async function performAction(asked: OperatorAct, scope: ActionScope): Promise<Result<DoneAct, Refusal>> {
  const perform = ACTIONS[asked.act] as (asked: OperatorAct, scope: ActionScope) => Promise<Refusal | null>;
  const refusal = await perform(asked, scope);
  if (refusal !== null) return refuseWith(refusal.code, refusal.facts);
  return { ok: true, value: await actionOfTransaction(scope.tx) };
}

/** Whether an action concerns the user himself or his club, which the interface refuses. R-OPR-7 */
export async function concerns(
  tx: Queries,
  asked: OperatorAct,
  { userId, clubId }: { readonly userId: string; readonly clubId: string | null },
): Promise<boolean> {
  if ('userId' in asked) return asked.userId === userId;
  if ('clubId' in asked) return asked.clubId === clubId;
  if ('postId' in asked) {
    const query = tx.selectFrom('board_posts').select('author_id').where('id', '=', asked.postId);
    return (await query.executeTakeFirst())?.author_id === userId;
  }
  if (asked.act !== 'refund') return false;
  const entry = await tx
    .selectFrom('ledger_entries')
    .select('club_id')
    .where('id', '=', asked.entryId)
    .executeTakeFirst();
  return entry !== undefined && entry.club_id === clubId;
}

function refusalUnless(isDone: boolean, code: Refusal['code']): Refusal | null {
  return isDone ? null : { code, facts: {} };
}
