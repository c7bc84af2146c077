import { useLingui } from '@lingui/react/macro';
import { useCall } from '../../../session/useCall.ts';
import { CallFailed } from '../../../ui/CallFailed.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { BalanceGraph } from './BalanceGraph.tsx';
import { PaydayForecast } from './PaydayForecast.tsx';
import { PeriodTable } from './PeriodTable.tsx';

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
        <BalanceGraph balances={report.balances} />
      </Panel>
      <Panel flush title={t`Entradas e saídas`}>
        <PeriodTable report={report} />
      </Panel>
    </>
  );
}
