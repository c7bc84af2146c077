import { expect, test } from 'vitest';
import { PERIODS, shownMinute } from './periods.ts';

test.each([
  { what: 'kick-off', period: 1, ticks: 0, shown: { minute: 1, added: 0 } },
  { what: 'the last tick of 45', period: 1, ticks: 5399, shown: { minute: 45, added: 0 } },
  { what: 'stoppage time', period: 1, ticks: 5400, shown: { minute: 45, added: 1 } },
  { what: 'the second half', period: 2, ticks: 0, shown: { minute: 46, added: 0 } },
  { what: 'the end of the second', period: 2, ticks: 5400 + 250, shown: { minute: 90, added: 3 } },
  { what: 'extra time', period: 3, ticks: 0, shown: { minute: 91, added: 0 } },
  { what: 'the shoot-out', period: 5, ticks: 0, shown: { minute: 120, added: 0 } },
])('the scoreboard at $what', ({ period, ticks, shown }) => {
  expect(shownMinute(ticks, PERIODS[period - 1])).toEqual(shown);
});
