import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePositions, encodePositions } from './encode-positions.ts';

test('positions arrive as they were sent', () => {
  fc.assert(
    fc.property(fc.int16Array({ maxLength: 200 }), (frames) => {
      expect(decodePositions(encodePositions(frames))).toEqual(frames);
    }),
  );
});

test('a position is two bytes, the lower one first', () => {
  expect(encodePositions(Int16Array.of(1, -2))).toBe(btoa('\x01\x00\xfe\xff'));
});
