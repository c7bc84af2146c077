/** What every game day brings: the turn at midnight, the bots' day, the market. R-WLD-11 */
import { DAY, HOUR, startOfUtcDay } from '@mundo-manager/rules/clock';
import type { Work } from '../due-work/due-work.ts';

/** When bots live their day, and when they look at their eleven again before the late match. */
const BOT_TURNS = [
  { hour: 12, turn: 'day' },
  { hour: 20, turn: 'evening' },
] as const;

/** When the market is looked at; with the turn of the day its players grow older, too. */
const MARKET_HOURS = [0, 6, 12, 18];

export type BotTurnName = (typeof BOT_TURNS)[number]['turn'];

/** The work of the day that begins at that midnight, as far as it lies after `after`; the next day's turn included. */
export function workOfDay(midnight: number, after: number): Work[] {
  const works: Work[] = [
    ...BOT_TURNS.map(({ hour, turn }) => dated('bots', midnight + hour * HOUR, { turn })),
    ...MARKET_HOURS.map((hour) => dated('market', midnight + hour * HOUR, { birthdays: hour === 0 })),
    dated('day', midnight + DAY, null),
  ];
  return works.filter(({ dueAt }) => dueAt > after || dueAt === midnight);
}

/** What is left of the day in which the world begins. */
export function workOfFirstDay(now: number): Work[] {
  return workOfDay(startOfUtcDay(now), now).filter(({ dueAt }) => dueAt > now);
}

function dated(kind: string, dueAt: number, payload: unknown): Work {
  return { kind, id: new Date(dueAt).toISOString(), dueAt, payload };
}
