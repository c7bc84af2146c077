/** What a player did in one finished match. */
import { assertScore } from '../core/assert.ts';
import type { PlayerId } from '../core/ids.ts';
import type { PlayerAppearance } from '../matchday/played-match.ts';
import { type TeamLine, teamLineOf } from '../opponents/team-lines.ts';
import { CLEAN_SHEET_MINUTES } from './constants.ts';

/** A player's performance that only the events of a match show. */
export interface PlayerCounts {
  readonly playerId: PlayerId;
  /** Shots of opponents that he saved. */
  readonly saves: number;
  readonly tackles: number;
  /** Passes that arrived. */
  readonly passes: number;
  readonly shots: number;
  /** Metres that he ran. */
  readonly metres: number;
}

/** A player's match. */
export interface MatchPerformance extends PlayerCounts {
  /** Where he played. */
  readonly line: TeamLine;
  readonly minutes: number;
  readonly goals: number;
  readonly assists: number;
  /** Rating 0–10. */
  readonly rating: number;
  /** A second yellow card is one of each colour. */
  readonly yellowCards: number;
  readonly redCards: number;
  /** 1 for a keeper of at least 60 minutes whose club conceded no goal, otherwise 0. */
  readonly cleanSheets: number;
}

/** Input of a performance. */
export interface PerformanceInput {
  readonly appearance: PlayerAppearance;
  /** Goals of the opponents, from 0. */
  readonly conceded: number;
  /** Null if the match has kept none: these counts are 0 then. */
  readonly counts: PlayerCounts | null;
}

const NO_COUNTS = { saves: 0, tackles: 0, passes: 0, shots: 0, metres: 0 };

/** The performance of a player in a match that is over. R-CAR-1 */
export function performanceOf({ appearance, conceded, counts }: PerformanceInput): MatchPerformance {
  assertScore(conceded, 'performanceOf');
  const { playerId, position, minutes, goals, assists, rating, incidents = [] } = appearance;
  const of = (...kinds: readonly string[]) => incidents.filter(({ kind }) => kinds.includes(kind)).length;
  const isCleanSheet = position === 'GK' && minutes >= CLEAN_SHEET_MINUTES && conceded === 0;
  return {
    ...(counts ?? NO_COUNTS),
    playerId,
    line: teamLineOf(position),
    minutes,
    goals,
    assists,
    rating,
    yellowCards: of('yellow', 'secondYellow'),
    redCards: of('red', 'secondYellow'),
    cleanSheets: isCleanSheet ? 1 : 0,
  };
}
