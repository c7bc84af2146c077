/** What a club is worth to a sponsor a week, and why. */

import { DAY } from '../clock/constants.ts';
import type { Category } from '../clubs/category.ts';
import type { ClubResult } from '../clubs/club-result.ts';
import { recentResults } from '../clubs/recent-results.ts';
import type { Award } from '../competitions/competition.ts';
import type { Match } from '../competitions/match.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import { entryOf } from '../core/entry-of.ts';
import type { ClubId, EpochMs, MatchId } from '../core/ids.ts';
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

/** What an award is worth to sponsors, in points and in dollars a week. */
export interface AwardBonus {
  readonly points: number;
  readonly dollars: number;
}

/** The parts of the weekly base value, in dollars. Parts that are worth nothing are not listed, but a lost match is. */
export interface SponsorshipBreakdown {
  readonly total: number;
  readonly base: { readonly multiplier: number; readonly dollars: number };
  readonly awards: readonly (AwardBonus & { readonly award: Award })[];
  /** Newest first. */
  readonly matches: readonly {
    readonly matchId: MatchId;
    readonly result: ClubResult;
    readonly points: number;
    readonly dollars: number;
  }[];
}

/** Dollars a week: (multiplier × 105 + awards bonus + recent-match points × multiplier) × 1000. Throws for no category. R-SPO-1 */
export function weeklyBaseValue(input: SponsorshipInput, ruleset: Ruleset): number {
  assertNow(input.now, 'weeklyBaseValue');
  assertRuleset(ruleset, 'weeklyBaseValue');
  return sponsorshipBreakdown(input, ruleset).total;
}

/** What a place brings a club from its sponsors while the award counts, by the category that it was won in. Throws for no category. R-SPO-2 */
export function awardBonus({ place, category }: Pick<Award, 'place' | 'category'>, ruleset: Ruleset): AwardBonus {
  assertRuleset(ruleset, 'awardBonus');
  const { awardPoints, unit } = ruleset.sponsorship;
  const pointsOfPlace: Readonly<Record<number, number>> = awardPoints;
  const points = (pointsOfPlace[place] ?? 0) * multiplierOf(category, ruleset);
  return { points, dollars: points * unit };
}

/** The weekly base value with its reasons. R-SPO-12 */
export function sponsorshipBreakdown(input: SponsorshipInput, ruleset: Ruleset): SponsorshipBreakdown {
  assertNow(input.now, 'sponsorshipBreakdown');
  assertRuleset(ruleset, 'sponsorshipBreakdown');
  const { base, unit, awardWindow, matchPoints, recentMatches } = ruleset.sponsorship;
  const multiplier = multiplierOf(input.category, ruleset);
  const awards = input.awards
    .filter(({ date }) => input.now - date <= awardWindow * DAY)
    .map((award) => ({ award, ...awardBonus(award, ruleset) }))
    .filter(({ points }) => points > 0);
  const matches = recentResults(input.lastMatches, input.clubId, recentMatches).map(({ match, result }) => {
    const points = matchPoints[result] * multiplier;
    return { matchId: match.id, result, points, dollars: points * unit };
  });
  const dollars = multiplier * base * unit;
  const total = [...awards, ...matches].reduce((sum, part) => sum + part.dollars, dollars);
  return { total, base: { multiplier, dollars }, awards, matches };
}

function multiplierOf(category: Category, { sponsorship }: Ruleset): number {
  return entryOf(sponsorship.categoryMultipliers, category, 'weeklyBaseValue: needs a category');
}
