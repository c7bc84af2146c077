/** Schemas of the account and the inbox. */
import { z } from 'zod';
import type { ACCOUNT_ENDPOINTS } from '../endpoints/account.ts';
import type { INBOX_ENDPOINTS } from '../endpoints/inbox.ts';
import { accountDataSchema, inboxMessageSchema, messageIdSchema } from '../schemas/index.ts';
import { count, described, id, list, moment, record } from '../schemas/schema-parts.ts';
import { emptyBody, nextPage, PAGE, pageQuery, type RouteSchemas } from './route.ts';

const unread = record({ unread: count });

export const INBOX_SCHEMAS = {
  inbox: {
    query: pageQuery,
    data: record({ messages: list(inboxMessageSchema, 100), unread: count, next: nextPage }),
  },
  inboxArchive: {
    query: record({ ...PAGE, season: described(id, 'The league that the season ended with').exactOptional() }),
    data: record({
      seasons: list(
        record({
          competitionId: id.nullable(),
          place: count.nullable(),
          until: described(moment.nullable(), 'End of the season; null for the one under way'),
        }),
        1_000,
      ),
      messages: list(inboxMessageSchema, 100),
      next: nextPage,
    }),
  },
  markInbox: { body: record({ ids: list(messageIdSchema, 100), read: z.boolean() }), data: unread },
  markInboxAllRead: { body: emptyBody, data: unread },
} as const satisfies Record<keyof typeof INBOX_ENDPOINTS, RouteSchemas>;

export const ACCOUNT_SCHEMAS = {
  exportAccount: { data: accountDataSchema },
  setVacation: {
    body: record({ isOn: z.boolean() }),
    data: record({
      since: described(moment.nullable(), 'Game time from which on the club is on vacation; null while it is not'),
    }),
  },
  showLastSeen: { body: record({ isShown: z.boolean() }), data: record({ isShown: z.boolean() }) },
  deleteAccount: { data: record({ deleted: z.literal(true) }) },
} as const satisfies Record<keyof typeof ACCOUNT_ENDPOINTS, RouteSchemas>;
