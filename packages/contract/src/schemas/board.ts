/** Boards of competitions. R-BRD-10 */
import {
  MUTED_MANAGERS,
  POST_LENGTH,
  REPORT_REASONS,
  type ReportReason,
  type SeenPost,
  type Silence,
} from '@mundo-manager/rules/board';
import { z } from 'zod';
import { type ClubBadge, clubBadgeSchema } from './club-look.ts';
import { count, described, id, list, moment, named, record, text } from './schema-parts.ts';

/** Longer than any post may be: the rules say what is too long, with their own code. */
export const postTextSchema: z.ZodType<string> = z.string().max(10 * POST_LENGTH);

const STATUSES = ['shown', 'awaiting', 'hidden'] as const satisfies readonly SeenPost['status'][];

/** A text with line breaks, twice as long in units as in characters at most. */
const writtenText = z
  .string()
  .min(1)
  .max(2 * POST_LENGTH);

/** A post on a board as the caller sees it. */
export interface BoardPost extends SeenPost {
  readonly id: number;
  readonly date: number;
  readonly club: ClubBadge;
  readonly managerName: string;
}

export const boardPostSchema: z.ZodType<BoardPost> = named(
  'BoardPost',
  record({
    id: count,
    date: moment,
    club: clubBadgeSchema,
    managerName: z.string().max(200),
    text: described(writtenText.nullable(), 'Plain text with line breaks; null where it is hidden from the caller'),
    status: z.enum(STATUSES),
    isOwn: z.boolean(),
    isMuted: z.boolean(),
    isReported: z.boolean(),
  }),
);

/** A page of a board. */
export interface BoardPage {
  /** The newest first. */
  readonly posts: readonly BoardPost[];
  /** Number of the oldest post on this page, to ask for the page after it; null on the last one. */
  readonly next: number | null;
  /** Number of the newest post that the manager had seen before; 0 for none. */
  readonly seen: number;
  /** Shown posts of others after that one, without those of muted managers. */
  readonly unread: number;
  /** While the operator keeps the manager from writing. */
  readonly silence: Silence | null;
}

const silenceSchema: z.ZodType<Silence> = record({ until: moment, reason: text(200) });

export const boardPageSchema: z.ZodType<BoardPage> = named(
  'BoardPage',
  record({
    posts: described(list(boardPostSchema, 100), 'The newest first'),
    next: described(count.nullable(), 'Number of the oldest post on this page, to ask for the page after it'),
    seen: described(count, 'Number of the newest post that was seen before'),
    unread: count,
    silence: described(silenceSchema.nullable(), 'While the operator keeps the manager from writing'),
  }),
);

/** A muted manager, by his club. */
export interface MutedManager {
  readonly club: ClubBadge;
  readonly managerName: string;
  readonly since: number;
}

export const mutedManagersSchema: z.ZodType<{ readonly muted: readonly MutedManager[] }> = record({
  muted: described(
    list(record({ club: clubBadgeSchema, managerName: z.string().max(200), since: moment }), MUTED_MANAGERS),
    'The last muted first',
  ),
});

/** A report as the operator reads it. */
export interface PostReport {
  readonly clubName: string;
  readonly managerName: string;
  readonly date: number;
  readonly reason: ReportReason;
}

/** A post as the operator reads it. */
export interface ModeratedPost {
  readonly id: number;
  readonly date: number;
  readonly competitionId: string;
  readonly competitionName: string;
  readonly authorId: string;
  readonly managerName: string;
  readonly clubName: string;
  readonly text: string;
  readonly status: SeenPost['status'];
  readonly reports: readonly PostReport[];
}

/** Posts of each of the operator's two lists at most, and the first reports of each that are listed. */
export const MODERATION_LIMITS = { posts: 50, reports: 100 } as const;

export const moderatedPostSchema: z.ZodType<ModeratedPost> = named(
  'ModeratedPost',
  record({
    id: count,
    date: moment,
    competitionId: id,
    competitionName: text(100),
    authorId: id,
    managerName: z.string().max(200),
    clubName: text(60),
    text: writtenText,
    status: z.enum(STATUSES),
    reports: described(
      list(
        record({ clubName: text(60), managerName: z.string().max(200), date: moment, reason: z.enum(REPORT_REASONS) }),
        MODERATION_LIMITS.reports,
      ),
      'The first reported first',
    ),
  }),
);

/** An own post, as it is exported. */
export interface OwnPost {
  readonly id: number;
  readonly competitionId: string;
  readonly date: number;
  readonly text: string;
  readonly status: SeenPost['status'];
}

/** An own report, as it is exported. */
export interface OwnReport {
  readonly postId: number;
  readonly date: number;
  readonly reason: ReportReason;
}

/** What a manager has written, reported and muted on boards. */
export interface OwnBoards {
  readonly posts: readonly OwnPost[];
  readonly reports: readonly OwnReport[];
  readonly muted: readonly { readonly clubId: string; readonly since: number }[];
}

export const ownBoardsSchema: z.ZodType<OwnBoards> = named(
  'OwnBoards',
  record({
    posts: list(
      record({ id: count, competitionId: id, date: moment, text: writtenText, status: z.enum(STATUSES) }),
      1_000_000,
    ),
    reports: list(record({ postId: count, date: moment, reason: z.enum(REPORT_REASONS) }), 1_000_000),
    muted: list(record({ clubId: id, since: moment }), MUTED_MANAGERS),
  }),
);
