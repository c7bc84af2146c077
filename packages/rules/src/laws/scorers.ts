import fc from 'fast-check';
import * as ours from '../competitions/index.ts';
import { leagueResultsArbitrary } from '../testing/arbitraries/standings.ts';
import type { Law } from './law.ts';

const folder = 'competitions';

export const scorersLaws: readonly Law[] = [
  {
    name: 'scorers add up to the goals of finished matches less own goals, assistants to the assists with a name',
    folder,
    requirements: ['R-STA-6', 'R-STA-7'],
    property: ({ rules }) =>
      fc.property(leagueResultsArbitrary(), ({ matches }) => {
        const sides = matches.filter(({ status }) => status === 'finished').flatMap(({ home, away }) => [home, away]);
        const total = (rows: readonly ours.ScorerRow[]) => rows.reduce((sum, { count }) => sum + count, 0);
        const falls = (rows: readonly ours.ScorerRow[]) =>
          rows.every(({ count }, index) => count <= (rows[index - 1]?.count ?? count));
        const scorers = rules.topScorers(matches);
        const assistants = rules.topAssists(matches);
        return (
          total(scorers) === sides.flatMap(({ goals }) => goals).filter(({ name }) => name !== ours.OWN_GOAL).length &&
          total(assistants) === sides.flatMap(({ assists }) => assists).filter(({ name }) => name !== '').length &&
          falls(scorers) &&
          falls(assistants)
        );
      }),
    broken: {
      what: 'matches count before they are finished',
      rules: {
        topScorers: (matches) =>
          ours.topScorers(Object.values(matches).map((match) => ({ ...match, status: 'finished' }))),
      },
    },
  },
];
