import type { ByCategory } from '../clubs/category.ts';
import type { FacilityName } from '../facilities/constants.ts';

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
  'Facility Upkeep',
  'Operator Adjustment',
] as const;
/** Types of ledger entries in credits. */
export const CREDIT_ENTRY_TYPES = [
  'Opening Balance',
  'Sponsor Credits',
  'Booster Slot',
  'Booster Fusion',
  'Competition Entry',
  'Daily Reward',
  'Prize',
  'Manager Level',
  'Operator Adjustment',
] as const;

/** What a movement of money was for. */
export type MoneyEntryType = (typeof MONEY_ENTRY_TYPES)[number];
/** What a movement of credits was for. */
export type CreditEntryType = (typeof CREDIT_ENTRY_TYPES)[number];

/** How many entries a club carries with it (R-FIN-8); the full statement is the server's. */
export const REPORT_WINDOW = 50;

/** What brings people to a match (R-FIN-12). Shares are of the category's crowd; each is the most it can add or take away. */
export interface AttendanceRules {
  /** Spectators of a neutral day in a stadium of level 1. */
  readonly crowd: ByCategory<number>;
  /** For each level of the stadium above the first. */
  readonly stadiumShare: number;
  /** All of the last matches won, or all lost. */
  readonly formShare: number;
  /** How many of the last finished matches make the form. */
  readonly formMatches: number;
  /** Top of the table, or bottom. */
  readonly positionShare: number;
  readonly opponentShare: number;
  /** Morale of 100, or of 0. */
  readonly moraleShare: number;
  readonly luckShare: number;
}

/** Weekly upkeep of facilities (R-FAC-7). */
export interface UpkeepRules {
  /** Whole dollars by level, from 1, in the lowest category; levels above the last cost as much as it. */
  readonly weekly: Readonly<Record<FacilityName, readonly number[]>>;
  /** Times as much that the clubs of a category pay. */
  readonly categories: ByCategory<number>;
}

/** When debt costs more than money (R-DEB-1 to R-DEB-4). */
export interface DebtRules {
  /** Days after its founding in which a club's debt has no consequences. */
  readonly graceDays: number;
  /** Paydays that end in debt, one after the other, until each stage begins. */
  readonly paydays: { readonly warned: number; readonly selling: number; readonly administration: number };
}

/** Constants of finances that a ruleset may change. */
export interface FinanceRules {
  /** Weeks of wages that are held back when players are bought (R-FIN-4). */
  readonly reservedWages: number;
  /** Days between two payments of wages (R-FIN-6). */
  readonly daysBetweenWages: number;
  /** Dollars a seat; takings are rounded to whole ones (R-FIN-10). */
  readonly ticketPrice: ByCategory<number>;
  readonly attendance: AttendanceRules;
  readonly upkeep: UpkeepRules;
  readonly debt: DebtRules;
}

/** Crowds and prices are ours, calibrated by the simulation of docs/economy.md (R-ECO-1). */
export const FINANCE_RULES: FinanceRules = {
  reservedWages: 2,
  daysBetweenWages: 7,
  ticketPrice: { Várzea: 15, Amador: 17, 'Semi-Pro': 20, Pro: 22 },
  attendance: {
    crowd: { Várzea: 1_700, Amador: 2_550, 'Semi-Pro': 3_700, Pro: 4_650 },
    stadiumShare: 0.4,
    formShare: 0.2,
    formMatches: 5,
    positionShare: 0.15,
    opponentShare: 0.1,
    moraleShare: 0.1,
    luckShare: 0.05,
  },
  upkeep: {
    weekly: {
      stadium: [0, 12_000, 30_000, 60_000, 90_000],
      recoveryCenter: [0, 6_000, 15_000, 30_000],
      gym: [0, 6_000, 15_000, 30_000],
      trainingGround: [0, 6_000, 18_000, 36_000],
    },
    categories: { Várzea: 1, Amador: 1.3, 'Semi-Pro': 2.8, Pro: 3.7 },
  },
  debt: { graceDays: 14, paydays: { warned: 2, selling: 4, administration: 6 } },
};
