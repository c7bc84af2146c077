/** Input of the course: a competition of the rules, or its view on a client. */
import type { Competition } from './competition.ts';
import type { Match, MatchSide } from './match.ts';

/** The part of a side that the course reads. */
export type CupSide = Pick<MatchSide, 'id' | 'score' | 'shootOut' | 'goals'>;

/** The part of a match that the course reads. */
export interface CupMatch extends Pick<Match, 'id' | 'round' | 'date' | 'status' | 'isKnockOut'> {
  readonly home: CupSide;
  readonly away: CupSide;
}

/** A cup or tournament with such matches. */
export interface CupCompetition<M extends CupMatch = CupMatch>
  extends Pick<Competition, 'id' | 'name' | 'status' | 'drawAt' | 'entrants'> {
  readonly matches: Readonly<Record<string, M>>;
}
