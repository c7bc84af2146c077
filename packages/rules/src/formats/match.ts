/** A match of a format, before and after it is played. */
import type { ClubId } from '../core/ids.ts';
import type { FormatZone, TieLevel } from './format.ts';

/** A match to be played. */
export interface FormatFixture {
  /** Id of the stage. */
  readonly stage: string;
  /** 'A', 'B', …; null outside of groups. */
  readonly group: string | null;
  /** Of the whole competition, from 1: no club plays twice in one. */
  readonly round: number;
  readonly leg: 1 | 2;
  readonly home: ClubId;
  readonly away: ClubId;
  /** Neither club is at home; `home` is only named first. */
  readonly isNeutral: boolean;
  /** What this match must decide; null if it may end level. */
  readonly tie: FormatTie | null;
}

/** The state of a tie before its last match. */
export interface FormatTie {
  /** Goals of the first leg, of the clubs at home and away now. */
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly level: readonly TieLevel[];
}

/** How a match ended. */
export interface FormatResult {
  /** Extra time included. */
  readonly homeGoals: number;
  readonly awayGoals: number;
  /** Who won on penalties; asked for where the tie is level and they are to decide it. */
  readonly shootOut?: 'home' | 'away';
  /** Penalty points for cards: fewer are better. */
  readonly cards?: { readonly home: number; readonly away: number };
}

/** A match that was played. */
export interface FormatMatch extends FormatFixture, FormatResult {}

/** Where an entrant ended. */
export interface FormatPlace {
  /** From 1; losers of the same round share one. */
  readonly place: number;
  readonly clubId: ClubId;
  /** Whole dollars and credits, before the multiplier of a category. */
  readonly money: number;
  readonly credits: number;
  readonly isAwarded: boolean;
  readonly zone: FormatZone['zone'] | null;
}
