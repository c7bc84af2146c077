import { describe, expect, test } from 'vitest';
import { formatMoney } from './money.ts';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

describe('money', () => {
  test.each([
    [0, '0'],
    [5, '5'],
    [999, '999'],
    [1_000, '1.000'],
    [10_000, '10.000'],
    [1_250_000, '1.250.000'],
    [1_234_567_890, '1.234.567.890'],
    [115_500.00000000001, '115.500'],
    [0.5, '1'],
    [0.49, '0'],
  ])('%d is whole dollars in Brazilian format, after $ a no-break space (R-FMT-1, R-PRD-7)', (value, digits) => {
    expect(formatMoney(value)).toBe(`$${NO_BREAK_SPACE}${digits}`);
  });

  test.each([
    ['en-GB', '−$1,250,000'],
    ['es', `−1.250.000${NO_BREAK_SPACE}$`],
  ])('in %s an amount reads %s', (locale, text) => {
    expect(formatMoney(-1_250_000, locale)).toBe(text);
    expect(formatMoney(-1_250_000)).toBe(`${MINUS}$${NO_BREAK_SPACE}1.250.000`);
  });

  test.each([
    [-1, '1'],
    [-1_250_000, '1.250.000'],
    [-0.5, '1'],
    [-2.5, '3'],
  ])('%d has a minus sign in front (R-FMT-2)', (value, digits) => {
    expect(formatMoney(value)).toBe(`${MINUS}$${NO_BREAK_SPACE}${digits}`);
  });

  test('an amount that rounds to zero has no sign (R-FMT-2)', () => {
    expect(formatMoney(-0.4)).toBe(`$${NO_BREAK_SPACE}0`);
    expect(formatMoney(-0)).toBe(`$${NO_BREAK_SPACE}0`);
  });
});
