import { useLingui } from '@lingui/react/macro';
import { MONEY_ENTRY_TYPES, type MoneyEntryType } from '@mundo-manager/rules/finances';
import type { MoneyPeriod, MoneyReport } from '@mundo-manager/rules/money-report';
import { ENTRY_NAMES } from '../../../components/messages/entry-names.ts';
import { Money } from '../../../components/money/money.tsx';
import { classes } from '../../../ui/browser/classes.ts';
import table from '../../../ui/table/plain-table.module.css';
import { dayText } from '../../../ui/text/day-text.ts';
import { percentText } from '../../../ui/text/percent.ts';
import styles from './balance.module.css';

interface Column {
  readonly title: string;
  readonly period: MoneyPeriod;
}

/** Totals by kind of the season and of each week, with their sums and the share of wages. R-MON-1, R-MON-2, R-MON-7 */
export function PeriodTable({ report: { weeks, season } }: { readonly report: MoneyReport }) {
  const { t } = useLingui();
  const columns: readonly Column[] = [
    ...(season === null ? [] : [{ title: t`Temporada`, period: season }]),
    ...weeks.map((period, index) => ({
      title: index === 0 ? t`Esta semana` : t`Semana de ${dayText(period.from)}`,
      period,
    })),
  ];
  const types = MONEY_ENTRY_TYPES.filter((type) => columns.some(({ period }) => amountOf(period, type) !== 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways is reached by the keyboard.
    <section className={styles.periods} aria-label={t`Entradas e saídas por período`} tabIndex={0}>
      <table className={table.table} aria-label={t`Totais por tipo`}>
        <thead>
          <tr>
            <th scope="col">{t`Tipo`}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type}>
              <th scope="row">{t(ENTRY_NAMES[type])}</th>
              {columns.map(({ title, period }) => (
                <td key={title}>
                  <Amount value={amountOf(period, type)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sums label={t`Entrou`} columns={columns} amountIn={({ income }) => income} />
          <Sums label={t`Saiu`} columns={columns} amountIn={({ expenses }) => -expenses} />
          <Sums strong label={t`Resultado`} columns={columns} amountIn={({ income, expenses }) => income - expenses} />
          <tr>
            <th scope="row">{t`Salários sobre o que entrou`}</th>
            {columns.map(({ title, period: { wageShare } }) => (
              <td key={title}>{wageShare === null ? '–' : percentText(wageShare)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface SumsProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly amountIn: (period: MoneyPeriod) => number;
  readonly strong?: boolean;
}

function Sums({ label, columns, amountIn, strong = false }: SumsProps) {
  return (
    <tr className={classes(strong && styles.strong)}>
      <th scope="row">{label}</th>
      {columns.map(({ title, period }) => (
        <td key={title}>
          <Amount value={amountIn(period)} />
        </td>
      ))}
    </tr>
  );
}

function Amount({ value }: { readonly value: number }) {
  return value === 0 ? '–' : <Money signed value={value} />;
}

function amountOf({ totals }: MoneyPeriod, type: MoneyEntryType): number {
  return totals.find((total) => total.type === type)?.amount ?? 0;
}
