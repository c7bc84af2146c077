import { describe, expect, test } from 'vitest';
import { SKILLS } from '../players/attributes.ts';
import { POSITIONS } from '../positions/position.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildPlayer, type PlayerChanges } from '../testing/builders.ts';
import { AGE_RANGES, DEFAULT_SEARCH, MARKET_POSITIONS, OVERALL_RANGES } from './constants.ts';
import { checkSearch, formatSearch, marketPosition, matchesSearch, parseSearch, searchFor } from './search-criteria.ts';

const now = BUILT_AT;

/** A centre forward of 20 (born 2006-01-15) whose skills are all of the same value, and so is his overall. */
function playerOf(value: number, changes: PlayerChanges = {}) {
  const attributes = Object.fromEntries(SKILLS.map((skill) => [skill, value]));
  return buildPlayer({ position: 'CF', dob: Date.UTC(2006, 0, 15), ...changes, attributes });
}

describe('the ranges (R-MKT-3)', () => {
  test('ages go from 18 to 35', () => {
    expect(AGE_RANGES.map(({ key }) => key)).toEqual(['18_21', '22_24', '25_27', '28_30', '31_32', '33_35']);
  });

  test('overalls go from 61 to 99', () => {
    expect(OVERALL_RANGES.map(({ key }) => key)).toEqual([
      '61_65',
      '66_70',
      '71_75',
      '76_80',
      '81_85',
      '86_90',
      '91_95',
      '96_99',
    ]);
  });

  test('a range’s key is its two ends', () => {
    for (const { from, to, key } of [...AGE_RANGES, ...OVERALL_RANGES]) expect(key).toBe(`${from}_${to}`);
  });

  test.each([
    [75.99, '71_75'],
    [76, '76_80'],
    [80.99, '76_80'],
    [81, '81_85'],
    [61, '61_65'],
    [99.9, '96_99'],
  ])('an overall of %d is searched as %s', (value, key) => {
    expect(searchFor(playerOf(value), now, ALPHA)?.overall).toBe(key);
  });

  test.each([60.99, 100])('an overall of %d is in no range (R-MKT-20)', (value) => {
    expect(searchFor(playerOf(value), now, ALPHA)).toBeNull();
  });

  test.each([
    [Date.UTC(2008, 2, 2), '18_21'],
    [Date.UTC(2004, 2, 3), '18_21'],
    [Date.UTC(2004, 2, 2), '22_24'],
    [Date.UTC(1990, 2, 3), '33_35'],
  ])('a player born at %i is searched as %s on 2 March 2026', (dob, key) => {
    expect(searchFor(playerOf(78, { dob }), now, ALPHA)?.age).toBe(key);
  });

  test.each([
    ['17', Date.UTC(2008, 2, 3)],
    ['36', Date.UTC(1990, 2, 2)],
  ])('a player who is %s is in no range (R-MKT-20)', (_, dob) => {
    expect(searchFor(playerOf(78, { dob }), now, ALPHA)).toBeNull();
  });
});

describe('market positions (R-MKT-4)', () => {
  test('there are ten, in the order of the filter', () => {
    expect(MARKET_POSITIONS.join(' ')).toBe('GK CB LB RB DM CM AM CF LW RW');
  });

  test('each of the 24 positions is one of them', () => {
    expect(POSITIONS.map((position) => `${position}:${marketPosition(position)}`).join(' ')).toBe(
      'CF:CF RF:CF LF:CF RW:RW LW:LW AM:AM RAM:AM LAM:AM CM:CM RCM:CM LCM:CM RM:RW LM:LW DM:DM RDM:DM LDM:DM RWB:RB LWB:LB GK:GK CB:CB RCB:CB LCB:CB RB:RB LB:LB',
    );
  });
});

describe('a search as one word (R-MKT-6)', () => {
  test('is position, overall, age', () => {
    expect(formatSearch({ position: 'GK', overall: '81_85', age: '31_32' })).toBe('GK_81_85_31_32');
    expect(parseSearch('GK_81_85_31_32', ALPHA)).toEqual({
      ok: true,
      value: { position: 'GK', overall: '81_85', age: '31_32' },
    });
  });

  test('starts at young centre forwards of 76 to 80 (R-MKT-5)', () => {
    expect(formatSearch(DEFAULT_SEARCH)).toBe('CF_76_80_18_21');
    expect(parseSearch('CF_76_80_18_21', ALPHA)).toEqual({ ok: true, value: DEFAULT_SEARCH });
  });

  test.each([
    ['RCB_76_80_18_21', 'position', 'RCB'],
    ['', 'position', ''],
    ['CF_18_21_76_80', 'overall', '18_21'],
    ['CF_76_81_18_21', 'overall', '76_81'],
    ['CF', 'overall', '_'],
    ['CF_76_80_18_22', 'age', '18_22'],
    ['CF_76_80', 'age', ''],
    ['CF_76_80_18_21_', 'age', '18_21_'],
  ])('"%s" is refused for its %s', (text, field, value) => {
    expect(parseSearch(text, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/unknown-range', facts: { field, value } },
    });
  });

  test('the three filters are checked alike when they come apart', () => {
    expect(checkSearch(DEFAULT_SEARCH, ALPHA)).toEqual({ ok: true, value: DEFAULT_SEARCH });
    expect(checkSearch({ ...DEFAULT_SEARCH, age: '17_21' }, ALPHA).ok).toBe(false);
  });

  test('a variant has its own ranges', () => {
    const ageRanges = [{ from: 16, to: 17, key: '16_17' }];
    const variant = { ...ALPHA, market: { ...ALPHA.market, ageRanges } };
    expect(parseSearch('CF_76_80_16_17', variant).ok).toBe(true);
    expect(parseSearch('CF_76_80_18_21', variant).ok).toBe(false);
    expect(searchFor(playerOf(78, { dob: Date.UTC(2009, 0, 1) }), now, variant)?.age).toBe('16_17');
  });
});

describe('players who match a search (R-MKT-7)', () => {
  const player = playerOf(78);

  test('a player must pass all three filters', () => {
    expect(matchesSearch(player, DEFAULT_SEARCH, now, ALPHA)).toBe(true);
    expect(matchesSearch(player, { ...DEFAULT_SEARCH, position: 'AM' }, now, ALPHA)).toBe(false);
    expect(matchesSearch(player, { ...DEFAULT_SEARCH, overall: '71_75' }, now, ALPHA)).toBe(false);
    expect(matchesSearch(player, { ...DEFAULT_SEARCH, age: '22_24' }, now, ALPHA)).toBe(false);
  });

  test('a player in no range fits no search', () => {
    expect(matchesSearch(playerOf(50), DEFAULT_SEARCH, now, ALPHA)).toBe(false);
  });

  test('the moment of the search decides the age', () => {
    expect(matchesSearch(player, DEFAULT_SEARCH, Date.UTC(2028, 0, 14), ALPHA)).toBe(true);
    expect(matchesSearch(player, DEFAULT_SEARCH, Date.UTC(2028, 0, 15), ALPHA)).toBe(false);
  });
});
