/** Reports, decisions of the operator and muted managers: what is shown of a post. */
import type { ClubId } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { MUTED_MANAGERS, REPORT_REASONS, REPORTS_TO_HIDE, type ReportReason } from './constants.ts';

/** The operator's last word on a post; null before it. */
export type PostDecision = 'hide' | 'restore' | null;

/** Whether a post is shown, hidden until the operator decides, or hidden by him. */
export type PostStatus = 'shown' | 'awaiting' | 'hidden';

/** The status of a post by its number of reports; the operator's decision outweighs all reports. R-BRD-6, R-BRD-7 */
export function postStatus({
  reports,
  decision,
}: {
  readonly reports: number;
  readonly decision: PostDecision;
}): PostStatus {
  if (decision !== null) return decision === 'hide' ? 'hidden' : 'shown';
  return reports >= REPORTS_TO_HIDE ? 'awaiting' : 'shown';
}

/** A post as it is stored, and what was reported of it. */
export interface StoredPost {
  readonly clubId: ClubId;
  readonly text: string;
  /** Clubs of the managers who have reported it. */
  readonly reporters: readonly ClubId[];
  readonly decision: PostDecision;
}

/** Who reads a board. */
export interface BoardReader {
  readonly clubId: ClubId;
  /** Clubs of the managers whom he has muted. */
  readonly muted: readonly ClubId[];
}

/** A post as one manager sees it. */
export interface SeenPost {
  /** Null for a hidden post of another manager. */
  readonly text: string | null;
  readonly status: PostStatus;
  readonly isOwn: boolean;
  /** Whether the reader has muted its author. */
  readonly isMuted: boolean;
  readonly isReported: boolean;
}

/** The post as the reader sees it: only its author still reads a hidden text. R-BRD-6, R-BRD-8 */
export function postSeenBy({ clubId, text, reporters, decision }: StoredPost, reader: BoardReader): SeenPost {
  const status = postStatus({ reports: reporters.length, decision });
  const isOwn = clubId === reader.clubId;
  return {
    text: isOwn || status === 'shown' ? text : null,
    status,
    isOwn,
    isMuted: !isOwn && reader.muted.includes(clubId),
    isReported: reporters.includes(reader.clubId),
  };
}

/** Input of a report. */
export interface ReportInput {
  readonly post: Pick<StoredPost, 'clubId' | 'reporters'>;
  /** The club of the manager who reports. */
  readonly clubId: ClubId;
  readonly reason: string;
}

/** The reason of a report by a manager who has not reported the post yet. Refusals: own-post, reported-before, unknown-reason. R-BRD-5 */
export function checkReport({ post, clubId, reason }: ReportInput): Result<ReportReason> {
  if (post.clubId === clubId) return refuse('board/own-post');
  if (post.reporters.includes(clubId)) return refuse('board/reported-before');
  const known = REPORT_REASONS.find((word) => word === reason);
  return known === undefined ? refuse('board/unknown-reason', { reason }) : accept(known);
}

/** The club whose manager is to be muted, also where he is already. Refusals: own-mute, mutes-full. R-BRD-8 */
export function checkMute(reader: BoardReader, clubId: ClubId): Result<ClubId> {
  if (reader.clubId === clubId) return refuse('board/own-mute');
  const isNew = !reader.muted.includes(clubId);
  if (isNew && reader.muted.length >= MUTED_MANAGERS) return refuse('board/mutes-full', { limit: MUTED_MANAGERS });
  return accept(clubId);
}
