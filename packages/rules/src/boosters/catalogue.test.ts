import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { findBooster, matchBooster, playerBooster, sortPlayerBoosters } from './catalogue.ts';
import { BOOSTER_ATTRIBUTES, MATCH_BOOSTERS, PLAYER_BOOSTERS } from './constants.ts';

describe('player boosters (R-BOO-1)', () => {
  test('there are thirty, numbered 1 to 30', () => {
    expect(PLAYER_BOOSTERS.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  test.each([
    ['bronze', 5, 0],
    ['silver', 8, 10],
    ['gold', 10, 20],
  ] as const)('%s has power %i and ten attributes in order after id %i', (category, power, before) => {
    const tier = PLAYER_BOOSTERS.filter((booster) => booster.category === category);
    expect(tier).toEqual(
      BOOSTER_ATTRIBUTES.map((attribute, index) => ({ id: before + index + 1, category, power, attribute })),
    );
  });

  test('the attributes are in their own order', () => {
    expect(BOOSTER_ATTRIBUTES.join(' ')).toBe(
      'speed stamina passing dribbling finishing technique marking heading vision firstTouch',
    );
  });
});

test('match boosters are ten bronze ones (R-BOO-2)', () => {
  expect(MATCH_BOOSTERS.map(({ id, category, power, attribute }) => `${id} ${category} ${power} ${attribute}`)).toEqual(
    [
      '1 bronze 10 morale',
      '2 bronze 10 stamina',
      '3 bronze 10 determination',
      '4 bronze 10 decision',
      '5 bronze 10 workRate',
      '6 bronze 10 leadership',
      '7 bronze 10 tackling',
      '8 bronze 10 crossing',
      '9 bronze 10 composure',
      '10 bronze 10 anticipation',
    ],
  );
});

describe('an id means a booster only with its kind (R-BOO-3)', () => {
  test('id 1 is speed for a player and morale for a match', () => {
    expect(findBooster({ kind: 'player', boosterId: 1 }, ALPHA)).toEqual(playerBooster(1, ALPHA));
    expect(findBooster({ kind: 'player', boosterId: 1 }, ALPHA)?.attribute).toBe('speed');
    expect(findBooster({ kind: 'match', boosterId: 1 }, ALPHA)).toEqual(matchBooster(1, ALPHA));
    expect(findBooster({ kind: 'match', boosterId: 1 }, ALPHA)?.attribute).toBe('morale');
  });

  test.each([0, 31, 1.5])('there is no player booster %d', (id) => expect(playerBooster(id, ALPHA)).toBeNull());
  test.each([0, 11])('there is no match booster %i', (id) => expect(matchBooster(id, ALPHA)).toBeNull());
});

describe('the order of the stock (R-BOO-4)', () => {
  test('sorts by power, then by attribute, with equal boosters together', () => {
    expect(sortPlayerBoosters([30, 2, 11, 1, 20, 2, 21, 10], ALPHA)).toEqual([1, 2, 2, 10, 11, 20, 21, 30]);
  });

  test('the attribute decides within a power, whatever ids a variant gives', () => {
    const playerBoosters = PLAYER_BOOSTERS.map((booster) => ({ ...booster, id: 31 - booster.id }));
    const variant = { ...ALPHA, boosters: { ...ALPHA.boosters, playerBoosters } };
    expect(sortPlayerBoosters([1, 2, 29, 30, 30], variant)).toEqual([30, 30, 29, 2, 1]);
  });

  test('leaves the stock itself unchanged', () => {
    const store = [5, 1];
    sortPlayerBoosters(store, ALPHA);
    expect(store).toEqual([5, 1]);
  });

  test('ids that mean nothing come last', () => {
    expect(sortPlayerBoosters([99, 31, 30, 1], ALPHA)).toEqual([1, 30, 31, 99]);
  });
});
