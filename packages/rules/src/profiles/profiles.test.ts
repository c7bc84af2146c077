import { expect, test } from 'vitest';
import { BUILT_AT } from '../testing/builders.ts';
import { lastSeen, type ManagerSeason, managerCareer } from './index.ts';

const DAY = 86_400_000;
const season = (competitionId: string, changes: Partial<ManagerSeason> = {}): ManagerSeason => ({
  competitionId,
  name: 'MM League',
  number: 1,
  category: 'Várzea',
  place: 2,
  wins: 5,
  draws: 2,
  losses: 1,
  biggestWin: null,
  ...changes,
});

test('the best place is of the highest category, and cups count for titles (R-PFL-2)', () => {
  const finished = [
    season('l3', { category: 'Amador', place: 7 }),
    season('k1', { name: 'MM Cup', category: 'Pro', place: 1 }),
    season('l1', { place: 1 }),
  ];
  const career = managerCareer({ finished, current: [season('l4', { place: 1, category: 'Pro' })] });
  expect(career).toMatchObject({ seasons: 3, wins: 20, draws: 8, losses: 4, bestPlace: { competitionId: 'l3' } });
  expect(career.titles.map(({ competitionId }) => competitionId)).toEqual(['k1', 'l1']);
});

test('a last visit is of today, this week or before, and hidden unless shown (R-PFL-4)', () => {
  const seen = (visitedAt: number | null, isShown = true) => lastSeen({ visitedAt, isShown, now: BUILT_AT });
  expect(seen(BUILT_AT)).toBe('today');
  expect(seen(BUILT_AT - DAY)).toBe('this-week');
  expect(seen(BUILT_AT - 7 * DAY)).toBe('earlier');
  expect(seen(null)).toBeNull();
  expect(seen(BUILT_AT, false)).toBeNull();
});
