import { expect, test } from 'vitest';
import { LINES, lineOf } from './line.ts';
import { POSITIONS } from './position.ts';

test('every position belongs to one of three lines (R-POS-9)', () => {
  const standing = (line: string) => POSITIONS.filter((position) => lineOf(position) === line).join(' ');
  expect(LINES.map(standing)).toEqual([
    'RWB LWB GK CB RCB LCB RB LB',
    'AM RAM LAM CM RCM LCM RM LM DM RDM LDM',
    'CF RF LF RW LW',
  ]);
});
