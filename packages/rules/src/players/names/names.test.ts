import { describe, expect, test } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { scriptedRandom } from '../../testing/scripted-random.ts';
import { COUNTRIES } from '../country.ts';
import { drawName, NAME_LISTS } from './names.ts';

const [first, last] = [0, 0.9999];

describe('the countries of players (R-PLA-3)', () => {
  test('are eight, by their codes', () => {
    expect(COUNTRIES.toSorted()).toEqual(['AR', 'BR', 'CL', 'CO', 'EC', 'PY', 'UY', 'VE']);
  });

  test.each(COUNTRIES)('%s has names enough for a league, none twice (R-PLA-14)', (country) => {
    const { firstNames, surnames, nicknames = [], origins = [] } = NAME_LISTS[country];
    expect(firstNames.length * surnames.length).toBeGreaterThan(1_000);
    for (const list of [firstNames, surnames, nicknames, origins]) expect(new Set(list).size).toBe(list.length);
    for (const name of [...firstNames, ...surnames, ...nicknames, ...origins]) {
      expect(name).toMatch(/^(d[aeo]s? )?\p{Lu}\p{Ll}+( \p{Lu}\p{Ll}+)?$/u);
    }
  });
});

describe('the name of a player (R-PLA-14)', () => {
  test.each([
    ['first name and surname', [0.3, first, first], 'Adriano Almeida'],
    ['nickname and where he is from', [0.29, first, 0.14, first], 'Alemão Baiano'],
    ['nickname and surname', [0.29, last, 0.15, 0.59, last], 'Zezinho Zanetti'],
    ['a nickname alone', [0.29, first, 0.15, 0.6], 'Alemão'],
  ])('in Brazil is %s', (_, draws, name) => {
    const random = scriptedRandom(draws);
    expect(drawName(random, 'BR')).toBe(name);
    random.assertExhausted();
  });

  test('elsewhere is first name and surname', () => {
    const random = scriptedRandom([last, first]);
    expect(drawName(random, 'UY')).toBe('Washington Alonso');
    random.assertExhausted();
  });

  test('is a nickname for three of ten Brazilians', () => {
    const random = createRandom('names');
    const { firstNames } = NAME_LISTS.BR;
    const names = Array.from({ length: 1_000 }, () => drawName(random, 'BR'));
    const nicknamed = names.filter((name) => !firstNames.some((firstName) => name.startsWith(`${firstName} `)));
    expect(Math.abs(nicknamed.length / 1_000 - 0.3)).toBeLessThan(0.04);
  });
});
