/** The speed that other servers may count on, with room for a busy machine; `npm run bench:rules` prints the exact figures. */
import { describe, expect, test } from 'vitest';
import { CASES } from '../../bench/cases.ts';
import { measure } from '../../bench/measure.ts';

const ROOM = 5;

const measurements = measure(CASES, 200);

describe('within five times its budget stays', () => {
  test.each(measurements.filter(({ measured }) => measured.budget !== undefined))(
    '$measured.rule of $measured.items $measured.unit (R-STA-10)',
    ({ median, measured }) => {
      expect(median).toBeLessThanOrEqual((measured.budget ?? 0) * ROOM);
    },
  );
});

/** Sorting grows with n log n and leaves the processor's caches on the way: far from the square of it. */
const WORST_GROWTH = 40;

describe('as the work grows, an item costs about the same in', () => {
  test.each(measurements)('$measured.rule of $measured.items $measured.unit', ({ growth }) => {
    expect(growth).toBeLessThan(WORST_GROWTH);
  });
});
