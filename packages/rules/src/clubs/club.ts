/** The club: the aggregate that a manager's actions take and return. Plain JSON; windows inside it are bounded. */
import type { Award } from '../competitions/competition.ts';
import type { Match } from '../competitions/match.ts';
import type { ClubId, CompetitionId, EpochMs } from '../core/ids.ts';
import type { LedgerEntry } from '../finances/ledger.ts';
import type { SpeechSkill, TrainingSkill } from '../manager/tables.ts';
import type { Player } from '../players/player.ts';
import type { TacticName, Tactics } from '../tactics/tactic.ts';

/** The levels of the game, lowest first. */
export const CATEGORIES = ['Várzea', 'Amador', 'Semi-Pro', 'Pro'] as const;
/** One of the four levels of the game. */
export type Category = (typeof CATEGORIES)[number];

/** Indices into the tables of shapes, symbols, patterns and borders; colours as '#rrggbb'. */
export interface Emblem {
  readonly shape: number;
  readonly symbol: number;
  readonly pattern: number;
  readonly border: number;
  readonly primary: string;
  readonly secondary: string;
  readonly tertiary: string;
}

/** A uniform: a preset's id, its image and its three colours as '#rrggbb'. */
export interface Kit {
  readonly id: number;
  readonly imageName: string;
  readonly primary: string;
  readonly secondary: string;
  readonly tertiary: string;
}

/** The club's manager with his level, experience and skills. */
export interface Manager {
  readonly name: string;
  /** 1–30. */
  readonly level: number;
  /** Experience points within the level. */
  readonly exp: number;
  readonly skillPoints: number;
  readonly skills: {
    readonly training: Readonly<Record<TrainingSkill, number>>;
    readonly speech: Readonly<Record<SpeechSkill, number>>;
  };
}

/** A signed contract with a sponsor. */
export interface Sponsorship {
  readonly id: string;
  readonly startDate: EpochMs;
  readonly endDate: EpochMs;
  /** Days. */
  readonly duration: number;
  /** Whole dollars, paid once at signing. */
  readonly money: number;
  /** Credits, given once at signing. */
  readonly credits: number;
}

/** How much of a daily quota is used, and since when. */
export interface Quota {
  readonly value: number;
  readonly lastUpdate: EpochMs;
}

/** The levels of the four facilities, from 1. */
export interface Facilities {
  readonly stadium: { readonly name: string; readonly level: number };
  readonly recoveryCenter: number;
  readonly gym: number;
  readonly trainingGround: number;
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

/** When each of the two daily rewards can be collected. */
export interface DailyRewards {
  /** When the reward is available next. */
  readonly moneyCollectionDate: EpochMs;
  readonly itemCollectionDate: EpochMs;
}

/** Everything that belongs to one club. */
export interface Club {
  readonly id: ClubId;
  readonly name: string;
  readonly emblem: Emblem;
  readonly uniform: Kit;
  readonly category: Category;
  readonly createdAt: EpochMs;
  readonly manager: Manager;
  readonly facilities: Facilities;
  readonly finances: Finances;
  readonly dailyRewards: DailyRewards;
  readonly rests: Quota;
  readonly marketSearches: Quota;
  readonly competitions: { readonly current: readonly CompetitionId[] };
  /** The newest finished matches, newest last; a bounded window. */
  readonly lastMatches: readonly Match[];
  readonly players: readonly Player[];
  /** Ids of player boosters in store; may repeat. */
  readonly playerBoosters: readonly number[];
  /** Ids of match boosters in store; may repeat. */
  readonly matchBoosters: readonly number[];
  readonly awards: readonly Award[];
  readonly tactics: Tactics;
  /** The tactic of a match that nobody set another for. */
  readonly defaultTactic: TacticName;
}
