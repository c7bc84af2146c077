/** Posts on the board of a competition. */
import { characterCount } from '../club-creation/normalise-name.ts';
import type { Competition } from '../competitions/competition.ts';
import { assertNow } from '../core/assert.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { POST_LENGTH, POST_PERIOD, POSTS_PER_PERIOD } from './constants.ts';

/** The operator's order that a manager writes on no board. */
export interface Silence {
  readonly until: EpochMs;
  readonly reason: string;
}

/** Input of a post. */
export interface PostInput {
  readonly competition: Pick<Competition, 'status' | 'entrants'>;
  /** The club of the manager who writes. */
  readonly clubId: ClubId;
  readonly text: string;
  /** Moments of the manager's posts on all boards, in any order. */
  readonly posted: readonly EpochMs[];
  /** Null if the operator lets the manager write. */
  readonly silence: Silence | null;
  /** Whether the cleaned text has a word that clubs' names may not have. */
  readonly isForbidden: (text: string) => boolean;
  readonly now: EpochMs;
}

const LONGEST_BLANK = /\n{3,}/gu;
/** Controls but the line break, and characters that turn the direction of what follows. */
const UNWRITABLE = /(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
/** More than three marks on a letter, which would cover neighbouring lines. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** The text as it is stored: composed, without controls, with line breaks but at most one empty line. R-BRD-2 */
export function cleanPost(text: string): string {
  return text
    .replace(/\r\n?/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(UNWRITABLE, '')
    .normalize('NFC')
    .replace(STACKED_MARKS, '$1')
    .replace(/[^\S\n]+\n/gu, '\n')
    .replace(LONGEST_BLANK, '\n\n')
    .trim();
}

/**
 * The text to store of a post by a manager of the competition. Refusals: closed, not-entrant, silenced, empty, too-long, offensive,
 * too-many-posts. R-BRD-1 to R-BRD-4, R-BRD-9
 */
export function checkPost(input: PostInput): Result<string> {
  const { competition, clubId, posted, silence, isForbidden, now } = input;
  assertNow(now, 'checkPost');
  const { status, entrants } = competition;
  if (status !== 'started' && status !== 'running') return refuse('board/closed', { status });
  if (!entrants.some((entrant) => entrant.clubId === clubId)) return refuse('board/not-entrant');
  if (silence !== null && silence.until > now) return refuse('board/silenced', { ...silence });
  const text = cleanPost(input.text);
  const length = characterCount(text);
  if (length === 0) return refuse('board/empty');
  if (length > POST_LENGTH) return refuse('board/too-long', { length, limit: POST_LENGTH });
  if (isForbidden(text)) return refuse('board/offensive');
  const recent = posted.filter((date) => date > now - POST_PERIOD);
  if (recent.length < POSTS_PER_PERIOD) return accept(text);
  const date = recent.toSorted((one, other) => other - one)[POSTS_PER_PERIOD - 1] ?? now;
  return refuse('board/too-many-posts', { limit: POSTS_PER_PERIOD, date: date + POST_PERIOD });
}
