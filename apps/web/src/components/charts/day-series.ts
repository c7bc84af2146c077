import type { ReactNode } from 'react';

/** The value of a UTC day. */
export interface DayPoint {
  /** Its midnight. */
  readonly day: number;
  readonly value: number;
}

/** A range of values on a UTC day. */
export interface DayRange {
  /** Its midnight. */
  readonly day: number;
  readonly low: number;
  readonly high: number;
}

/** How the curve probably goes on. */
export interface DayForecast {
  /** From the day after the last point on. */
  readonly points: readonly DayPoint[];
  /** Between which values the curve probably goes on, for each of the points; none unless given. */
  readonly band?: readonly DayRange[];
  /** The cells of the table, as those of the curve. */
  readonly cells: (at: number) => ReactNode[];
}

/** Another, thinner curve; which of them it is decides its colour. */
export interface DayLine {
  readonly name: string;
  readonly points: readonly DayPoint[];
  readonly forecast: readonly DayPoint[];
}

/** The columns of the table below a graph. */
export interface DayColumns {
  readonly label: string;
  readonly heads: readonly string[];
  readonly cells: (at: number) => ReactNode[];
}
