/**
 * What the distance to a kick-off allows. Windows compare milliseconds: truncated minutes would stretch "no more than 30 minutes" to 30:59
 * and turn "more than 15" into 16:00. Server and screens ask these same functions.
 */

import { MINUTE } from '../clock/constants.ts';
import type { Match } from '../competitions/match.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type ClubsOfMatch, playsIn } from './plays-in.ts';

/** What the windows read of a match. */
export interface TimedMatch extends Pick<Match, 'date' | 'status'>, ClubsOfMatch {}

/** Matches with their dates and clubs, as a list or as a competition keeps them. */
export type TimedMatches = Readonly<Record<string, Omit<TimedMatch, 'status'>>> | readonly Omit<TimedMatch, 'status'>[];

/** Whether the kick-off is fewer than 15 minutes away; the kick-off itself counts, what follows does not. R-WIN-2 */
export function isImminent(date: EpochMs, now: EpochMs, ruleset: Ruleset): boolean {
  assertNow(now, 'isImminent');
  assertRuleset(ruleset, 'isImminent');
  const left = date - now;
  return left >= 0 && left < ruleset.matchWindow.minutesBefore * MINUTE;
}

/** Whether a match of that date is live: from fewer than 15 minutes before the kick-off to 30 minutes after it, included. R-WIN-3 */
export function isLive(date: EpochMs, now: EpochMs, ruleset: Ruleset): boolean {
  assertNow(now, 'isLive');
  assertRuleset(ruleset, 'isLive');
  const { minutesBefore, minutesAfter } = ruleset.matchWindow;
  return date - now < minutesBefore * MINUTE && now - date <= minutesAfter * MINUTE;
}

/** Whether the club may still set tactic and booster: it plays, the match is not started, more than 15 minutes remain. R-WIN-4 */
export function canEditMatch(match: TimedMatch, clubId: ClubId, now: EpochMs, ruleset: Ruleset): boolean {
  assertNow(now, 'canEditMatch');
  assertRuleset(ruleset, 'canEditMatch');
  return playsIn(match, clubId) && isOpenForEditing(match, now, ruleset);
}

/** Whether a match could be edited by the clubs that play in it. R-WIN-4 */
export function isOpenForEditing(match: Pick<Match, 'date' | 'status'>, now: EpochMs, ruleset: Ruleset): boolean {
  assertNow(now, 'isOpenForEditing');
  assertRuleset(ruleset, 'isOpenForEditing');
  return match.status === 'not started' && match.date - now > ruleset.matchWindow.minutesBefore * MINUTE;
}

/** Whether the match is not started although its date has passed ('Jogo Atrasado'). R-WIN-5 */
export function isLate(match: Pick<Match, 'date' | 'status'>, now: EpochMs): boolean {
  assertNow(now, 'isLate');
  return match.status === 'not started' && now > match.date;
}

/** What a screen says of a match. */
export type MatchState = 'scheduled' | 'live' | 'late' | 'finished';

/** The one state of a match that a list shows; live comes before late. R-WIN-5 */
export function matchState(match: Pick<Match, 'date' | 'status'>, now: EpochMs, ruleset: Ruleset): MatchState {
  assertNow(now, 'matchState');
  assertRuleset(ruleset, 'matchState');
  if (match.status === 'finished') return 'finished';
  if (isLive(match.date, now, ruleset)) return 'live';
  return isLate(match, now) ? 'late' : 'scheduled';
}

/** Whether any match of the club is live: there is no training and no saving of tactics then. By date only, whatever the status. R-WIN-6 */
export function hasLiveMatch(matches: TimedMatches, clubId: ClubId, now: EpochMs, ruleset: Ruleset): boolean {
  assertNow(now, 'hasLiveMatch');
  assertRuleset(ruleset, 'hasLiveMatch');
  return liveMatches(matches, clubId, now, ruleset).length > 0;
}

/** Whether the club has a live match and the kick-off of each is still to come; at the kick-off itself it is not. By date only. R-WIN-7 */
export function isKickOffDue(matches: TimedMatches, clubId: ClubId, now: EpochMs, ruleset: Ruleset): boolean {
  assertNow(now, 'isKickOffDue');
  assertRuleset(ruleset, 'isKickOffDue');
  const live = liveMatches(matches, clubId, now, ruleset);
  return live.length > 0 && live.every(({ date }) => date > now);
}

function liveMatches(matches: TimedMatches, clubId: ClubId, now: EpochMs, ruleset: Ruleset) {
  return Object.values<Omit<TimedMatch, 'status'>>(matches).filter(
    (match) => playsIn(match, clubId) && isLive(match.date, now, ruleset),
  );
}
