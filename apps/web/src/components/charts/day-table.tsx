import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { dayText } from '../../ui/text/day-text.ts';
import styles from './day-graph.module.css';
import type { DayColumns, DayForecast, DayPoint } from './day-series.ts';

interface DayTableProps {
  readonly points: readonly DayPoint[];
  readonly forecast: DayForecast | undefined;
  readonly table: DayColumns;
}

/** The days of a graph, the newest first; those of the forecast above them. */
export function DayTable({ points, forecast, table }: DayTableProps) {
  const { t } = useLingui();
  const rows = [
    ...points.map(({ day }, at) => ({ day, cells: table.cells(at), isAhead: false })),
    ...(forecast?.points ?? []).map(({ day }, at) => ({ day, cells: forecast?.cells(at) ?? [], isAhead: true })),
  ].reverse();
  return (
    <details className={styles.details}>
      <summary>{t`Ver em tabela`}</summary>
      <table aria-label={table.label}>
        <thead>
          <tr>
            {table.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, cells, isAhead }) => (
            <tr key={day} className={isAhead ? styles.aheadRow : undefined}>
              <th scope="row">
                {dayText(day)}
                {isAhead && (
                  <>
                    <VisuallyHidden> </VisuallyHidden>
                    <small>{t`previsão`}</small>
                  </>
                )}
              </th>
              {cells.map((cell, column) => (
                <td key={table.heads[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
