/** A match of a competition. */

import type { Emblem } from '../clubs/club.ts';
import type { ClubId, CompetitionId, EpochMs, MatchId, PlayerId, ReplayId } from '../core/ids.ts';
import type { TacticName } from '../tactics/tactic.ts';

export type MatchStatus = 'not started' | 'finished';

export interface Goal {
  /** The scorer; null for an own goal. */
  readonly id: PlayerId | null;
  /** The scorer's name, or 'Own Goal'. */
  readonly name: string;
  /** Shirt number. */
  readonly number: number;
  readonly minutes: number;
}

export interface Assist {
  readonly id: PlayerId | null;
  /** Empty where a goal had no assist. */
  readonly name: string;
  readonly number: number;
}

export interface PlayerScore {
  readonly id: PlayerId;
  readonly number: number;
  readonly name: string;
  /** Rating 0–10. */
  readonly value: number;
}

export interface MatchSide {
  readonly id: ClubId;
  readonly clubName: string;
  readonly clubEmblem: Emblem;
  readonly score: number;
  readonly goals: readonly Goal[];
  readonly assists: readonly Assist[];
  readonly tacticName: TacticName;
  readonly boosterId: number | null;
  /** Seconds in possession; possession shares come from both sides' times. */
  readonly playTime: number;
  readonly shots: number;
  readonly passes: number;
  readonly wrongPasses: number;
  readonly corners: number;
  readonly crosses: number;
  readonly tackles: number;
  readonly offsides: number;
  readonly fouls: number;
  readonly playerScore: readonly PlayerScore[];
}

export interface Match {
  readonly id: MatchId;
  readonly competitionId: CompetitionId;
  readonly competitionName: CompetitionName;
  /** From 1. */
  readonly round: number;
  /** Kick-off. */
  readonly date: EpochMs;
  readonly venue: string;
  readonly status: MatchStatus;
  readonly replayId: ReplayId | null;
  readonly attendance: number;
  /** Whole dollars, to the home club. */
  readonly ticketSales: number;
  readonly home: MatchSide;
  readonly away: MatchSide;
}

export const COMPETITION_NAMES = ['MM League', 'MM Cup', 'MM Tournament', 'MM Special'] as const;
export type CompetitionName = (typeof COMPETITION_NAMES)[number];
