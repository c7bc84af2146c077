/** What actions on competitions and on matches return. */
import type { ClubOutcome, Outcome } from '../clubs/outcome.ts';
import type { Competition } from './competition.ts';
import type { Match } from './match.ts';

/** Result of an action on a competition. */
export interface CompetitionOutcome extends Outcome {
  readonly competition: Competition;
}

/** The club and the match after an action on both. */
export interface MatchOutcome extends ClubOutcome {
  readonly match: Match;
}
