/** Schemas of the boards. */
import { z } from 'zod';
import type { BOARD_ENDPOINTS } from '../endpoints/boards.ts';
import { boardPageSchema, mutedManagersSchema, postTextSchema } from '../schemas/index.ts';
import { count, id, record, text } from '../schemas/schema-parts.ts';
import { emptyBody, PAGE, type RouteSchemas } from './route.ts';

const competition = record({ competitionId: id });
const post = record({ postId: z.string().regex(/^[1-9][0-9]{0,14}$/) });
const manager = record({ clubId: id });
const done = record({ done: z.literal(true) });

export const BOARD_SCHEMAS = {
  board: {
    params: competition,
    query: record({
      /** The `next` of the page before. */
      before: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER).exactOptional(),
      limit: PAGE.limit,
    }),
    data: boardPageSchema,
  },
  writePost: { params: competition, body: record({ text: postTextSchema }), data: boardPageSchema },
  markBoardSeen: { params: competition, body: record({ upTo: count }), data: record({ unread: count }) },
  mutedManagers: { data: mutedManagersSchema },
  deletePost: { params: post, data: done },
  reportPost: { params: post, body: record({ reason: text(60) }), data: done },
  muteManager: { params: manager, body: emptyBody, data: mutedManagersSchema },
  unmuteManager: { body: manager, data: mutedManagersSchema },
} as const satisfies Record<keyof typeof BOARD_ENDPOINTS, RouteSchemas>;
