/** When a bot has to lower its wages. */
import { weeklySalaries } from '../finances/salaries.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { payableWages } from './budget.ts';
import type { BotTurn } from './turn.ts';

/** Whether the wages of the squad are above what the bot may pay. R-BOT-8 */
export function isTooDear(turn: BotTurn, ruleset: Ruleset): boolean {
  const payable = payableWages(turn, ruleset);
  return payable !== null && weeklySalaries(turn.club.players) > payable;
}

/** Whether the bot pays more than it may, and its till no longer holds the next wages. R-BOT-13 */
export function mustSaveWages(turn: BotTurn, ruleset: Ruleset): boolean {
  const { players, finances } = turn.club;
  return finances.totalMoney < weeklySalaries(players) && isTooDear(turn, ruleset);
}
