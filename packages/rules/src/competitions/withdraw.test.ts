import { expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildClub, buildCompetition, buildEntrant, buildMatch } from '../testing/builders.ts';
import { withdrawUnplayed } from './withdraw.ts';

const club = buildClub({ id: 'c1' });
const open = buildCompetition({ id: 'l1', entrants: [buildEntrant('c1'), buildEntrant('c2')] });

test('a club that has never played leaves the open leagues that it has entered (R-IDN-17)', () => {
  expect(withdrawUnplayed(club, [], ALPHA)).toEqual([]);
  expect(withdrawUnplayed(club, [open], ALPHA)).toEqual([{ ...open, entrants: [buildEntrant('c2')] }]);
});

test('a club that others count on stays (R-IDN-17)', () => {
  const lastMatches = buildClub({ lastMatches: [buildMatch()] }).lastMatches;
  expect(withdrawUnplayed({ ...club, lastMatches }, [], ALPHA)).toBeNull();
  expect(withdrawUnplayed(club, [{ ...open, status: 'started' }], ALPHA)).toBeNull();
  const entrants = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10'].map((id) => buildEntrant(id));
  expect(withdrawUnplayed(club, [{ ...open, entrants }], ALPHA)).toBeNull();
});
