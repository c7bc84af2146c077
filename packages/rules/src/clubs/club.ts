/** The club: the aggregate that a manager's actions take and return. Plain JSON; windows inside it are bounded. */
import type { Award } from '../competitions/competition.ts';
import type { Match } from '../competitions/match.ts';
import type { ClubId, CompetitionId, EpochMs } from '../core/ids.ts';
import type { DailyRewards } from '../daily-rewards/daily-rewards.ts';
import type { Facilities } from '../facilities/facilities.ts';
import type { LedgerEntry } from '../finances/ledger-entry.ts';
import type { Manager } from '../manager/manager.ts';
import type { Player } from '../players/player.ts';
import type { Sponsorship } from '../sponsorship/sponsorship.ts';
import type { TacticName, Tactics } from '../tactics/tactic.ts';
import type { ClubArticle } from './article.ts';
import type { Category } from './category.ts';
import type { Emblem } from './emblem.ts';
import type { Kit } from './kit.ts';

/** How much of a daily quota is used, and since when. */
export interface Quota {
  readonly value: number;
  readonly lastUpdate: EpochMs;
}

/** Balances, the newest entries of the statement, and the contract with the sponsor. */
export interface Finances {
  /** Cash, whole dollars; only wages may take it below zero. */
  readonly totalMoney: number;
  readonly credits: number;
  /** The newest entries of the ledger, newest last. */
  readonly reports: readonly LedgerEntry[];
  /** Null until the first contract. */
  readonly sponsorship: Sponsorship | null;
}

/** Everything that belongs to one club. */
export interface Club {
  readonly id: ClubId;
  readonly name: string;
  /** Its article in Portuguese, where the manager chose another than its name asks for. R-CLU-19 */
  readonly article?: ClubArticle;
  readonly emblem: Emblem;
  readonly uniform: Kit;
  readonly category: Category;
  readonly createdAt: EpochMs;
  readonly manager: Manager;
  readonly facilities: Facilities;
  readonly finances: Finances;
  /** Paydays, one after the other, after which the balance was below zero; absent for none. R-DEB-1 */
  readonly paydaysInDebt?: number;
  /** Players released and sold in the club's first days; absent for none. R-FAI-1 */
  readonly firstDepartures?: { readonly releases: number; readonly sales: number };
  readonly dailyRewards: DailyRewards;
  readonly rests: Quota;
  readonly marketSearches: Quota;
  readonly competitions: { readonly current: readonly CompetitionId[] };
  /** The newest finished matches, newest last; a bounded window. */
  readonly lastMatches: readonly Match[];
  readonly players: readonly Player[];
  /** Ids of player boosters in stock; may repeat. */
  readonly playerBoosters: readonly number[];
  /** Ids of match boosters in stock; may repeat. */
  readonly matchBoosters: readonly number[];
  readonly awards: readonly Award[];
  readonly tactics: Tactics;
  /** The tactic of a match without a chosen one. */
  readonly defaultTactic: TacticName;
}
