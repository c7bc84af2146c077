/** What a club of a category ordinarily earns, before its own statement shows it. */

import { prizeFor } from '../competitions/prizes.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import { ordinaryTakings } from '../money-report/ordinary-takings.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { weeklyBaseValue } from '../sponsorship/weekly-base.ts';
import type { BotTurn } from './turn.ts';

const WEEK = 7;

/**
 * Dollars a week from a sponsor, home matches and the prize of a middle place, in the club's category and its stadium. A promoted club
 * reckons with them at once, for its statement still shows the lower category. R-BOT-21
 */
export function ordinaryIncome({ club, now }: BotTurn, ruleset: Ruleset): number {
  assertNow(now, 'ordinaryIncome');
  assertRuleset(ruleset, 'ordinaryIncome');
  const { leagueClubs } = ruleset.competitions;
  const { category, awards, lastMatches, id: clubId } = club;
  const prize = prizeFor({ competition: 'MM League', category, place: Math.ceil(leagueClubs / 2) }, ruleset).money;
  const tickets = (leagueClubs - 1) * ordinaryTakings(club, club.facilities.stadium.level, ruleset);
  const sponsor = weeklyBaseValue({ category, awards, lastMatches, clubId, now }, ruleset);
  return sponsor + ((prize + tickets) / leagueDays(ruleset)) * WEEK;
}

/** Days from the first round of a league to its last. */
function leagueDays({ competitions: { calendar, leagueClubs } }: Ruleset): number {
  const cycle = Math.max(...calendar.map(({ day }) => day)) + 1;
  const rounds = calendar.filter(({ use }) => use === 'league').length;
  return ((2 * (leagueClubs - 1)) / rounds) * cycle;
}
