/** A match minute by minute: what may be seen of it at a moment of the game. R-WLD-9 */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { LiveScore } from '@mundo-manager/contract';
import { type MatchEvent, TICKS_A_MINUTE } from '@mundo-manager/engine';
import { MINUTE } from '@mundo-manager/rules/clock';
import { ALPHA } from '@mundo-manager/rules/ruleset';

/** Game time from kick-off to full time, in milliseconds. */
export const MATCH_LENGTH = ALPHA.matchWindow.minutesAfter * MINUTE;

/** A sixth larger than the usual 6, in a third of the time. */
const GZIP_LEVEL = 4;

/** A played match in minutes, as it is stored. The minutes are those that have gone by, stoppage time included. */
export interface Timeline {
  /** How long the match is, in whole minutes. */
  readonly minutes: number;
  /** By minutes gone by, from 0: minute and stoppage time of the scoreboard, goals at home and away. */
  readonly scores: readonly (readonly [minute: number, added: number, home: number, away: number])[];
  /** The events of each minute: a list of lists as JSON, compressed, as base64. */
  readonly events: string;
}

/** Splits the events of a whole match into its minutes. */
export function timelineOf(events: readonly MatchEvent[]): Timeline {
  const minutes = Math.max(1, Math.ceil((events.at(-1)?.tick ?? 0) / TICKS_A_MINUTE));
  const chunks = Array.from({ length: minutes }, (): MatchEvent[] => []);
  for (const event of events) chunks[Math.min(minutes - 1, Math.floor(event.tick / TICKS_A_MINUTE))]?.push(event);

  let score: Timeline['scores'][number] = [0, 0, 0, 0];
  const scores = [score];
  for (const chunk of chunks) {
    const last = chunk.at(-1);
    const goal = chunk.findLast(({ type }) => type === 'goal');
    const [, , home, away] = score;
    const goals = goal?.type === 'goal' ? ([goal.home, goal.away] as const) : ([home, away] as const);
    score = last === undefined ? score : [last.minute, last.added, ...goals];
    scores.push(score);
  }
  return { minutes, scores, events: gzipSync(JSON.stringify(chunks), { level: GZIP_LEVEL }).toString('base64') };
}

/** The events of each minute of the match. */
export function eventsByMinute({ events }: Pick<Timeline, 'events'>): readonly (readonly MatchEvent[])[] {
  return JSON.parse(gunzipSync(Buffer.from(events, 'base64')).toString('utf8')) as MatchEvent[][];
}

/** How many minutes of a match of that length may be seen: minute t appears at kick-off + 30 game minutes × t / length. R-WLD-9 */
export function visibleMinutes(kickOff: number, now: number, minutes: number): number {
  const gone = Math.floor(((now - kickOff) * minutes) / MATCH_LENGTH);
  return Math.min(minutes, Math.max(0, gone));
}

/** The moment of the game at which that many minutes may be seen. */
export function momentOfMinute(kickOff: number, minute: number, minutes: number): number {
  return Math.ceil(kickOff + (MATCH_LENGTH * minute) / minutes);
}

/** The score that may be seen now of a match that has kicked off. */
export function scoreAt(
  { minutes, scores }: Pick<Timeline, 'minutes' | 'scores'>,
  kickOff: number,
  now: number,
): LiveScore {
  const [minute, added, home, away] = scores[visibleMinutes(kickOff, now, minutes)] ?? [0, 0, 0, 0];
  return { minute, added, home, away };
}
