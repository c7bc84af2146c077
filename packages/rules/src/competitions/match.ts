/** A match of a competition. */

import type { ClubArticle } from '../clubs/article.ts';
import type { Emblem } from '../clubs/emblem.ts';
import type { ClubId, CompetitionId, EpochMs, MatchId, PlayerId, ReplayId } from '../core/ids.ts';
import type { TacticName } from '../tactics/tactic.ts';
import type { CompetitionKind } from './competition-name.ts';
import type { MatchStatistic } from './match-statistics.ts';

/** Whether a match is over; whether it is live is a question of its date. */
export type MatchStatus = 'not started' | 'finished';

/** A goal; an own goal has no scorer and the name 'Own Goal'. */
export interface Goal {
  /** The scorer; null for an own goal. */
  readonly id: PlayerId | null;
  /** The scorer's name, or 'Own Goal'. */
  readonly name: string;
  /** Shirt number. */
  readonly number: number;
  readonly minutes: number;
}

/** The last pass before a goal. */
export interface Assist {
  readonly id: PlayerId | null;
  /** Empty where a goal had no assist. */
  readonly name: string;
  readonly number: number;
}

/** A player's rating in a match. */
export interface PlayerScore {
  readonly id: PlayerId;
  readonly number: number;
  readonly name: string;
  /** Rating 0–10. */
  readonly value: number;
}

/** One club in a match: what it chose, scored and did. */
export interface MatchSide extends Readonly<Record<MatchStatistic, number>> {
  readonly id: ClubId;
  readonly clubName: string;
  /** Missing where its name asks for it. */
  readonly clubArticle?: ClubArticle;
  readonly clubEmblem: Emblem;
  readonly score: number;
  /** Kicks scored in the shoot-out; missing if there was none. */
  readonly shootOut?: number;
  readonly goals: readonly Goal[];
  readonly assists: readonly Assist[];
  readonly tacticName: TacticName;
  readonly boosterId: number | null;
  readonly playerScore: readonly PlayerScore[];
}

/** A fixture, and once it is finished its result and statistics. */
export interface Match {
  readonly id: MatchId;
  readonly competitionId: CompetitionId;
  readonly competitionName: CompetitionKind;
  /** From 1. */
  readonly round: number;
  /** Kick-off. */
  readonly date: EpochMs;
  readonly venue: string;
  /** Whether a draw goes on to extra time and a shoot-out; missing in a league or a group. */
  readonly isKnockOut?: true;
  /** Whether the venue is neutral, so that both clubs share the tickets; missing at the home club's. */
  readonly isNeutral?: true;
  readonly status: MatchStatus;
  readonly replayId: ReplayId | null;
  readonly attendance: number;
  /** Whole dollars, to the home club. */
  readonly ticketSales: number;
  readonly home: MatchSide;
  readonly away: MatchSide;
}
