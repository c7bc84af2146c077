/** Types of ledger entries (R-FIN-2). The first eight of money are the statement's own; the rest are ours. */
export const MONEY_ENTRY_TYPES = [
  'Sponsor Payment',
  'Stadium Upgrade',
  'Facility Upgrade',
  'Salary Payment',
  'Player Contract Rescission',
  'Transfer Out',
  'Transfer In',
  'Tickets Sale',
  'Opening Balance',
  'Daily Reward',
  'Prize',
] as const;
export const CREDIT_ENTRY_TYPES = [
  'Opening Balance',
  'Sponsor Credits',
  'Booster Slot',
  'Booster Fusion',
  'Competition Entry',
  'Daily Reward',
  'Prize',
  'Manager Level',
] as const;

export type MoneyEntryType = (typeof MONEY_ENTRY_TYPES)[number];
export type CreditEntryType = (typeof CREDIT_ENTRY_TYPES)[number];

/** Constants of finances that a ruleset may change. */
export interface FinanceRules {
  /** Weeks of wages that are held back when players are bought. */
  readonly reservedWages: number;
}

export const FINANCE_RULES: FinanceRules = {
  reservedWages: 2,
};
