/** Arbitrary inputs of the sponsorship functions: a club of any category with awards and matches. */
import fc from 'fast-check';
import { DAY } from '../../clock/constants.ts';
import { CATEGORIES } from '../../clubs/category.ts';
import type { Award } from '../../competitions/competition.ts';
import { COMPETITION_NAMES } from '../../competitions/competition-name.ts';
import type { Match } from '../../competitions/match.ts';
import type { SponsorshipInput } from '../../sponsorship/weekly-base.ts';
import { BUILT_AT, buildMatch } from '../builders.ts';

/** An award of the last 60 days, at any place that a competition gives. */
export function awardArbitrary(): fc.Arbitrary<Award> {
  return fc.record({
    competition: fc.constantFrom(...COMPETITION_NAMES),
    number: fc.integer({ min: 1, max: 99 }),
    category: fc.constantFrom(...CATEGORIES),
    place: fc.integer({ min: 1, max: 5 }),
    date: fc.integer({ min: 0, max: 60 * DAY }).map((age) => BUILT_AT - age),
  });
}

/** A match of club c1 before BUILT_AT, at home or away, finished or not. */
export function clubMatchArbitrary(): fc.Arbitrary<Match> {
  return fc
    .record({
      day: fc.integer({ min: 1, max: 60 }),
      scores: fc.tuple(fc.nat(6), fc.nat(6)),
      atHome: fc.boolean(),
      status: fc.constantFrom('finished' as const, 'not started' as const),
    })
    .map(({ day, scores: [own, other], atHome, status }) => {
      const [club, opponent] = [
        { id: 'c1', score: own },
        { id: 'c2', score: other },
      ];
      const sides = atHome ? { home: club, away: opponent } : { home: opponent, away: club };
      return buildMatch({ id: `m${day}`, date: BUILT_AT - day * DAY, status, ...sides });
    });
}

/** What sponsors look at, for club c1 at BUILT_AT. */
export function sponsorshipInputArbitrary(): fc.Arbitrary<SponsorshipInput> {
  return fc.record({
    category: fc.constantFrom(...CATEGORIES),
    awards: fc.array(awardArbitrary(), { maxLength: 6 }),
    lastMatches: fc.array(clubMatchArbitrary(), { maxLength: 8 }),
    clubId: fc.constant('c1'),
    now: fc.constant(BUILT_AT),
  });
}
