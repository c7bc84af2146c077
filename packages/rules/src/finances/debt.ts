/** How long a club has been in debt, and what that means for it. */
import type { Club } from '../clubs/club.ts';
import { assertRuleset } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** What debt does to a club, the mildest first. R-DEB-2 to R-DEB-4 */
export const DEBT_STAGES = ['none', 'warned', 'selling', 'administration'] as const;

/** What debt does to a club. */
export type DebtStage = (typeof DEBT_STAGES)[number];

/** The stage of a club by the paydays that it has ended in debt, one after the other. R-DEB-1 to R-DEB-4 */
export function debtStage({ paydaysInDebt = 0 }: Pick<Club, 'paydaysInDebt'>, ruleset: Ruleset): DebtStage {
  assertRuleset(ruleset, 'debtStage');
  const { warned, selling, administration } = ruleset.finances.debt.paydays;
  if (paydaysInDebt >= administration) return 'administration';
  if (paydaysInDebt >= selling) return 'selling';
  return paydaysInDebt >= warned ? 'warned' : 'none';
}

/** Whether debt sells the club's players: the balance is below zero, and the stage is `selling` or `administration`. R-DEB-3, R-DEB-7 */
export function isSellingForDebt(club: Pick<Club, 'paydaysInDebt' | 'finances'>, ruleset: Ruleset): boolean {
  assertRuleset(ruleset, 'isSellingForDebt');
  const stage = debtStage(club, ruleset);
  return club.finances.totalMoney < 0 && (stage === 'selling' || stage === 'administration');
}
