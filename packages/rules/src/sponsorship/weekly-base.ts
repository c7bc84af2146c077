/** What a club is worth to a sponsor a week, and why. */

import { DAY } from '../clock/tables.ts';
import type { Category } from '../clubs/club.ts';
import { type ClubResult, recentResults } from '../clubs/form.ts';
import type { Award } from '../competitions/competition.ts';
import type { Match } from '../competitions/match.ts';
import { entryOf } from '../core/entry.ts';
import type { ClubId, EpochMs, MatchId } from '../core/ids.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** What sponsors look at. */
export interface SponsorshipInput {
  readonly category: Category;
  readonly awards: readonly Award[];
  /** In any order; only the club's own finished matches count. */
  readonly lastMatches: readonly Match[];
  readonly clubId: ClubId;
  readonly now: EpochMs;
}

/** The parts of the weekly base value, in dollars. Parts that are worth nothing are not listed, but a lost match is. */
export interface SponsorshipBreakdown {
  readonly total: number;
  readonly base: { readonly multiplier: number; readonly dollars: number };
  readonly awards: readonly { readonly award: Award; readonly points: number; readonly dollars: number }[];
  /** Newest first. */
  readonly matches: readonly {
    readonly matchId: MatchId;
    readonly result: ClubResult;
    readonly points: number;
    readonly dollars: number;
  }[];
}

/** Dollars a week: (multiplier × 105 + awards bonus + recent-match points × multiplier) × 1000. Throws for no category. R-SPO-1 */
export function weeklyBaseValue(input: SponsorshipInput, ruleset: Ruleset = ALPHA): number {
  return sponsorshipBreakdown(input, ruleset).total;
}

/** The weekly base value with its reasons. R-SPO-12 */
export function sponsorshipBreakdown(input: SponsorshipInput, ruleset: Ruleset = ALPHA): SponsorshipBreakdown {
  const { categoryMultipliers, base, unit, awardWindow, awardPoints, matchPoints, recentMatches } = ruleset.sponsorship;
  const multiplierOf = (category: Category) => entryOf(categoryMultipliers, category, 'category');
  const multiplier = multiplierOf(input.category);
  const pointsOfPlace: Readonly<Record<number, number>> = awardPoints;
  const awards = input.awards
    .filter(({ date }) => input.now - date <= awardWindow * DAY)
    .map((award) => {
      const points = (pointsOfPlace[award.place] ?? 0) * multiplierOf(award.category);
      return { award, points, dollars: points * unit };
    })
    .filter(({ points }) => points > 0);
  const matches = recentResults(input.lastMatches, input.clubId, recentMatches).map(({ match, result }) => {
    const points = matchPoints[result] * multiplier;
    return { matchId: match.id, result, points, dollars: points * unit };
  });
  const dollars = multiplier * base * unit;
  const total = [...awards, ...matches].reduce((sum, part) => sum + part.dollars, dollars);
  return { total, base: { multiplier, dollars }, awards, matches };
}
