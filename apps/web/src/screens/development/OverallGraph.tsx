import { useLingui } from '@lingui/react/macro';
import { DEVELOPMENT_MARKS, type PlayerDevelopment } from '@mundo-manager/rules/development';
import { dateText } from '../../ui/DateText.tsx';
import { decimals } from '../../ui/decimals.ts';
import graph from '../../ui/Graph.module.css';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { MARKS } from './markNames.ts';
import styles from './OverallGraph.module.css';

interface OverallGraphProps {
  readonly development: PlayerDevelopment;
  readonly potential: number;
}

const LARGE = { width: 940, height: 280, ticks: 6 };
const SMALL = { width: 340, height: 280, ticks: 3 };
const LEFT = 34;
const TOP = 14;
const RIGHT = 18;
/** Rows of marks below the curve, and the dates below them. */
const ROW = 14;
const FOOT = DEVELOPMENT_MARKS.length * ROW + 26;

/** The overall by day with a row of marks of each kind, and the same as a table. A phone has a drawing of its own. R-DEV-8 */
export function OverallGraph({ development: { points, marks }, potential }: OverallGraphProps) {
  const { t } = useLingui();
  const { width, height, ticks } = useIsPhone() ? SMALL : LARGE;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const ratings = points.map(({ overall }) => overall);
  const low = Math.floor(Math.min(...ratings, potential) - 1);
  const high = Math.ceil(Math.max(...ratings, potential) + 1);
  const span = Math.max(1, last.day - first.day);
  const bottom = height - FOOT;
  const x = (day: number) => LEFT + ((day - first.day) / span) * (width - LEFT - RIGHT);
  const y = (rating: number) => TOP + ((high - rating) / (high - low)) * (bottom - TOP);
  const levels = [low, Math.round((low + high) / 2), high];
  const dates =
    points.length === 1 ? [first.day] : Array.from({ length: ticks }, (_, at) => first.day + (span * at) / (ticks - 1));
  const [from, to] = [decimals(first.overall, 1), decimals(last.overall, 1)];
  return (
    <figure className={graph.graph}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t`Overall de ${from} em ${dateText(first.day)} a ${to} em ${dateText(last.day)}; potencial ${decimals(potential, 1)}`}
      >
        {levels.map((level) => (
          <g key={level}>
            <path className={graph.level} d={`M${LEFT} ${y(level)}H${width - RIGHT}`} />
            <text className={graph.label} x={LEFT - 6} y={y(level) + 4} textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        <path className={styles.potential} d={`M${LEFT} ${y(potential)}H${width - RIGHT}`} />
        <text className={graph.label} x={width - RIGHT} y={y(potential) - 5} textAnchor="end">
          {t`potencial`}
        </text>
        <polyline
          className={graph.curve}
          points={points.map(({ day, overall }) => `${x(day).toFixed(1)},${y(overall).toFixed(1)}`).join(' ')}
        />
        <circle className={graph.today} cx={x(last.day)} cy={y(last.overall)} r={5} />
        {DEVELOPMENT_MARKS.map((mark, row) => (
          <g key={mark}>
            <text className={graph.label} x={LEFT - 6} y={bottom + 18 + row * ROW} textAnchor="end">
              {MARKS[mark].letter}
            </text>
            {marks
              .filter((marked) => marked.mark === mark)
              .map(({ day }) => (
                <rect
                  key={day}
                  className={styles[mark]}
                  x={x(day) - 2}
                  y={bottom + 10 + row * ROW}
                  width={4}
                  height={9}
                />
              ))}
          </g>
        ))}
        {dates.map((date, at) => (
          <text
            key={date}
            className={graph.label}
            x={x(date)}
            y={height - 4}
            textAnchor={at === 0 ? 'start' : at === dates.length - 1 ? 'end' : 'middle'}
          >
            {dateText(date)}
          </text>
        ))}
      </svg>
      <figcaption className={styles.key}>
        {DEVELOPMENT_MARKS.map((mark) => (
          <span key={mark}>
            <b>{MARKS[mark].letter}</b> {t(MARKS[mark].name)}
          </span>
        ))}
      </figcaption>
      <details className={graph.details}>
        <summary>{t`Ver em tabela`}</summary>
        <table aria-label={t`Overall dia a dia`}>
          <thead>
            <tr>
              <th scope="col">{t`Dia`}</th>
              <th scope="col">{t`Overall`}</th>
              <th scope="col">{t`O que houve`}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ day, overall }) => (
              <tr key={day}>
                <th scope="row">{dateText(day)}</th>
                <td>{decimals(overall, 1)}</td>
                <td>
                  {marks
                    .filter((marked) => marked.day === day)
                    .map(({ mark }) => t(MARKS[mark].name))
                    .join(', ') || '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
