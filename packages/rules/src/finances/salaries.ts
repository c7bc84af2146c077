import { differenceInDays } from '../clock/utc-day.ts';
import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** Whole dollars of a week's wages of these players. R-FIN-6 */
export function weeklySalaries(players: readonly Pick<Player, 'salary'>[]): number {
  return players.reduce((sum, player) => sum + player.salary, 0);
}

/**
 * Whether wages are due: 7 days of 24 hours have passed since `lastPaid`, when they were paid last, or the club was founded where they never were.
 * R-FIN-15
 */
export function isPayday(lastPaid: EpochMs, now: EpochMs, ruleset: Ruleset): boolean {
  assertNow(now, 'isPayday');
  assertRuleset(ruleset, 'isPayday');
  return differenceInDays(lastPaid, now) >= ruleset.finances.daysBetweenWages;
}

/** Pays one week of wages, even below a balance of zero: wages are the only payment that can't be refused. R-FIN-5, R-FIN-6 */
export function paySalaries({ club, now }: { readonly club: Club; readonly now: EpochMs }): ClubOutcome {
  assertNow(now, 'paySalaries');
  const amount = weeklySalaries(club.players);
  const paid = { type: 'salaries-paid', amount } as const;
  return recordOutcome(club, now, amount === 0 ? [] : [paid], [
    { currency: 'money', type: 'Salary Payment', amount: -amount },
  ]);
}
