/** What every game day brings: the turn at midnight, the bots' day, the market. R-WLD-11 */
import { DAY, HOUR, startOfUtcDay } from '@mundo-manager/rules/clock';
import type { WorldWork } from '../world-work/payloads.ts';

/** When bots live their day, and when they look at their eleven again before the late match. */
const BOT_TURNS = [
  { hour: 12, turn: 'day' },
  { hour: 20, turn: 'evening' },
] as const;

/** When the market is looked at; with the turn of the day its players grow older, too. */
const MARKET_HOURS = [0, 6, 12, 18];

/** The work of the day that begins at that midnight, as far as it lies after `after`; the next day's turn included. */
export function workOfDay(midnight: number, after: number): WorldWork[] {
  const works: WorldWork[] = [
    ...BOT_TURNS.map(({ hour, turn }) => ({
      kind: 'bots' as const,
      ...dated(midnight + hour * HOUR),
      payload: { turn },
    })),
    ...MARKET_HOURS.map((hour) => ({
      kind: 'market' as const,
      ...dated(midnight + hour * HOUR),
      payload: { birthdays: hour === 0 },
    })),
    { kind: 'day', ...dated(midnight + DAY), payload: null },
  ];
  return works.filter(({ dueAt }) => dueAt > after || dueAt === midnight);
}

/** What is left of the day in which the world begins. */
export function workOfFirstDay(now: number): WorldWork[] {
  return workOfDay(startOfUtcDay(now), now).filter(({ dueAt }) => dueAt > now);
}

function dated(dueAt: number): Pick<WorldWork, 'id' | 'dueAt'> {
  return { id: new Date(dueAt).toISOString(), dueAt };
}
