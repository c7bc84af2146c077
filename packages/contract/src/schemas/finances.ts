/** Balances, the ledger and the sponsor. */
import type { Finances, Sponsorship } from '@mundo-manager/rules/clubs';
import { CREDIT_ENTRY_TYPES, type LedgerEntry, MONEY_ENTRY_TYPES } from '@mundo-manager/rules/finances';
import { type MoneyPeriod, type MoneyReport, REPORTED_WEEKS } from '@mundo-manager/rules/money-report';
import { z } from 'zod';
import { amount, id, list, moment, named, record, text } from './schema-parts.ts';

const ENTRY = { clubId: id, date: moment, amount, subject: text(200).exactOptional() };

export const ledgerEntrySchema: z.ZodType<LedgerEntry> = named(
  'LedgerEntry',
  z.discriminatedUnion('currency', [
    z.strictObject({ ...ENTRY, currency: z.literal('money'), type: z.enum(MONEY_ENTRY_TYPES) }),
    z.strictObject({ ...ENTRY, currency: z.literal('credits'), type: z.enum(CREDIT_ENTRY_TYPES) }),
  ]),
);

const sponsorshipSchema: z.ZodType<Sponsorship> = named(
  'Sponsorship',
  record({ id: text(40), startDate: moment, endDate: moment, duration: z.number(), money: amount, credits: amount }),
);

export const financesSchema: z.ZodType<Finances> = named(
  'Finances',
  record({
    totalMoney: amount,
    credits: amount,
    reports: list(ledgerEntrySchema, 1_000),
    sponsorship: sponsorshipSchema.nullable(),
  }),
);

const moneyPeriodSchema: z.ZodType<MoneyPeriod> = named(
  'MoneyPeriod',
  record({
    from: moment,
    income: amount,
    expenses: amount,
    wageShare: z.number().nullable(),
    totals: list(record({ type: z.enum(MONEY_ENTRY_TYPES), amount }), MONEY_ENTRY_TYPES.length),
  }),
);

export const moneyReportSchema: z.ZodType<MoneyReport> = named(
  'MoneyReport',
  record({
    weeks: list(moneyPeriodSchema, REPORTED_WEEKS),
    season: moneyPeriodSchema.nullable(),
    balances: list(record({ day: moment, balance: amount }), REPORTED_WEEKS * 7),
  }),
);
