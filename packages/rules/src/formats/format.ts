/**
 * A competition as data: who enters which stage, how a stage is played, and which place every entrant ends on.
 * A format is JSON. `checkFormat` says whether it can be played, `runFormat` plays it.
 */
import type { PrizeRow } from '../competitions/constants.ts';
import type { TieBreaker } from '../standings/tie-breaker-names.ts';

/** Places from the first to the last, both included, from 1. */
export type Span = readonly [first: number, last: number];

/** Clubs that enter a stage: entrants by their rank, or places of an earlier stage. A place that several clubs share is taken whole. */
export type FormatSource = { readonly entrants: Span } | { readonly stage: string; readonly places: Span };

/** What every stage has. */
export interface StageBase {
  /** Unique in its format. */
  readonly id: string;
  /** Best placed first. */
  readonly from: readonly FormatSource[];
  /** A club that two of the sources name enters once; without it, such a stage is impossible. */
  readonly merge?: true;
}

/** Everyone against everyone; with an odd number of clubs one rests each round. */
export interface LeagueStage extends StageBase {
  readonly kind: 'league';
  /** How often two clubs meet, from 1; home and away alternate from one meeting to the next. */
  readonly meetings: number;
  /** An earlier league of the same clubs, whose fixtures are repeated with home and away exchanged. */
  readonly mirrors?: string;
  /** Earlier stages whose matches between these clubs count in the table. */
  readonly carries?: readonly string[];
}

/** One table in which every club plays some of the others only: one or two of each pot. */
export interface LeaguePhaseStage extends StageBase {
  readonly kind: 'league-phase';
  /** Pots of equal size, an even number of them. */
  readonly pots: number;
  /** Opponents of each pot, the own one included; of two, one is met at home. One needs pots of even size. */
  readonly opponents: 1 | 2;
}

/** Groups of equal size, each pot giving one club to every group by lot. Places count all winners first, then all seconds, … */
export interface GroupsStage extends StageBase {
  readonly kind: 'groups';
  readonly groups: number;
  /** How often two clubs of a group meet, from 1. */
  readonly meetings: number;
}

/** A table of the matches of earlier stages; nothing is played. */
export interface TableStage extends StageBase {
  readonly kind: 'table';
  readonly of: readonly string[];
}

/** Pairs of clubs, of which one goes on, until `winners` are left. */
export interface KnockOutStage extends StageBase {
  readonly kind: 'knock-out';
  /** From 1. Byes of the first round fall to the best placed. */
  readonly winners: number;
  readonly pairing: KnockOutPairing;
  readonly ties: TieRules;
  /** The last round, where it is played by other rules. */
  readonly final?: TieRules;
}

/** Who meets whom in a knock-out. */
export type KnockOutPairing = RankPairing | LotPairing | SlotPairing;

/** A bracket by rank: the best against the last, or against the best of the second half. The two best can meet in the last round only. */
export interface RankPairing {
  readonly by: 'rank';
  /** Sizes of the pots from the best placed down: within a pot, ranks are drawn by lot. Without pots nothing is drawn. */
  readonly pots?: readonly number[];
  readonly against: 'last' | 'second-half';
}

/** Every round is drawn by lot among all that are left. */
export interface LotPairing {
  readonly by: 'lot';
}

/** A bracket of places of groups: '1A' is the winner of group A, '3CEFHI' a qualified third of one of those groups. */
export interface SlotPairing {
  readonly by: 'slots';
  /** Ties of the first round in bracket order: neighbours' winners meet next. */
  readonly ties: readonly (readonly [string, string])[];
  /** Which third takes which slot, where it is laid down. */
  readonly thirds?: ThirdsTable;
}

/** The places of qualified thirds, for each set of groups that they may come from. */
export interface ThirdsTable {
  /** The slots of thirds, in the order of the letters of a row. */
  readonly slots: readonly string[];
  /** A row a set: the group of the third that takes each slot. */
  readonly rows: readonly string[];
}

/** What decides a tie that is level, in the order of a list; `shoot-out` is extra time and penalties, `away-side` and `better-placed` send that club on. */
export type TieLevel = 'away-goals' | 'away-side' | 'better-placed' | 'shoot-out';

/** How a tie is played. */
export interface TieRules {
  readonly legs: 1 | 2;
  /** Whose ground the only match, or the second leg, is played on. */
  readonly ground: 'better-placed' | 'lower-placed' | 'lot' | 'neutral';
  readonly level: readonly TieLevel[];
}

/** A stage of a format. */
export type FormatStage = LeagueStage | LeaguePhaseStage | GroupsStage | TableStage | KnockOutStage;

/** What a place of a format means for the next season. */
export interface FormatZone {
  readonly places: Span;
  readonly zone: 'promoted' | 'relegated' | 'qualified';
}

/** A competition as data. */
export interface Format {
  readonly id: string;
  readonly name: string;
  /** How many clubs enter. */
  readonly entrants: number;
  readonly stages: readonly FormatStage[];
  /** Where the final places are read from, best first; a club that has one already is passed over. */
  readonly places: readonly FormatSource[];
  /** Instead of the tie-breakers of the rule set. */
  readonly tieBreakers?: readonly TieBreaker[];
  /** By place. */
  readonly prizes?: readonly PrizeRow[];
  /** Places that get an award. */
  readonly awardPlaces?: readonly number[];
  readonly zones?: readonly FormatZone[];
}
