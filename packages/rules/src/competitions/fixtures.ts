/** The fixtures of a league. */

import { HOUR } from '../clock/constants.ts';
import { assert, assertRuleset } from '../core/assert.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import { type Random, shuffled } from '../core/random.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { dailySlots } from './daily-slots.ts';
import { doubleRound } from './double-round.ts';
import { busiest, calendarSlots, kickOffs, nextKickOff, type OtherMatch } from './kick-offs.ts';
import { isDistinct } from './round-robin.ts';

/** When the rounds of a league kick off. */
export interface LeagueFixtureOptions {
  /** Kick-off of round 1, at any hour; unless given, the first usual one from 1970-01-01 on. */
  readonly firstKickOff?: EpochMs;
  /** Hours after UTC midnight of the following rounds on every day, rising; the slots of leagues in the rule set's calendar unless given. */
  readonly kickOffHours?: readonly number[];
  /** Matches that the clubs have already: they count for the most that a club plays on a day. */
  readonly otherMatches?: readonly OtherMatch[];
  /** Draws the clubs' places in the schedule; default: the given order. */
  readonly random?: Random;
}

/** Who plays whom, where and when. */
export interface Fixture {
  /** From 1. */
  readonly round: number;
  readonly home: ClubId;
  readonly away: ClubId;
  /** Kick-off. */
  readonly date: EpochMs;
}

/**
 * A double round robin for an even number of clubs; the second half swaps home and away. Throws for odd, too few or
 * repeated clubs, and unless hours rise from 0 to below 24. R-COM-4 to R-COM-8
 */
export function leagueFixtures(clubIds: readonly ClubId[], options: LeagueFixtureOptions, ruleset: Ruleset): Fixture[] {
  assertRuleset(ruleset, 'leagueFixtures');
  const clubs = clubIds.length;
  assert(clubs >= 2 && clubs % 2 === 0, 'leagueFixtures: needs an even number of clubs', clubs);
  assert(isDistinct(clubIds), 'leagueFixtures: needs each club once', ...clubIds);
  const { kickOffHours: hours, firstKickOff, otherMatches = [] } = options;
  assert(
    hours?.length !== 0 && hours?.every((hour, index) => hour > (hours[index - 1] ?? -1) && hour < 24) !== false,
    'leagueFixtures: needs hours that rise from 0 to below 24',
    ...(hours ?? []),
  );
  const slots = hours === undefined ? calendarSlots('league', ruleset) : dailySlots(hours);
  const rounds = doubleRound(options.random === undefined ? clubIds : shuffled(options.random, clubIds));
  const dates = kickOffs(rounds.length, firstKickOff ?? nextKickOff(0, slots), slots, {
    pause: ruleset.competitions.hoursAfterFirstKickOff * HOUR,
    matchesPerDay: hours?.length ?? ruleset.server.matchesPerDay,
    busy: busiest(clubIds, otherMatches),
  });
  return dates.flatMap((date, index) =>
    (rounds[index] ?? []).map(({ home, away }) => ({ round: index + 1, home, away, date })),
  );
}
