/** Kick-off: from this moment on both sides are fixed. */
import { MINUTE } from '../clock/tables.ts';
import type { Match, MatchSide } from '../competitions/match.ts';
import { demand, demandDate, demandRuleset } from '../core/demand.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type LineUp, type LineUpClub, lineUpOf } from './line-up.ts';

/** What a kick-off needs. */
export interface KickOffInput {
  readonly match: Match;
  readonly home: LineUpClub;
  readonly away: LineUpClub;
  /** No earlier than the date of the match. */
  readonly now: EpochMs;
}

/** A match that has kicked off. */
export interface KickOff {
  readonly venue: string;
  readonly home: LineUp;
  readonly away: LineUp;
  /** When it is full time. */
  readonly endsAt: EpochMs;
}

/**
 * Fixes both line-ups; a late kick-off fixes them late. A match that is over or not due yet, and a club that
 * does not play on that side of it, are programmer errors and throw a RangeError. R-WLD-8, R-WLD-10
 */
export function kickOff({ match, home, away, now }: KickOffInput, ruleset: Ruleset): KickOff {
  demandDate(now, 'kickOff');
  demandRuleset(ruleset, 'kickOff');
  demand(match.status === 'not started', 'kickOff: needs a match that is not started', match.id, match.status);
  demand(match.date <= now, 'kickOff: needs a match whose date has come', match.id, now);
  return {
    venue: match.venue,
    home: sideOf(match.home, home, ruleset),
    away: sideOf(match.away, away, ruleset),
    endsAt: now + ruleset.matchWindow.minutesAfter * MINUTE,
  };
}

function sideOf(side: MatchSide, club: LineUpClub, ruleset: Ruleset): LineUp {
  demand(club.id === side.id, 'kickOff: needs the clubs of the match', club.id);
  return lineUpOf(club, side, ruleset);
}
