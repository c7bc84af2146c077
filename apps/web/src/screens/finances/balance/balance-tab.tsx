import { useLingui } from '@lingui/react/macro';
import { CallFailed } from '../../../data/calls/call-failed.tsx';
import { useCall } from '../../../data/calls/use-call.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { BalanceGraph } from './balance-graph.tsx';
import { PaydayForecast } from './payday-forecast.tsx';
import { PeriodTable } from './period-table.tsx';

/** The club's money ahead and behind: paydays, balance curve, totals by kind. R-MON-7 */
export function BalanceTab() {
  const { t } = useLingui();
  const { data, error, refetch } = useCall('moneyReport');
  if (data === undefined) {
    return error ? (
      <CallFailed title={t`Não deu para carregar o balanço.`} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={8} />
    );
  }
  const { report, wagesPaidAt } = data;
  return (
    <>
      <PaydayForecast wagesPaidAt={wagesPaidAt} />
      <Panel title={t`Saldo dia a dia`}>
        <BalanceGraph balances={report.balances} wagesPaidAt={wagesPaidAt} />
      </Panel>
      <Panel flush title={t`Entradas e saídas`}>
        <PeriodTable report={report} />
      </Panel>
    </>
  );
}
