import { createRandom } from '@mundo-manager/rules/core';
import { fullTime, kickOff } from '@mundo-manager/rules/matchday';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { buildClub, buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { expect, test } from 'vitest';
import { simulate } from '../output/simulate.ts';
import { teamSheetOf } from '../team-sheet/index.ts';
import { matchInputOf, playedMatchOf } from './index.ts';

const [home, away] = [buildClub({ id: 'c1' }), buildClub({ id: 'c2' })];
const match = buildMatch({ home: { boosterId: 2 } });

test('a match goes from its kick-off by the rules through the engine to full time by the rules (R-WLD-8, R-WLD-10)', () => {
  const begun = kickOff({ match, home, away, now: match.date }, createRandom(1), ALPHA);
  const input = matchInputOf(begun, ALPHA);
  expect(input).toEqual({
    home: teamSheetOf(home, match.home, ALPHA),
    away: teamSheetOf(away, match.away, ALPHA),
    venue: match.venue,
  });

  const result = simulate(input, 1, { ruleset: ALPHA });
  const played = { matchId: match.id, ...playedMatchOf({ input, result }, ALPHA) };
  expect([played.home.score, played.away.score]).toEqual([result.score.home, result.score.away]);
  expect(played.appearances.length).toBeGreaterThanOrEqual(22);
  expect([...(played.home.playerScore ?? []), ...(played.away.playerScore ?? [])]).toHaveLength(result.ratings.length);

  const competition = buildCompetition({
    status: 'started',
    entrants: [buildEntrant('c1'), buildEntrant('c2')],
    matches: { [match.id]: match },
  });
  const ended = fullTime(
    { competition, clubs: [home, away], played: [played], now: begun.endsAt },
    createRandom(1),
    ALPHA,
  );
  expect(ended.competition.matches[match.id]).toMatchObject({
    status: 'finished',
    home: { shots: result.stats.home.shots },
  });
  const goals = ended.clubs
    .flatMap(({ players }) => players)
    .reduce((sum, { statistics }) => sum + statistics.goals, 0);
  const own = result.events.filter((event) => event.type === 'goal' && event.ownGoal).length;
  expect(goals).toBe(result.score.home + result.score.away - own);
});
