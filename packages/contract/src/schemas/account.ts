/** The signed-in user and what is stored about him. */
import type { LedgerEntry } from '@mundo-manager/rules/finances';
import type { InboxMessage } from '@mundo-manager/rules/inbox';
import { z } from 'zod';
import { type OwnClub, ownClubSchema } from './club.ts';
import { ledgerEntrySchema } from './finances.ts';
import { inboxMessageSchema } from './inbox.ts';
import { type MatchView, matchViewSchema } from './match.ts';
import { id, list, moment, named, record, text } from './shape.ts';

/** The signed-in user; nobody but himself sees this. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Address of a picture. */
  readonly image: string | null;
  /** Real time. */
  readonly createdAt: number;
  readonly clubId: string | null;
}

export const userSchema: z.ZodType<User> = named(
  'User',
  record({
    id,
    name: z.string().max(200),
    email: text(320),
    image: text(2_000).nullable(),
    createdAt: moment,
    clubId: id.nullable(),
  }),
);

/** Everything that is stored about a user. */
export interface AccountData {
  /** Real time. */
  readonly exportedAt: number;
  readonly user: User;
  readonly club: OwnClub | null;
  readonly entries: readonly LedgerEntry[];
  readonly messages: readonly InboxMessage[];
  readonly matches: readonly MatchView[];
}

export const accountDataSchema: z.ZodType<AccountData> = named(
  'AccountData',
  record({
    exportedAt: moment,
    user: userSchema,
    club: ownClubSchema.nullable(),
    entries: list(ledgerEntrySchema, 1_000_000),
    messages: list(inboxMessageSchema, 1_000_000),
    matches: list(matchViewSchema, 100_000),
  }),
);
