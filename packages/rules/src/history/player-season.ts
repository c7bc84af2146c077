/** Players' statistics in one competition. */
import type { Match, MatchSide } from '../competitions/match.ts';
import type { Matches } from '../competitions/matches-by-date.ts';
import { OWN_GOAL } from '../competitions/scorers.ts';
import type { ClubId, PlayerId } from '../core/ids.ts';
import { mean } from '../core/mean.ts';
import { nameKey } from '../core/name-key.ts';
import { sortedBy } from '../core/sorted-by.ts';

/** The part of a match that the counts read. */
export interface SeasonMatch extends Pick<Match, 'date' | 'status'> {
  readonly home: SeasonSide;
  readonly away: SeasonSide;
}

type SeasonSide = Pick<MatchSide, 'id' | 'goals' | 'assists' | 'playerScore'>;

/** A player's matches for one club in one competition; name and shirt number are those of the latest. */
export interface PlayerSeason {
  readonly playerId: PlayerId;
  readonly clubId: ClubId;
  readonly name: string;
  readonly number: number;
  readonly matches: number;
  readonly goals: number;
  readonly assists: number;
  /** Mean of his match ratings, 0–10, unrounded; null if he has none. */
  readonly rating: number | null;
}

interface Counted extends Omit<PlayerSeason, 'rating'> {
  readonly ratings: readonly number[];
}

/**
 * The players of finished matches: most goals first, then assists, then the best rating, then by name. A player who changed clubs has a row for
 * each. R-HIS-3
 */
export function playerSeasons(matches: Matches<SeasonMatch>): PlayerSeason[] {
  const finished = Object.values<SeasonMatch>(matches).filter(({ status }) => status === 'finished');
  const rows = new Map<string, Counted>();
  for (const { home, away } of sortedBy(finished, ({ date }) => date)) {
    for (const side of [home, away]) countSide(rows, side);
  }
  const seasons = [...rows.values()].map(({ ratings, ...row }) => ({ ...row, rating: mean(ratings) }));
  return sortedBy(
    seasons,
    ({ goals }) => -goals,
    ({ assists }) => -assists,
    ({ rating }) => -(rating ?? 0),
    ({ name }) => nameKey(name),
    ({ playerId }) => playerId,
  );
}

function countSide(rows: Map<string, Counted>, side: SeasonSide): void {
  for (const { id, name, number, value } of side.playerScore) {
    const key = `${side.id} ${id}`;
    const before = rows.get(key);
    rows.set(key, {
      playerId: id,
      clubId: side.id,
      name,
      number,
      matches: (before?.matches ?? 0) + 1,
      goals: (before?.goals ?? 0) + countOf(side.goals, id),
      assists: (before?.assists ?? 0) + countOf(side.assists, id),
      ratings: [...(before?.ratings ?? []), value],
    });
  }
}

/** Own goals have no scorer, unassisted goals an empty assist. */
function countOf(entries: readonly { readonly id: PlayerId | null; readonly name: string }[], id: PlayerId): number {
  return entries.filter((entry) => entry.id === id && entry.name !== OWN_GOAL).length;
}

/** The best mean rating among the players with at least half of their club's matches; of equals the one with more matches; null of none. */
export function bestRegular(
  players: readonly PlayerSeason[],
  playsOf: (clubId: ClubId) => number,
): PlayerSeason | null {
  const regulars = players.filter(({ clubId, matches, rating }) => rating !== null && 2 * matches >= playsOf(clubId));
  const [best = null] = sortedBy(
    regulars,
    ({ rating }) => -(rating ?? 0),
    ({ matches }) => -matches,
  );
  return best;
}
