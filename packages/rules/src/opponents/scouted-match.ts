/** What is public of a finished match of a club: the result, the sheet that the replay shows, and its goals. */
import type { Match } from '../competitions/match.ts';
import type { ClubId, PlayerId } from '../core/ids.ts';
import type { Tactic } from '../tactics/tactic.ts';
import type { ScoutedGoal } from './goal-sources.ts';

/** A player of a sheet. */
export interface ScoutedPlayer {
  readonly id: PlayerId;
  /** Shirt number. */
  readonly number: number;
  readonly name: string;
}

/** The sheet that a side played by. */
export interface ScoutedSheet {
  readonly tactic: Pick<Tactic, 'formation' | 'places' | 'teamInstructions' | 'setPieces'>;
  readonly players: readonly ScoutedPlayer[];
}

/** A finished match of the club. */
export interface ScoutedMatch {
  readonly match: Match;
  /** The club's own sheet. */
  readonly sheet: ScoutedSheet;
  /** Goals of both sides; null if the match has kept none. */
  readonly goals: readonly ScoutedGoal[] | null;
}

/** The club's side of the match and the other one. */
export function sidesOf(
  { home, away }: Match,
  clubId: ClubId,
): { readonly own: Match['home']; readonly rival: Match['home'] } {
  return home.id === clubId ? { own: home, rival: away } : { own: away, rival: home };
}
