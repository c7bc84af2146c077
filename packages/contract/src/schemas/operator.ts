/** Managers as operators find them, and what operators do. R-ADM-1 to R-ADM-6, R-OPR-5 */
import { CATEGORIES, type Category } from '@mundo-manager/rules/clubs';
import type { LedgerEntry } from '@mundo-manager/rules/finances';
import { z } from 'zod';
import { amount, count, described, id, moment, named, record, text } from './schema-parts.ts';

/** A manager or a club without one. */
export interface FoundManager {
  readonly userId: string | null;
  readonly userName: string | null;
  readonly clubId: string | null;
  readonly clubName: string | null;
  readonly category: Category | null;
  readonly money: number | null;
  readonly credits: number | null;
  /** Game time. */
  readonly bannedUntil: number | null;
}

export const foundManagerSchema: z.ZodType<FoundManager> = named(
  'FoundManager',
  record({
    userId: id.nullable(),
    userName: z.string().max(200).nullable(),
    clubId: id.nullable(),
    clubName: text(60).nullable(),
    category: z.enum(CATEGORIES).nullable(),
    money: amount.nullable(),
    credits: amount.nullable(),
    bannedUntil: moment.nullable(),
  }),
);

/** An entry of a club's ledger with its number, by which it is given back. */
export interface NumberedEntry {
  readonly id: number;
  readonly date: number;
  readonly currency: LedgerEntry['currency'];
  readonly type: string;
  readonly amount: number;
  readonly subject: string | null;
  readonly isRefunded: boolean;
}

export const numberedEntrySchema: z.ZodType<NumberedEntry> = named(
  'NumberedEntry',
  record({
    id: count,
    date: moment,
    currency: z.enum(['money', 'credits']),
    type: text(100),
    amount,
    subject: text(200).nullable(),
    isRefunded: z.boolean(),
  }),
);

/** What an operator has done: who, when, what and why. */
export interface DoneAct {
  readonly id: number;
  /** Real time. */
  readonly doneAt: number;
  readonly operator: string;
  readonly act: string;
  readonly userId: string | null;
  readonly clubId: string | null;
  readonly reason: string;
  readonly facts: Readonly<Record<string, string | number | null>>;
}

export const doneActSchema: z.ZodType<DoneAct> = named(
  'DoneAct',
  record({
    id: count,
    doneAt: moment,
    operator: text(300),
    act: text(40),
    userId: id.nullable(),
    clubId: id.nullable(),
    reason: text(500),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  }),
);

/** Longest reason of an action, and title and text of an announcement, in characters. */
export const OPERATOR_LIMITS = { reason: 200, title: 80, text: 500, days: 3_650 } as const;

const reason = described(text(OPERATOR_LIMITS.reason), 'The manager reads it, so write it in his language');
const realTime = described(moment, 'Real time in milliseconds');

/** One record for each action. */
const ACT_RECORDS = [
  record({ act: z.literal('ban'), userId: id, days: z.int().min(1).max(OPERATOR_LIMITS.days), reason }),
  record({ act: z.literal('unban'), userId: id, reason }),
  record({ act: z.literal('mute'), userId: id, days: z.int().min(1).max(OPERATOR_LIMITS.days), reason }),
  record({ act: z.literal('unmute'), userId: id, reason }),
  record({ act: z.literal('hide'), postId: count, reason }),
  record({ act: z.literal('restore'), postId: count, reason }),
  record({ act: z.literal('rename'), clubId: id, name: text(100), reason }),
  record({ act: z.literal('refund'), entryId: count, reason }),
  record({
    act: z.literal('grant'),
    clubId: id,
    currency: z.enum(['money', 'credits']),
    amount: amount.refine((value) => value !== 0, 'nothing'),
    reason,
  }),
  record({
    act: z.literal('announce'),
    kind: z.enum(['notice', 'incident']),
    title: text(OPERATOR_LIMITS.title),
    text: text(OPERATOR_LIMITS.text),
    from: realTime.nullable(),
    until: realTime.nullable(),
  }),
  record({ act: z.literal('resolve'), id: count, reason }),
] as const;

export const operatorActSchema = named('OperatorAct', z.union(ACT_RECORDS));

/** An action as it is asked for. */
export type OperatorAct = z.output<typeof operatorActSchema>;
