/** What a player has done in matches. */
import { assertRuleset } from '../core/assert.ts';
import { mean } from '../core/mean.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { PlayerStatistics } from './player.ts';

/** What a player did in one match. */
export interface MatchContribution {
  readonly goals: number;
  readonly assists: number;
  /** Match rating 0–10. */
  readonly rating: number;
}

/** The statistics after a match that he played in: one match more, and the oldest ratings fall out of the window of 20 (R-PLA-21). */
export function afterMatchStatistics(
  statistics: PlayerStatistics,
  { goals, assists, rating }: MatchContribution,
  ruleset: Ruleset,
): PlayerStatistics {
  assertRuleset(ruleset, 'afterMatchStatistics');
  return {
    matches: statistics.matches + 1,
    goals: statistics.goals + goals,
    assists: statistics.assists + assists,
    // A slice from −0 would keep them all.
    ratings: [...statistics.ratings, rating].slice(-ruleset.players.ratingWindow || Number.POSITIVE_INFINITY),
  };
}

/** Mean of the ratings he carries, to one decimal; null before his first match (R-PLA-6). */
export function averageRating(statistics: Pick<PlayerStatistics, 'ratings'>): number | null {
  const rating = meanRating(statistics);
  return rating === null ? null : Math.round(rating * 10) / 10;
}

/** That mean unrounded (R-PLA-4). */
export function meanRating({ ratings }: Pick<PlayerStatistics, 'ratings'>): number | null {
  return mean(ratings);
}
