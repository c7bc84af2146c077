/** Performances of players, and the statistics of a competition made of them. */
import fc, { type Arbitrary } from 'fast-check';
import { addPerformance, NO_CAREER } from '../../careers/career.ts';
import type { CareerRow } from '../../careers/career-row.ts';
import type { MatchPerformance } from '../../careers/performance.ts';
import { TEAM_LINES } from '../../opponents/team-lines.ts';
import { BUILT_AT } from '../builders.ts';

const DAY = 86_400_000;

/** A player's match, in any line. */
export function performanceArbitrary(): Arbitrary<MatchPerformance> {
  return fc.record({
    playerId: fc.constant('p1'),
    line: fc.constantFrom(...TEAM_LINES),
    minutes: fc.integer({ min: 1, max: 120 }),
    goals: fc.nat(3),
    assists: fc.nat(3),
    rating: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
    yellowCards: fc.nat(1),
    redCards: fc.nat(1),
    cleanSheets: fc.nat(1),
    saves: fc.nat(9),
    tackles: fc.nat(9),
    passes: fc.nat(80),
    shots: fc.nat(6),
    metres: fc.nat(12_000),
  });
}

/** The rows of a competition: up to 36 players of three clubs, with one to four matches each, a day apart. */
export function careerRowsArbitrary(): Arbitrary<CareerRow[]> {
  const player = fc.record({
    clubId: fc.constantFrom('c1', 'c2', 'c3'),
    line: fc.constantFrom(...TEAM_LINES),
    played: fc.array(performanceArbitrary(), { minLength: 1, maxLength: 4 }),
  });
  return fc.array(player, { maxLength: 36, size: 'max' }).map((players) =>
    players.map(({ clubId, line, played }, index) => ({
      playerId: `p${index}`,
      clubId,
      name: `Jogador ${index}`,
      number: index + 1,
      career: played.reduce(
        (career, match, day) => addPerformance(career, { ...match, line }, BUILT_AT + day * DAY),
        NO_CAREER,
      ),
    })),
  );
}
