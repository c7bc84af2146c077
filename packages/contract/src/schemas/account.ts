/** The signed-in user and what is stored about him. */
import type { LedgerEntry } from '@mundo-manager/rules/finances';
import type { Invitation } from '@mundo-manager/rules/friendlies';
import type { InboxMessage } from '@mundo-manager/rules/inbox';
import { WATCHED_PLAYERS, type Watch } from '@mundo-manager/rules/scouting';
import { z } from 'zod';
import { type OwnBoards, ownBoardsSchema } from './board.ts';
import { type OwnClub, ownClubSchema } from './club.ts';
import { ledgerEntrySchema } from './finances.ts';
import { invitationSchema } from './friendlies.ts';
import { inboxMessageSchema } from './inbox.ts';
import { type MatchView, matchViewSchema } from './match.ts';
import { type OwnNotifications, ownNotificationsSchema } from './notifications.ts';
import { id, list, moment, named, record, text } from './schema-parts.ts';
import { watchSchema } from './watchlist.ts';

/** The signed-in user, for that user alone. */
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

/** A sign-up for the beta, made before there was an account. */
export interface BetaSignUp {
  readonly name: string;
  readonly email: string;
  /** Real time. */
  readonly createdAt: number;
}

// Longer than what a sign-up may send: some letters become two in lower case.
const betaSignUpSchema: z.ZodType<BetaSignUp> = named(
  'BetaSignUp',
  record({ name: text(1_000), email: text(1_000), createdAt: moment }),
);

/** Everything that is stored about a user. */
export interface AccountData {
  /** Real time. */
  readonly exportedAt: number;
  readonly user: User;
  /** By the user's e-mail address, if that has been verified. */
  readonly betaSignUp: BetaSignUp | null;
  /** Real time of the last visit that was stored. */
  readonly visitedAt?: number | null;
  /** Whether others may read roughly when. */
  readonly showsLastSeen?: boolean;
  readonly club: OwnClub | null;
  /** The last added first. */
  readonly watched: readonly Watch[];
  readonly boards: OwnBoards;
  readonly notifications: OwnNotifications;
  /** Invitations to friendlies, sent and received, the newest first. */
  readonly invitations: readonly Invitation[];
  readonly entries: readonly LedgerEntry[];
  readonly messages: readonly InboxMessage[];
  readonly matches: readonly MatchView[];
}

export const accountDataSchema: z.ZodType<AccountData> = named(
  'AccountData',
  record({
    exportedAt: moment,
    user: userSchema,
    betaSignUp: betaSignUpSchema.nullable(),
    visitedAt: moment.nullable().exactOptional(),
    showsLastSeen: z.boolean().exactOptional(),
    club: ownClubSchema.nullable(),
    watched: list(watchSchema, WATCHED_PLAYERS),
    boards: ownBoardsSchema,
    notifications: ownNotificationsSchema,
    invitations: list(invitationSchema, 1_000_000),
    entries: list(ledgerEntrySchema, 1_000_000),
    messages: list(inboxMessageSchema, 1_000_000),
    matches: list(matchViewSchema, 100_000),
  }),
);
