import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCall } from '../../data/calls/use-call.ts';
import { TransferPanel } from '../../features/transfers/transfer-panel.tsx';
import { TransferTable } from '../../features/transfers/transfer-table.tsx';
import { TransferTotals } from '../../features/transfers/transfer-totals.tsx';

/** Who came and who left, and the balance. R-SCT-16 */
export function ClubTransfersPanel({ clubId }: { readonly clubId: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useCall('clubTransfers', { params: { id: clubId } });
  const of = useMemo(() => ({ clubId }), [clubId]);
  return (
    <TransferPanel
      count={data?.transfers.length ?? null}
      error={error}
      onRetry={() => void refetch()}
      none={t`Compras e vendas do clube aparecem aqui.`}
    >
      {data && <TransferTotals total={data.total} />}
      <TransferTable label={t`Transferências do clube`} transfers={data?.transfers ?? []} of={of} />
    </TransferPanel>
  );
}
