import { describe, expect, test } from 'vitest';
import { spreadsheet } from './spreadsheet.ts';

const body = (...cells: (string | number | null)[]) => spreadsheet(['A'], [cells]).split('\r\n')[1];

describe('a table for a spreadsheet in Portuguese (R-FMT-6)', () => {
  test('begins with the mark of UTF-8, then the head, and ends each row', () => {
    expect(spreadsheet(['Nº', 'Nome'], [[9, 'Ébano']])).toBe('\uFEFFNº;Nome\r\n9;Ébano\r\n');
  });

  test('writes decimals with a comma, no thousands, and two decimals at most', () => {
    expect(body(69.6, 1_250_000, -0.125, 100 / 3)).toBe('69,6;1250000;-0,13;33,33');
  });

  test('leaves a cell empty if there is nothing to say', () => {
    expect(body('a', null, 'b')).toBe('a;;b');
  });

  test('quotes what would break a row', () => {
    expect(body('a;b', 'c "d"', 'e\nf')).toBe('"a;b";"c ""d""";"e\nf"');
  });

  test.each(['=1+1', '+55', '-2', '@SUM(A1)', '\tA1', '\r=A1'])('takes the sting out of the formula %j', (text) => {
    expect(body(text)).toMatch(/^"?'/);
  });
});
