import { describe, expect, test } from 'vitest';
import { isPosition, naturalGroup, positionCode } from './code.ts';
import { NATURAL_POSITIONS, POSITIONS } from './position.ts';

describe('position codes (R-POS-1)', () => {
  test.each([
    ['CF', 1],
    ['RF', 2],
    ['LF', 3],
    ['RW', 4],
    ['LW', 5],
    ['AM', 6],
    ['RAM', 7],
    ['LAM', 8],
    ['CM', 9],
    ['RCM', 10],
    ['LCM', 11],
    ['RM', 12],
    ['LM', 13],
    ['DM', 14],
    ['RDM', 15],
    ['LDM', 16],
    ['RWB', 17],
    ['LWB', 18],
    ['GK', 19],
    ['CB', 20],
    ['RCB', 21],
    ['LCB', 22],
    ['RB', 23],
    ['LB', 24],
  ] as const)('%s has code %i', (position, code) => {
    expect(positionCode(position)).toBe(code);
  });

  test('there are 24 of them', () => {
    expect(new Set(POSITIONS.map(positionCode)).size).toBe(24);
  });

  test('only their names are positions', () => {
    expect(isPosition('GK')).toBe(true);
    expect(isPosition('gk')).toBe(false);
    expect(isPosition('toString')).toBe(false);
  });
});

describe('natural positions (R-POS-2)', () => {
  test.each([
    ['CF', ['CF', 'RF', 'LF']],
    ['RW', ['RW', 'RM']],
    ['LW', ['LW', 'LM']],
    ['AM', ['AM', 'RAM', 'LAM']],
    ['CM', ['CM', 'RCM', 'LCM']],
    ['DM', ['DM', 'RDM', 'LDM']],
    ['RB', ['RWB', 'RB']],
    ['LB', ['LWB', 'LB']],
    ['GK', ['GK']],
    ['CB', ['CB', 'RCB', 'LCB']],
  ] as const)('players born to %s play at %s', (natural, positions) => {
    expect(POSITIONS.filter((position) => naturalGroup(position) === natural)).toEqual(positions);
  });

  test('a squad list names ten of them, from the goal to the attack', () => {
    expect(NATURAL_POSITIONS).toEqual(['GK', 'CB', 'RB', 'LB', 'DM', 'CM', 'AM', 'LW', 'RW', 'CF']);
  });
});
