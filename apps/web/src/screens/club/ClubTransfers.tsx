import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCall } from '../../session/useCall.ts';
import { TransferPanel } from '../../transfers/TransferPanel.tsx';
import { TransferTable } from '../../transfers/TransferTable.tsx';
import { TransferTotals } from '../../transfers/TransferTotals.tsx';

/** Who came and who left, and the balance. R-SCT-16 */
export function ClubTransfers({ clubId }: { readonly clubId: string }) {
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
