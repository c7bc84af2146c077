/** Announcements of operators and the state of the server. R-INC-1 */
import { z } from 'zod';
import { count, list, moment, named, record, text } from './schema-parts.ts';

/** An announcement or an incident; its moments are real time. */
export interface Announcement {
  readonly id: number;
  readonly kind: 'notice' | 'incident';
  readonly title: string;
  readonly text: string;
  readonly from: number;
  /** Null: until the operator ends it. */
  readonly until: number | null;
  readonly resolvedAt: number | null;
  /** Whether it holds at the moment of the answer. */
  readonly isCurrent: boolean;
}

const announcementSchema: z.ZodType<Announcement> = named(
  'Announcement',
  record({
    id: count,
    kind: z.enum(['notice', 'incident']),
    title: text(80),
    text: text(500),
    from: moment,
    until: moment.nullable(),
    resolvedAt: moment.nullable(),
    isCurrent: z.boolean(),
  }),
  'Moments are real time',
);

/** How the server is, and what was announced. */
export interface ServerStatus {
  /** Whether calls of the game are answered at this moment. */
  readonly isWell: boolean;
  /** Newest first. */
  readonly announcements: readonly Announcement[];
}

export const serverStatusSchema: z.ZodType<ServerStatus> = named(
  'ServerStatus',
  record({ isWell: z.boolean(), announcements: list(announcementSchema, 50) }),
);
