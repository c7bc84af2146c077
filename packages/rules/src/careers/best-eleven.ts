/** The best eleven of a round or a season by their ratings, each in the line that he played in. */
import type { PlayerId } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { TEAM_LINES, type TeamLine } from '../opponents/team-lines.ts';
import { ELEVEN_FORMATIONS } from './constants.ts';

/** A player who may be among the eleven. */
export interface ElevenCandidate {
  readonly playerId: PlayerId;
  readonly line: TeamLine;
  /** Rating 0–10. */
  readonly rating: number;
  readonly minutes: number;
}

/** Eleven players in a formation. */
export interface BestEleven<Candidate> {
  readonly formation: (typeof ELEVEN_FORMATIONS)[number]['name'];
  /** From the goal to the attack, the best of each line first. */
  readonly players: readonly Candidate[];
}

/** The eleven with the highest sum of ratings in 4-3-3 or 4-4-2; of equal players the one with more minutes. Null if a line has too few. R-CAR-5 */
export function bestEleven<Candidate extends ElevenCandidate>(
  candidates: readonly Candidate[],
): BestEleven<Candidate> | null {
  const ranked = sortedBy(
    candidates,
    ({ rating }) => -rating,
    ({ minutes }) => -minutes,
    ({ playerId }) => playerId,
  );
  const elevens = ELEVEN_FORMATIONS.map(({ name, lines }) => ({
    formation: name,
    players: TEAM_LINES.flatMap((line) => ranked.filter((candidate) => candidate.line === line).slice(0, lines[line])),
  })).filter(({ players }) => players.length === 11);
  const [best = null] = sortedBy(elevens, ({ players }) => -players.reduce((sum, { rating }) => sum + rating, 0));
  return best;
}
