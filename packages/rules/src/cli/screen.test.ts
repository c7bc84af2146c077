import { describe, expect, test } from 'vitest';
import { createScreen, type OutputStream } from './screen.ts';

function record(stream: Partial<OutputStream>) {
  const written: string[] = [];
  return { written, screen: createScreen({ ...stream, write: (text) => written.push(text) }) };
}

describe('progress on the screen (R-LAW-5)', () => {
  test('on a terminal stays in one line, below the permanent lines', () => {
    const { written, screen } = record({ isTTY: true });
    screen.progress('1/2  first');
    screen.line('✔ first');
    screen.progress('');
    expect(screen.inPlace).toBe(true);
    expect(written).toEqual(['\r\u001b[K1/2  first', '\r\u001b[K✔ first\n', '\r\u001b[K']);
  });

  test.each([
    [10, '123456789'],
    [undefined, '1234567890'.repeat(8).slice(0, 79)],
  ])('never breaks the line of a terminal of %s columns', (columns, shown) => {
    const { written, screen } = record({ isTTY: true, ...(columns ? { columns } : {}) });
    screen.progress('1234567890'.repeat(10));
    expect(written).toEqual([`\r\u001b[K${shown}`]);
  });

  test('elsewhere is left to the lines', () => {
    const { written, screen } = record({});
    screen.progress('1/2  first');
    screen.line('✔ first');
    screen.line();
    expect(screen.inPlace).toBe(false);
    expect(written).toEqual(['✔ first\n', '\n']);
  });
});
