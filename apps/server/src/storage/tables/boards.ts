/** Boards of competitions. Moments are game time. */
import type { PostDecision, ReportReason } from '@mundo-manager/rules/board';
import type { Generated } from 'kysely';

export interface BoardTables {
  /** Posts. A deleted one has lost its text, and counts for the limit of an hour. */
  board_posts: {
    id: Generated<number>;
    competition_id: string;
    author_id: string;
    /** The author's club when he wrote. */
    club_id: string;
    date: number;
    text: string;
    deleted: Generated<boolean>;
    /** The operator's last word; null before it. */
    decision: Generated<PostDecision>;
  };
  board_reports: {
    post_id: number;
    reporter_id: string;
    club_id: string;
    date: number;
    reason: ReportReason;
  };
  board_mutes: {
    user_id: string;
    muted_id: string;
    since: number;
  };
  /** The newest post that a manager has seen of a board. */
  board_seen: {
    user_id: string;
    competition_id: string;
    post_id: number;
  };
  /** Managers who write on no board until then. */
  board_silences: {
    user_id: string;
    until: number;
    reason: string;
  };
}
