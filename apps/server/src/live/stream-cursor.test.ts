/** Ids of live events. R-CAL-34 */
import { expect, test } from 'vitest';
import { formatCursor, readCursor } from './stream-cursor.ts';

const NOW = Date.UTC(2026, 2, 8, 15);

test.each([
  { until: NOW, isLate: false, watched: [] },
  { until: NOW, isLate: true, watched: [] },
  { until: NOW - 60 * 60_000, isLate: true, watched: ['league-1-3', 'league-2-7'] },
])('an id decodes to the cursor that it was made of (case %#)', (cursor) => {
  expect(readCursor(formatCursor(cursor), NOW)).toEqual(cursor);
});

test.each([undefined, '', 'x', '-1', '1e3', `${NOW + 1}`, `${NOW - 60 * 60_000 - 1}`, `${NOW}?`, `${NOW}  m1`])(
  'a reader who comes with %s is treated as new',
  (id) => {
    expect(readCursor(id, NOW)).toBeNull();
  },
);
