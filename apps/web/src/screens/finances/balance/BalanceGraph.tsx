import { useLingui } from '@lingui/react/macro';
import { formatDate, formatMoney } from '@mundo-manager/rules/format';
import type { DayBalance } from '@mundo-manager/rules/money-report';
import graph from '../../../ui/Graph.module.css';
import { Money } from '../../../ui/Money.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import styles from './Balance.module.css';

const LARGE = { width: 860, height: 240, ticks: 6 };
const SMALL = { width: 340, height: 220, ticks: 3 };
const LEFT = 62;
const TOP = 14;
const RIGHT = 18;
const FOOT = 28;

const SHORT = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

/** The balance at the end of each day, and the same as a table. A phone has a drawing of its own. R-MON-7 */
export function BalanceGraph({ balances }: { readonly balances: readonly DayBalance[] }) {
  const { t } = useLingui();
  const { width, height, ticks } = useIsPhone() ? SMALL : LARGE;
  const [first, last] = [balances[0], balances.at(-1)];
  if (first === undefined || last === undefined) return null;
  const amounts = balances.map(({ balance }) => balance);
  const low = Math.min(...amounts, 0);
  const high = Math.max(...amounts, 1);
  const span = Math.max(1, last.day - first.day);
  const bottom = height - FOOT;
  const x = (day: number) => LEFT + ((day - first.day) / span) * (width - LEFT - RIGHT);
  const y = (balance: number) => TOP + ((high - balance) / (high - low)) * (bottom - TOP);
  const levels = [...new Set([low, 0, high / 2, high])];
  const days = [
    ...new Set(Array.from({ length: ticks }, (_, at) => Math.round((at * (balances.length - 1)) / (ticks - 1)))),
  ];
  const [from, to] = [formatMoney(first.balance), formatMoney(last.balance)];
  return (
    <figure className={graph.graph}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t`Saldo de ${from} em ${formatDate(first.day)} a ${to} em ${formatDate(last.day)}`}
      >
        {levels.map((level) => (
          <g key={level}>
            <path className={level === 0 ? styles.zero : graph.level} d={`M${LEFT} ${y(level)}H${width - RIGHT}`} />
            <text className={graph.label} x={LEFT - 6} y={y(level) + 4} textAnchor="end">
              {SHORT.format(level)}
            </text>
          </g>
        ))}
        <polyline
          className={graph.curve}
          points={balances.map(({ day, balance }) => `${x(day).toFixed(1)},${y(balance).toFixed(1)}`).join(' ')}
        />
        <circle className={graph.today} cx={x(last.day)} cy={y(last.balance)} r={5} />
        {days.map((at, index) => {
          const day = balances[at]?.day ?? first.day;
          return (
            <text
              key={day}
              className={graph.label}
              x={x(day)}
              y={height - 6}
              textAnchor={index === 0 ? 'start' : index === days.length - 1 ? 'end' : 'middle'}
            >
              {formatDate(day)}
            </text>
          );
        })}
      </svg>
      <details className={graph.details}>
        <summary>{t`Ver em tabela`}</summary>
        <table aria-label={t`Saldo dia a dia`}>
          <thead>
            <tr>
              <th scope="col">{t`Dia`}</th>
              <th scope="col">{t`Saldo no fim do dia`}</th>
            </tr>
          </thead>
          <tbody>
            {balances.toReversed().map(({ day, balance }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day)}</th>
                <td>
                  <Money value={balance} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
