import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import type { Match } from '../competitions/match.ts';
import { assert, assertNow, assertRuleset } from '../core/assert.ts';
import { entryOf } from '../core/entry-of.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import { mean } from '../core/mean.ts';
import type { Random } from '../core/random.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { TableRow } from '../standings/row.ts';
import { positionOf } from '../standings/table-position.ts';
import { type Attendance, attendance, type TablePlace } from './attendance.ts';

/** A home match whose tickets are sold. */
export interface TicketSale {
  /** The home club. */
  readonly club: Club;
  readonly match: Match;
  /** The table before the match, in any order; empty if there is none. */
  readonly table: readonly TableRow[];
  readonly now: EpochMs;
}

/** The home club and the match after the sale, with the attendance and its reasons. */
export interface TicketOutcome extends ClubOutcome {
  /** The match with its attendance and its revenue. */
  readonly match: Match;
  readonly attendance: Attendance;
}

/** The price of a seat in dollars. R-FIN-10 */
export function ticketPrice({ category }: Pick<Club, 'category'>, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'ticketPrice');
  return entryOf(ruleset.finances.ticketPrice, category, 'ticketPrice: needs a category');
}

/**
 * Sells the tickets of a home match for whole dollars, on neutral ground for half of them; the day's luck is one draw. Throws when the club is not the
 * home club. R-FIN-10, R-CUP-3
 */
export function sellTickets({ club, match, table, now }: TicketSale, random: Random, ruleset: Ruleset): TicketOutcome {
  assertNow(now, 'sellTickets');
  assertRuleset(ruleset, 'sellTickets');
  assert(match.home.id === club.id, 'sellTickets: needs the home club of the match', club.id, match.id);
  const crowd = attendance(
    {
      category: club.category,
      stadiumLevel: club.facilities.stadium.level,
      clubId: club.id,
      lastMatches: club.lastMatches,
      place: placeOf(club.id, table),
      opponentPlace: placeOf(match.away.id, table),
      morale: meanMorale(club),
      luck: random.next(),
    },
    ruleset,
  );
  const total = Math.round(crowd.attendance * ticketPrice(club, ruleset));
  const amount = match.isNeutral ? Math.round(total / 2) : total;
  const sold = { type: 'tickets-sold', matchId: match.id, attendance: crowd.attendance, amount } as const;
  return {
    ...recordOutcome(club, now, amount === 0 ? [] : [sold], [
      { currency: 'money', type: 'Tickets Sale', amount, subject: match.away.clubName },
    ]),
    match: { ...match, attendance: crowd.attendance, ticketSales: total },
    attendance: crowd,
  };
}

/** Before the first match of a league all are level, and no club has a place. */
function placeOf(clubId: ClubId, table: readonly TableRow[]): TablePlace | null {
  const place = positionOf(table, clubId);
  return place === null || table.every(({ plays }) => plays === 0) ? null : { place, clubs: table.length };
}

function meanMorale({ players }: Club): number {
  return mean(players.map(({ attributes }) => attributes.morale)) ?? 50;
}
