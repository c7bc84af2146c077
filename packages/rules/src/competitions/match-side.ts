/** One club's side of a match: as it is drawn, and while its manager may still change it. */
import type { ClubId, EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { playsIn } from '../match-window/plays-in.ts';
import { isOpenForEditing } from '../match-window/window.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Match, MatchSide } from './match.ts';
import { NO_STATISTICS } from './match-statistics.ts';

/** The side of a club that has chosen its tactic and has not played yet. R-COM-14 */
export function unplayedSide(
  identity: Pick<MatchSide, 'id' | 'clubName' | 'clubArticle' | 'clubEmblem' | 'tacticName'>,
): MatchSide {
  return {
    ...identity,
    boosterId: null,
    score: 0,
    goals: [],
    assists: [],
    ...NO_STATISTICS,
    playerScore: [],
  };
}

/** The club's side, where it may be changed now. Refusals: not-playing, not-editable. */
export function checkEditable(match: Match, clubId: ClubId, now: EpochMs, ruleset: Ruleset): Result<MatchSide> {
  if (!playsIn(match, clubId)) return refuse('match/not-playing');
  if (!isOpenForEditing(match, now, ruleset)) return refuse('match/not-editable', { date: match.date });
  return accept(match.home.id === clubId ? match.home : match.away);
}

/** The match with a changed side in place of the club's own. */
export function withSide(match: Match, side: MatchSide): Match {
  return match.home.id === side.id ? { ...match, home: side } : { ...match, away: side };
}
