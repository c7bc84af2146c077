/** What tickets bring on an ordinary day. */
import type { Club } from '../clubs/club.ts';
import { assertRuleset } from '../core/assert.ts';
import { mean } from '../core/mean.ts';
import { attendance } from '../finances/attendance.ts';
import { ticketPrice } from '../finances/tickets.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/**
 * Whole dollars that a home match brings against an average opponent on an ordinary day, with the club's form and morale, in a stadium of that
 * level. R-MON-4, R-MON-5
 */
export function ordinaryTakings(
  club: Pick<Club, 'id' | 'category' | 'lastMatches' | 'players'>,
  stadiumLevel: number,
  ruleset: Ruleset,
): number {
  assertRuleset(ruleset, 'ordinaryTakings');
  const { id: clubId, category, lastMatches, players } = club;
  const morale = mean(players.map(({ attributes }) => attributes.morale)) ?? 50;
  const day = { category, stadiumLevel, clubId, lastMatches, morale, place: null, opponentPlace: null, luck: 0.5 };
  return Math.round(attendance(day, ruleset).attendance * ticketPrice(club, ruleset));
}
