/** One club's side of a match that a manager may still change. */
import type { ClubId, EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { isOpenForEditing, playsIn } from '../match-window/window.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Match, MatchSide } from './match.ts';

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
