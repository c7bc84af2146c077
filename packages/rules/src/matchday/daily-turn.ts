/** Midnight: a night has passed for a club and its players. */
import { DAY } from '../clock/tables.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { dailyRecovery } from '../condition/recovery.ts';
import { demandDate, demandRuleset } from '../core/demand.ts';
import type { EpochMs, PlayerId } from '../core/ids.ts';
import { payUpkeep } from '../facilities/upkeep.ts';
import { isPayday, paySalaries } from '../finances/salaries.ts';
import { agePlayer } from '../players/ageing.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { announceSponsorshipExpiry } from '../sponsorship/expiry.ts';

/** What the turn of a day needs. */
export interface DailyTurnInput {
  readonly club: Club;
  /** The turn before this one. */
  readonly since: EpochMs;
  readonly now: EpochMs;
  /** The last turn of players who were somewhere else at `since`; the others have lived until then. R-PLA-27 */
  readonly livedUntil?: Readonly<Record<PlayerId, EpochMs>>;
  /** When wages were paid last; when the club was founded, unless given. R-FIN-15 */
  readonly wagesPaidAt?: EpochMs;
}

/** Recovery and birthdays of every player, the end of a sponsor's contract, and upkeep and wages where they are due. R-WLD-11, R-PLA-27, R-FAC-8 */
export function dailyTurn(input: DailyTurnInput, ruleset: Ruleset): ClubOutcome {
  demandDate(input.now, 'dailyTurn');
  demandRuleset(ruleset, 'dailyTurn');
  const { club, since, now, livedUntil = {}, wagesPaidAt = club.createdAt } = input;
  for (const date of [since, wagesPaidAt]) demandDate(date, 'dailyTurn');
  const players = club.players.map((player) => live(player, club, livedUntil[player.id] ?? since, now, ruleset));
  const contract = announceSponsorshipExpiry({ club: { ...club, players }, since, now });
  if (!isPayday(wagesPaidAt, now, ruleset)) return contract;
  const upkeep = payUpkeep({ club: contract.club, now }, ruleset);
  const paid = paySalaries({ club: upkeep.club, now });
  return {
    club: paid.club,
    entries: [...contract.entries, ...upkeep.entries, ...paid.entries],
    events: [...contract.events, ...upkeep.events, ...paid.events],
  };
}

/** The player after the nights and birthdays that he has not lived through yet. */
function live(player: Player, { facilities }: Club, since: EpochMs, now: EpochMs, ruleset: Ruleset): Player {
  let rested = player;
  for (let night = startOfUtcDay(since) + DAY; night <= now; night += DAY) {
    const { attributes } = rested;
    const condition = dailyRecovery(rested, facilities, ruleset);
    if (condition !== attributes.condition) rested = { ...rested, attributes: { ...attributes, condition } };
  }
  return agePlayer(rested, since, now, ruleset);
}
