import { useLingui } from '@lingui/react/macro';
import { balanceForecast, type DayBalance } from '@mundo-manager/rules/money-report';
import { DayGraph } from '../../../components/charts/day-graph.tsx';
import { useGameClock } from '../../../components/clock/game-clock-context.tsx';
import { Money } from '../../../components/money/money.tsx';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { useClub, useOwnMatches } from '../../../data/calls/use-initial-data.ts';
import { dayText } from '../../../ui/text/day-text.ts';
import { locale } from '../../../ui/text/locale.ts';
import { moneyText } from '../../../ui/text/money-text.ts';

const SHORT = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });

interface BalanceGraphProps {
  readonly balances: readonly DayBalance[];
  readonly wagesPaidAt: number;
}

/** The balance at the end of each day, and its forecast to the third payday. R-MON-7, R-MON-9 */
export function BalanceGraph({ balances, wagesPaidAt }: BalanceGraphProps) {
  const { t } = useLingui();
  const ahead = useForecast(wagesPaidAt, balances.at(-1)?.day ?? 0);
  const [first, ...others] = balances.map(({ day, balance }) => ({ day, value: balance }));
  if (first === undefined) return null;
  const last = others.at(-1) ?? first;
  const amounts = balances.map(({ balance }) => balance);
  const end = ahead.at(-1) ?? { day: last.day, balance: last.value };
  const all = [...amounts, ...ahead.map(({ balance }) => balance)];
  const low = Math.min(...all, 0);
  const high = Math.max(...all, 1);
  const [from, to, later] = [moneyText(first.value), moneyText(last.value), moneyText(end.balance)];
  return (
    <DayGraph
      label={t`Saldo de ${from} em ${dayText(first.day)} a ${to} em ${dayText(last.day)}; previsão de ${later} em ${dayText(end.day)}`}
      points={[first, ...others]}
      low={low}
      high={high}
      levels={[...new Set([low, 0, high / 2, high])].map((value) => ({
        value,
        text: SHORT.format(value),
        dashed: value === 0,
      }))}
      left={62}
      forecast={{
        points: ahead.map(({ day, balance }) => ({ day, value: balance })),
        cells: (at) => [<Money key="balance" value={ahead[at]?.balance ?? 0} />],
      }}
      table={{
        label: t`Saldo dia a dia`,
        heads: [t`Dia`, t`Saldo no fim do dia`],
        cells: (at) => [<Money key="balance" value={amounts[at] ?? 0} />],
      }}
    />
  );
}

/** The days after the curve's last one. */
function useForecast(wagesPaidAt: number, last: number): readonly DayBalance[] {
  const ruleset = useRuleset();
  const club = useClub();
  const matches = useOwnMatches();
  const now = useGameClock().now();
  return balanceForecast({ club, matches, wagesPaidAt, now }, ruleset).filter(({ day }) => day > last);
}
