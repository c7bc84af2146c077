/**
 * The events of a running match. Passes are two thirds of them, and as objects most of what a match holds in memory: they are kept as rows of numbers, and
 * become events when they are read.
 */
import type { EventOf, MatchEvent, PassKind } from '../events/event.ts';
import { PERIODS, shownMinute } from './periods.ts';
import type { SideIndex } from './pitch.ts';

const READING = Symbol('reading');

/** What has happened so far. */
export interface MatchLog {
  /** All events but the passes. */
  readonly others: MatchEvent[];
  /** A row for each pass, then room for more. */
  passes: Int16Array;
  passCount: number;
  /** What has been read of it. No part of the match: what is read must not change what is played, and JSON, so a snapshot, leaves it out. */
  [READING]?: Reading;
}

/** What the events of a log are read with: the players of both sides, in the order of their places. */
export interface LoggedMatch {
  readonly log: MatchLog;
  readonly sides: readonly [LoggedSide, LoggedSide];
}

interface LoggedSide {
  readonly members: readonly { readonly id: string }[];
}

/** A pass, its players by their place among the eighteen, its start and end in metres. */
export interface LoggedPass {
  readonly tick: number;
  readonly kickTick: number;
  readonly side: SideIndex;
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
  readonly player: number;
  readonly receiver: number;
  readonly kind: PassKind;
  readonly complete: boolean;
}

const KINDS: readonly PassKind[] = ['short', 'long', 'cross', 'throwIn'];
/** Numbers of a row: when, whose, where in decimetres, who, how, how many other events came before it, and from when to where. */
const ROW = 12;
const MORE_ROWS = 64;

export function createLog(): MatchLog {
  return { others: [], passes: new Int16Array(ROW * MORE_ROWS), passCount: 0 };
}

export function logPass(log: MatchLog, pass: LoggedPass): void {
  const at = log.passCount * ROW;
  if (at === log.passes.length) {
    const longer = new Int16Array(at + ROW * MORE_ROWS);
    longer.set(log.passes);
    log.passes = longer;
  }
  const { passes } = log;
  passes[at] = pass.tick;
  passes[at + 1] = pass.side;
  passes[at + 2] = Math.round(pass.x * 10);
  passes[at + 3] = Math.round(pass.y * 10);
  passes[at + 4] = pass.player;
  passes[at + 5] = pass.receiver;
  passes[at + 6] = KINDS.indexOf(pass.kind);
  passes[at + 7] = pass.complete ? 1 : 0;
  passes[at + 8] = log.others.length;
  passes[at + 9] = pass.kickTick;
  passes[at + 10] = Math.round(pass.endX * 10);
  passes[at + 11] = Math.round(pass.endY * 10);
  log.passCount += 1;
}

/** What has been read of a log: who reads it again gets the rest added. */
interface Reading {
  readonly events: MatchEvent[];
  passes: number;
  others: number;
  period: number;
  periodStart: number;
}

/** What has happened in a match so far, in order. The list grows when it is asked for again. */
export function eventsOf({ log, sides }: LoggedMatch): readonly MatchEvent[] {
  log[READING] ??= { events: [], passes: 0, others: 0, period: 1, periodStart: 0 };
  const reading = log[READING];
  const { others, passes, passCount } = log;
  while (reading.passes < passCount || reading.others < others.length) {
    const row = reading.passes * ROW;
    const event = others[reading.others];
    if (event === undefined || (reading.passes < passCount && passes[row + 8] === reading.others)) {
      reading.events.push(passOf(passes, row, sides, reading));
      reading.passes += 1;
      continue;
    }
    if (event.type === 'periodStart') [reading.period, reading.periodStart] = [event.period, event.tick];
    reading.events.push(event);
    reading.others += 1;
  }
  return reading.events;
}

function passOf(
  passes: Int16Array,
  at: number,
  sides: LoggedMatch['sides'],
  { period, periodStart }: Reading,
): EventOf<'pass'> {
  const number = (field: number) => passes[at + field] ?? 0;
  const tick = number(0);
  const { members } = sides[number(1) === 0 ? 0 : 1];
  const { minute, added } = shownMinute(tick - periodStart, PERIODS[period - 1]);
  return {
    type: 'pass',
    tick,
    minute,
    added,
    side: number(1) === 0 ? 'home' : 'away',
    x: number(2) / 10,
    y: number(3) / 10,
    player: members[number(4)]?.id ?? '',
    receiver: members[number(5)]?.id ?? null,
    kind: KINDS[number(6)] ?? 'short',
    complete: number(7) === 1,
    kickTick: number(9),
    endX: number(10) / 10,
    endY: number(11) / 10,
  };
}
