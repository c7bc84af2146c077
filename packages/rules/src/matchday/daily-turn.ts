/** Midnight: a night has passed for a club and its players. */

import { idle } from '../bots/turn.ts';
import { DAY } from '../clock/constants.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { dailyRecovery } from '../condition/recovery.ts';
import { assertDate, assertRuleset } from '../core/assert.ts';
import type { EpochMs, PlayerId } from '../core/ids.ts';
import { payUpkeep } from '../facilities/upkeep.ts';
import { isPayday, paySalaries } from '../finances/salaries.ts';
import type { NewEvent } from '../inbox/events.ts';
import { retires } from '../players/age.ts';
import { agePlayer } from '../players/ageing.ts';
import type { Player } from '../players/player.ts';
import { marketValue } from '../players/value.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { announceSponsorshipExpiry } from '../sponsorship/expiry.ts';
import { debtTurn } from './debt-turn.ts';

/** Input of the turn of a day. */
export interface DailyTurnInput {
  readonly club: Club;
  /** The turn before this one. */
  readonly since: EpochMs;
  readonly now: EpochMs;
  /** The last turn of players who were at another club at `since`; the others are up to date until then. R-PLA-27 */
  readonly livedUntil?: Readonly<Record<PlayerId, EpochMs>>;
  /** When wages were paid last; when the club was founded, unless given. R-FIN-15 */
  readonly wagesPaidAt?: EpochMs;
}

/** The club after the turn, and the players whom its administration has let go: free, and for sale. R-DEB-4 */
export interface DailyTurnOutcome extends ClubOutcome {
  readonly released: readonly Player[];
}

/**
 * Recovery, birthdays and market value of every player, the end of a sponsor's contract, upkeep and wages where they are due, and what debt does.
 * Who is too old for another season leaves the market. R-WLD-11, R-PLA-27, R-FAC-8, R-DEB-1, R-MKT-21
 */
export function dailyTurn(input: DailyTurnInput, ruleset: Ruleset): DailyTurnOutcome {
  assertDate(input.now, 'dailyTurn');
  assertRuleset(ruleset, 'dailyTurn');
  const { club, since, now, livedUntil = {}, wagesPaidAt = club.createdAt } = input;
  for (const date of [since, wagesPaidAt]) assertDate(date, 'dailyTurn');
  const players = club.players.map((player) => live(player, club, livedUntil[player.id] ?? since, now, ruleset));
  const market = withdrawRetiring({ ...club, players }, now, ruleset);
  const contract = announceSponsorshipExpiry({ club: market.club, since, now });
  const isDue = isPayday(wagesPaidAt, now, ruleset);
  const upkeep = isDue ? payUpkeep({ club: contract.club, now }, ruleset) : idle(contract.club);
  const wages = isDue ? paySalaries({ club: upkeep.club, now }) : idle(upkeep.club);
  const debt = debtTurn({ club: wages.club, now, isPayday: isDue }, ruleset);
  const steps = [market, contract, upkeep, wages, debt];
  return {
    club: debt.club,
    entries: steps.flatMap(({ entries }) => entries),
    events: steps.flatMap(({ events }) => events),
    released: debt.released,
  };
}

/** Takes the players off the market who are past the last age at which players go on: no club buys a man who retires. R-MKT-21 */
function withdrawRetiring(club: Club, now: EpochMs, ruleset: Ruleset): ClubOutcome {
  const leaving = club.players.filter((player) => player.forSale && retires(player, now, ruleset));
  if (leaving.length === 0) return idle(club);
  const players = club.players.map((player) => (leaving.includes(player) ? { ...player, forSale: false } : player));
  const news = leaving.map(
    ({ id, personalData: { name } }): NewEvent => ({ type: 'player-unlisted', playerId: id, name }),
  );
  return recordOutcome({ ...club, players }, now, news);
}

/** The player after the nights and birthdays that he has not lived through yet, at today's value: it follows his training. R-PLA-12 */
function live(player: Player, { facilities }: Club, since: EpochMs, now: EpochMs, ruleset: Ruleset): Player {
  let rested = player;
  for (let night = startOfUtcDay(since) + DAY; night <= now; night += DAY) {
    const { attributes } = rested;
    const condition = dailyRecovery(rested, facilities, ruleset);
    if (condition !== attributes.condition) rested = { ...rested, attributes: { ...attributes, condition } };
  }
  const aged = agePlayer(rested, since, now, ruleset);
  const value = marketValue(aged, now, ruleset);
  return value === aged.marketValue ? aged : { ...aged, marketValue: value };
}
