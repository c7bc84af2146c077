/** Leagues before and after their draw, and knock-outs. */
import fc from 'fast-check';
import type { Club } from '../../clubs/club.ts';
import type { Competition } from '../../competitions/competition.ts';
import type { Match } from '../../competitions/match.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import { BUILT_AT, buildClub, buildCompetition, buildEntrant, buildMatch } from '../builders.ts';

/** An open league with all its entrants, and their clubs. */
export interface FullLeague {
  readonly competition: Competition;
  readonly clubs: readonly Club[];
}

/** An open league with all its places taken, of as many clubs as the rule set says. */
export function buildFullLeague(ruleset: Ruleset): FullLeague {
  const ids = Array.from({ length: ruleset.competitions.leagueClubs }, (_, index) => `c${index + 1}`);
  return {
    competition: buildCompetition({ entrants: ids.map((id) => buildEntrant(id)) }),
    clubs: ids.map((id) => buildClub({ id, competitions: { current: ['l1'] } })),
  };
}

/** Ids of an even number of clubs, from 2 to 20. */
export function evenClubsArbitrary(): fc.Arbitrary<string[]> {
  return fc.integer({ min: 1, max: 10 }).map((half) => Array.from({ length: 2 * half }, (_, index) => `c${index + 1}`));
}

/** Up to fifteen matches of rounds 1 to 9 around BUILT_AT, some of them finished, between four clubs; in no order. */
export function scheduleArbitrary(): fc.Arbitrary<Match[]> {
  return fc
    .array(
      fc.record({
        round: fc.integer({ min: 1, max: 9 }),
        hours: fc.integer({ min: -72, max: 72 }),
        sides: fc.constantFrom(['c1', 'c2'], ['c2', 'c1'], ['c3', 'c4'], ['c4', 'c1']),
        status: fc.constantFrom('finished' as const, 'not started' as const),
      }),
      { maxLength: 15 },
    )
    .map((drawn) =>
      drawn.map(({ round, hours, sides: [home = '', away = ''], status }, index) =>
        buildMatch({
          id: `m${index}`,
          round,
          date: BUILT_AT + hours * 3_600_000,
          status,
          home: { id: home },
          away: { id: away },
        }),
      ),
    );
}
