/** Clubs with finished matches, as others may read them. */
import fc, { type Arbitrary } from 'fast-check';
import { GOAL_ROUTES, type ScoutedGoal } from '../../opponents/goal-sources.ts';
import type { OpponentReportInput } from '../../opponents/report.ts';
import type { ScoutedMatch } from '../../opponents/scouted-match.ts';
import type { Player } from '../../players/player.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import { BUILT_AT, buildMatch } from '../builders.ts';
import { squadArbitrary, tacticArbitrary } from './tactics.ts';

const DAY = 86_400_000;

/** A goal of club c1 or of c2, from anywhere in the attacked half. */
export function scoutedGoalArbitrary(): Arbitrary<ScoutedGoal> {
  return fc.record({
    clubId: fc.constantFrom('c1', 'c2'),
    route: fc.constantFrom(...GOAL_ROUTES),
    header: fc.boolean(),
    distance: fc.integer({ min: 0, max: 50 }),
    across: fc.integer({ min: 0, max: 68 }),
  });
}

/** A finished match of club c1 against c2, at home or away. */
export function scoutedMatchArbitrary(
  players: readonly Player[],
  ruleset: Ruleset,
): Arbitrary<Omit<ScoutedMatch, 'match'> & { readonly isHome: boolean }> {
  return fc.record({
    isHome: fc.boolean(),
    sheet: tacticArbitrary(players, ruleset).map((tactic) => ({
      tactic,
      players: players.map(({ id, number, personalData }) => ({ id, number, name: personalData.name })),
    })),
    goals: fc.option(fc.array(scoutedGoalArbitrary(), { maxLength: 5 })),
  });
}

/** Club c1, some of whose players are hurt, with up to a dozen finished matches, a day apart. */
export function scoutedClubArbitrary(ruleset: Ruleset): Arbitrary<OpponentReportInput> {
  return squadArbitrary({ minimum: 18 })
    .chain((squad) => {
      const players = squad.map((player) => ({ ...player, club: 'c1' }));
      return fc.record({
        players: fc.constant(players),
        hurt: fc.shuffledSubarray(players.slice(2), { maxLength: 4 }),
        played: fc.array(scoutedMatchArbitrary(players, ruleset), { maxLength: 12 }),
      });
    })
    .map(({ players, hurt, played }) => ({
      club: {
        id: 'c1',
        players: players.map((player) =>
          hurt.includes(player) ? { ...player, injuredUntil: BUILT_AT + DAY } : player,
        ),
      },
      competitionId: 'l1',
      now: BUILT_AT,
      matches: played.map(({ isHome, sheet, goals }, index) => {
        const [home, away] = isHome ? ['c1', 'c2'] : ['c2', 'c1'];
        const of = (id = '') => (goals ?? []).filter(({ clubId }) => clubId === id).length;
        return {
          match: buildMatch({
            id: `m${index}`,
            date: BUILT_AT - (index + 1) * DAY,
            status: 'finished',
            home: { id: home, score: of(home) },
            away: { id: away, score: of(away) },
          }),
          sheet,
          goals,
        };
      }),
    }));
}
