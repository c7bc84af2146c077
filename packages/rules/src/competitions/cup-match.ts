/** What the course of a cup or tournament is read from: a competition of the rules, or one as a client knows it. */
import type { Competition } from './competition.ts';
import type { Match, MatchSide } from './match.ts';

/** What is read of one side of a match. */
export type CupSide = Pick<MatchSide, 'id' | 'score' | 'shootOut' | 'goals'>;

/** What is read of a match. */
export interface CupMatch extends Pick<Match, 'id' | 'round' | 'date' | 'status' | 'isKnockOut'> {
  readonly home: CupSide;
  readonly away: CupSide;
}

/** A cup or tournament with such matches. */
export interface CupCompetition<M extends CupMatch = CupMatch>
  extends Pick<Competition, 'id' | 'name' | 'status' | 'drawAt' | 'entrants'> {
  readonly matches: Readonly<Record<string, M>>;
}
