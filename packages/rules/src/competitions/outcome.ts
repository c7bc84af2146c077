/** What a step in the life of a competition returns. */
import type { Outcome } from '../clubs/outcome.ts';
import type { Competition } from './competition.ts';

/** What an action on a competition returns. */
export interface CompetitionOutcome extends Outcome {
  readonly competition: Competition;
}
