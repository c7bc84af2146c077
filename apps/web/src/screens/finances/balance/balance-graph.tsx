import { useLingui } from '@lingui/react/macro';
import type { DayBalance } from '@mundo-manager/rules/money-report';
import { DayGraph } from '../../../components/charts/day-graph.tsx';
import { Money } from '../../../components/money/money.tsx';
import { dayText } from '../../../ui/text/day-text.ts';
import { locale } from '../../../ui/text/locale.ts';
import { moneyText } from '../../../ui/text/money-text.ts';

const SHORT = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });

/** The balance at the end of each day. R-MON-7 */
export function BalanceGraph({ balances }: { readonly balances: readonly DayBalance[] }) {
  const { t } = useLingui();
  const [first, ...later] = balances.map(({ day, balance }) => ({ day, value: balance }));
  if (first === undefined) return null;
  const last = later.at(-1) ?? first;
  const amounts = balances.map(({ balance }) => balance);
  const low = Math.min(...amounts, 0);
  const high = Math.max(...amounts, 1);
  const [from, to] = [moneyText(first.value), moneyText(last.value)];
  return (
    <DayGraph
      label={t`Saldo de ${from} em ${dayText(first.day)} a ${to} em ${dayText(last.day)}`}
      points={[first, ...later]}
      low={low}
      high={high}
      levels={[...new Set([low, 0, high / 2, high])].map((value) => ({
        value,
        text: SHORT.format(value),
        dashed: value === 0,
      }))}
      left={62}
      table={{
        label: t`Saldo dia a dia`,
        heads: [t`Dia`, t`Saldo no fim do dia`],
        cells: (at) => [<Money key="balance" value={amounts[at] ?? 0} />],
      }}
    />
  );
}
