import { expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildClub, buildSquad } from '../testing/builders.ts';
import { bestElevenRating, expectedPlace, pressFavourites, pressForecast } from './forecast.ts';

const club = (id: string, size: number) => buildClub({ id, players: buildSquad(id, size) });

test('the press counts an empty place as 0 (R-HIS-1)', () => {
  const [full, ten] = [bestElevenRating(club('a', 11), ALPHA), bestElevenRating(club('b', 10), ALPHA)];
  expect(full).toBeGreaterThan(ten);
  expect(bestElevenRating(club('c', 0), ALPHA)).toBe(0);
});

test('the press goes by the best eleven, not by the squad (R-HIS-1)', () => {
  expect(bestElevenRating(club('a', 24), ALPHA)).toBeGreaterThanOrEqual(bestElevenRating(club('a', 11), ALPHA));
});

test('the press names as many favourites as there are awarded places, and expects a place of every club (R-HIS-2)', () => {
  const clubs = [club('weak', 3), club('one', 18), club('two', 18), club('weaker', 1)];
  const forecast = pressForecast(clubs, ALPHA);
  expect(forecast.map(({ clubId }) => clubId)).toEqual(['one', 'two', 'weak', 'weaker']);
  expect(pressFavourites({ name: 'MM League', forecast }, ALPHA).map(({ clubId }) => clubId)).toEqual([
    'one',
    'two',
    'weak',
  ]);
  expect(expectedPlace({ forecast }, 'weaker')).toBe(4);
});

test('without a forecast there are no favourites and nothing is expected (R-HIS-2)', () => {
  expect(pressFavourites({ name: 'MM Cup' }, ALPHA)).toEqual([]);
  expect(expectedPlace({}, 'one')).toBeNull();
});
