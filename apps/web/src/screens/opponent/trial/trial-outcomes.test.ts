import { expect, test } from 'vitest';
import { joinedOutcomes, NO_OUTCOMES } from '../../../features/simulation/outcomes.ts';
import { trialOutcomes } from './trial-outcomes.ts';

const OUTCOMES = {
  ...NO_OUTCOMES,
  played: 4,
  homeWins: 2,
  draws: 1,
  awayWins: 1,
  homeGoals: 6,
  awayGoals: 3,
  byScore: { '3-0': 1, '2-1': 1, '1-1': 1, '0-1': 1 },
};

test('turns the outcomes to the own side, away too (R-OPP-20)', () => {
  expect(trialOutcomes(OUTCOMES, true)).toMatchObject({ wins: 2, draws: 1, losses: 1, scored: 1.5, conceded: 0.75 });
  expect(trialOutcomes(OUTCOMES, false)).toMatchObject({ wins: 1, draws: 1, losses: 2, scored: 0.75, conceded: 1.5 });
});

test('lists the most frequent scores first, of equals the one with fewer goals', () => {
  const twice = joinedOutcomes(OUTCOMES, { ...NO_OUTCOMES, played: 1, awayWins: 1, byScore: { '3-0': 1 } });
  expect(trialOutcomes(twice, false).scores).toEqual([
    { own: 0, rival: 3, matches: 2 },
    { own: 1, rival: 0, matches: 1 },
    { own: 1, rival: 1, matches: 1 },
    { own: 1, rival: 2, matches: 1 },
  ]);
});
