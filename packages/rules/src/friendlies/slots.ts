/** Free slots for friendlies: the calendar's slots of cups, friendlies and the special. */
import { DAY, MINUTE } from '../clock/constants.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import { isFriendly } from '../competitions/competition-name.ts';
import { calendarSlots, nextKickOff, type OtherMatch } from '../competitions/kick-offs.ts';
import type { Match } from '../competitions/match.ts';
import { assertDate, assertNow, assertRuleset } from '../core/assert.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import { playsIn } from '../match-window/plays-in.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { FRIENDLY_LIMITS } from './constants.ts';

/** Fields of a match that the choice of a slot reads. */
export interface SlotMatch extends OtherMatch, Pick<Match, 'competitionName'> {}

/** When invitations to a kick-off of that moment end. R-FRD-2 */
export function answerUntil(kickOff: EpochMs): EpochMs {
  assertDate(kickOff, 'answerUntil');
  return kickOff - FRIENDLY_LIMITS.answerMinutes * MINUTE;
}

/** The slots for which an invitation may be sent or answered now, the first one first. R-FRD-2 */
export function friendlySlots(now: EpochMs, ruleset: Ruleset): EpochMs[] {
  assertNow(now, 'friendlySlots');
  assertRuleset(ruleset, 'friendlySlots');
  const calendar = calendarSlots('cups', ruleset);
  const last = now + FRIENDLY_LIMITS.daysAhead * DAY;
  const slots: EpochMs[] = [];
  if (calendar.length === 0) return slots;
  let slot = nextKickOff(now, calendar);
  for (; slot <= last; slot = nextKickOff(slot + 1, calendar)) if (answerUntil(slot) > now) slots.push(slot);
  return slots;
}

/** A club, a kick-off, and at least all matches of the club on that day. */
export interface SlotInput {
  readonly clubId: ClubId;
  readonly kickOff: EpochMs;
  readonly matches: readonly SlotMatch[];
}

/**
 * Whether the club may play a friendly then: no friendly and fewer matches than a day allows on that UTC day, and none whose window meets the
 * friendly's. R-FRD-2
 */
export function isSlotFree({ clubId, kickOff, matches }: SlotInput, ruleset: Ruleset): boolean {
  assertDate(kickOff, 'isSlotFree');
  assertRuleset(ruleset, 'isSlotFree');
  const { minutesBefore, minutesAfter } = ruleset.matchWindow;
  const window = (minutesBefore + minutesAfter) * MINUTE;
  const own = matches.filter((match) => playsIn(match, clubId));
  const onDay = own.filter(({ date }) => startOfUtcDay(date) === startOfUtcDay(kickOff));
  return (
    onDay.length < ruleset.server.matchesPerDay &&
    onDay.filter(isFriendly).length < FRIENDLY_LIMITS.perDay &&
    own.every(({ date }) => Math.abs(date - kickOff) > window)
  );
}

/** Clubs that might play one another, and their matches from today on. */
export interface SharedSlotsInput {
  readonly clubIds: readonly ClubId[];
  readonly matches: readonly SlotMatch[];
  readonly now: EpochMs;
}

/** The slots that all of the clubs have free, the first one first. R-FRD-2 */
export function sharedSlots({ clubIds, matches, now }: SharedSlotsInput, ruleset: Ruleset): EpochMs[] {
  assertNow(now, 'sharedSlots');
  assertRuleset(ruleset, 'sharedSlots');
  return friendlySlots(now, ruleset).filter((kickOff) =>
    clubIds.every((clubId) => isSlotFree({ clubId, kickOff, matches }, ruleset)),
  );
}

/** A friendly that has been agreed, and at least all matches of both clubs on its day. */
export interface OvertakenInput {
  readonly friendly: SlotMatch;
  readonly matches: readonly SlotMatch[];
}

/** Whether matches of competitions leave no room for the friendly: competitions go first. R-FRD-8 */
export function isFriendlyOvertaken({ friendly, matches }: OvertakenInput, ruleset: Ruleset): boolean {
  assertRuleset(ruleset, 'isFriendlyOvertaken');
  const contests = matches.filter((match) => !isFriendly(match));
  return [friendly.home.id, friendly.away.id].some(
    (clubId) => !isSlotFree({ clubId, kickOff: friendly.date, matches: contests }, ruleset),
  );
}
