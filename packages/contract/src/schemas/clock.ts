/** The game clock. R-WLD-1 to R-WLD-6 */
import { z } from 'zod';
import { id, moment, named, record } from './schema-parts.ts';

/** A shared world runs in real time; the clock of a local one can be moved. */
export type WorldKind = 'local' | 'shared';

/** The game clock at the moment of the answer: game time = `now` + (real time since then) × `scale`. */
export interface ClockView {
  /** Game time, milliseconds. */
  readonly now: number;
  /** Real time of the server at the same moment, milliseconds. */
  readonly wallNow: number;
  /** Game milliseconds in a real one. */
  readonly scale: number;
  readonly world: WorldKind;
  /** Whether 'Avançar' is offered. */
  readonly canAdvance: boolean;
}

export const clockSchema: z.ZodType<ClockView> = named(
  'Clock',
  record({
    now: moment,
    wallNow: moment,
    scale: z.number().min(0),
    world: z.enum(['local', 'shared']),
    canAdvance: z.boolean(),
  }),
);

/** What the clock was moved to: 30 game minutes before a kick-off, the kick-off, or full time. */
export interface ClockStop {
  readonly kind: 'beforeKickOff' | 'kickOff' | 'fullTime';
  readonly date: number;
  readonly matchId: string;
}

/** A stop by its name: the moment of that match. */
export type ClockStopName = Pick<ClockStop, 'kind' | 'matchId'>;

const stopName = { kind: z.enum(['beforeKickOff', 'kickOff', 'fullTime']), matchId: id };

export const clockStopNameSchema: z.ZodType<ClockStopName> = named('ClockStopName', record(stopName));

export const clockStopSchema: z.ZodType<ClockStop> = named('ClockStop', record({ ...stopName, date: moment }));
