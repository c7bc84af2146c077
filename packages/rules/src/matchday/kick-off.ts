/** Kick-off: from this moment on both sides are fixed. */

import { MINUTE } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import type { Match } from '../competitions/match.ts';
import { assert, assertDate, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Random } from '../core/random.ts';
import { occasionOf } from '../discipline/availability.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type LineUp, type LineUpClub, lineUpOf } from './line-up.ts';
import { matchSquad } from './match-squad.ts';

/** The part of a club that a kick-off reads. */
export interface KickOffClub extends LineUpClub, Pick<Club, 'category'> {}

/** Input of a kick-off. */
export interface KickOffInput {
  readonly match: Match;
  readonly home: KickOffClub;
  readonly away: KickOffClub;
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
 * Fixes both line-ups, without unavailable players; below eleven or without a keeper, injured and then youth players
 * fill up. Throws a RangeError for a match that is over, not due, or not of that club. R-WLD-8, R-WLD-10, R-DIS-4
 */
export function kickOff(input: KickOffInput, random: Random, ruleset: Ruleset): KickOff {
  assertDate(input.now, 'kickOff');
  assertRuleset(ruleset, 'kickOff');
  const { match, now } = input;
  assert(match.status === 'not started', 'kickOff: needs a match that is not started', match.id, match.status);
  assert(match.date <= now, 'kickOff: needs a match whose date has come', match.id, now);
  return {
    venue: match.venue,
    home: sideOf(input, 'home', random, ruleset),
    away: sideOf(input, 'away', random, ruleset),
    endsAt: now + ruleset.matchWindow.minutesAfter * MINUTE,
  };
}

function sideOf(input: KickOffInput, side: 'home' | 'away', random: Random, ruleset: Ruleset): LineUp {
  const { match, now } = input;
  const club = input[side];
  const chosen = match[side];
  assert(club.id === chosen.id, 'kickOff: needs the clubs of the match', club.id);
  const { tacticName } = chosen;
  const occasion = { matchId: match.id, clubId: club.id, side, ...occasionOf(match), now };
  const { players, tactic } = matchSquad(club, club.tactics[tacticName], occasion, random, ruleset);
  return lineUpOf({ ...club, players, tactics: { ...club.tactics, [tacticName]: tactic } }, chosen, ruleset);
}
