import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classes } from '../../ui/browser/classes.ts';
import { useIsPhone } from '../../ui/browser/use-is-phone.ts';
import { dayText } from '../../ui/text/day-text.ts';
import styles from './day-graph.module.css';
import type { DayColumns, DayForecast, DayLine, DayPoint, DayRange } from './day-series.ts';
import { DayTable } from './day-table.tsx';

const TOP = 14;
const RIGHT = 18;
/** The dates below the curve. */
const DATES = 26;

/** A horizontal line with its label. */
interface Level {
  readonly value: number;
  readonly text: string;
  readonly dashed?: boolean;
}

/** Where things are in the drawing. */
export interface DayScale {
  readonly x: (day: number) => number;
  readonly y: (value: number) => number;
  /** The edges of the curve's area. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

interface DayGraphProps {
  /** The curve in a sentence. */
  readonly label: string;
  /** The oldest first, at least one. */
  readonly points: readonly [DayPoint, ...DayPoint[]];
  readonly low: number;
  readonly high: number;
  readonly levels: readonly Level[];
  /** Room for the labels of the levels. */
  readonly left: number;
  /** Room for marks between the curve and its dates. */
  readonly marksHeight?: number;
  readonly marks?: (scale: DayScale) => ReactNode;
  readonly caption?: ReactNode;
  readonly table: DayColumns;
  readonly forecast?: DayForecast | undefined;
  /** Up to three. */
  readonly lines?: readonly DayLine[];
}

/** A curve over UTC days with its forecast, and the same as a table, newest first. A phone has a narrower drawing. */
export function DayGraph({
  label,
  points,
  low,
  high,
  levels,
  left,
  marksHeight = 0,
  marks,
  caption,
  table,
  forecast,
  lines = [],
}: DayGraphProps) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const [width, ticks] = isPhone ? [340, 3] : [900, 6];
  const height = 240 + marksHeight;
  const [first] = points;
  const last = points.at(-1) ?? first;
  const { points: ahead = [], band = [] } = forecast ?? {};
  const days = [...points, ...ahead].map(({ day }) => day);
  const end = days.at(-1) ?? last.day;
  const span = Math.max(1, end - first.day);
  const bottom = height - DATES - marksHeight;
  const right = width - RIGHT;
  const x = (day: number) => left + ((day - first.day) / span) * (right - left);
  const y = (value: number) => TOP + ((high - value) / (high - low)) * (bottom - TOP);
  const step = (days.length - 1) / (ticks - 1);
  const path = (of: readonly DayPoint[]) =>
    of.map(({ day, value }) => `${x(day).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  const dated = [...new Set(Array.from({ length: ticks }, (_, at) => Math.round(at * step)))];
  return (
    <figure className={styles.graph}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {levels.map(({ value, text, dashed }) => (
          <g key={value}>
            <path className={dashed ? styles.dashed : styles.level} d={`M${left} ${y(value)}H${right}`} />
            <text className={styles.label} x={left - 6} y={y(value) + 4} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {ahead.length > 0 && (
          <g>
            <rect className={styles.ahead} x={x(last.day)} y={TOP} width={right - x(last.day)} height={bottom - TOP} />
            <text className={styles.label} x={right - 6} y={bottom - 8} textAnchor="end">
              {t`previsão`}
            </text>
          </g>
        )}
        {band.length > 0 && <polygon className={styles.band} points={path(outlineOf(last, band))} />}
        {lines.map((line, at) => (
          <g key={line.name} className={classes(styles.line, styles[`line${at + 1}`])}>
            <polyline points={path(line.points)} />
            <polyline className={styles.forecast} points={path([...line.points.slice(-1), ...line.forecast])} />
          </g>
        ))}
        <polyline className={styles.curve} points={path(points)} />
        {ahead.length > 0 && (
          <polyline className={classes(styles.curve, styles.forecast)} points={path([last, ...ahead])} />
        )}
        <circle className={styles.today} cx={x(last.day)} cy={y(last.value)} r={5} />
        {marks?.({ x, y, left, right, bottom })}
        {dated.map((at, index) => {
          const day = days[at] ?? first.day;
          const anchor = index === 0 ? 'start' : index === dated.length - 1 ? 'end' : 'middle';
          return (
            <text key={day} className={styles.label} x={x(day)} y={height - 5} textAnchor={anchor}>
              {dayText(day)}
            </text>
          );
        })}
      </svg>
      {caption}
      <DayTable points={points} forecast={forecast} table={table} />
    </figure>
  );
}

/** The edge of a band that begins at the last value of the curve: its top, and back along its bottom. */
function outlineOf(last: DayPoint, band: readonly DayRange[]): readonly DayPoint[] {
  const top = band.map(({ day, high }) => ({ day, value: high }));
  const bottom = band.map(({ day, low }) => ({ day, value: low }));
  return [last, ...top, ...bottom.toReversed()];
}
