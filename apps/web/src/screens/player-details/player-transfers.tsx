import { useLingui } from '@lingui/react/macro';
import { useCall } from '../../data/calls/use-call.ts';
import { TransferPanel } from '../../features/transfers/transfer-panel.tsx';
import { TransferTable } from '../../features/transfers/transfer-table.tsx';

/** The clubs that he was bought by, and at what price. R-SCT-16 */
export function PlayerTransfers({ playerId }: { readonly playerId: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useCall('playerTransfers', { params: { playerId } });
  return (
    <TransferPanel
      count={data?.transfers.length ?? null}
      error={error}
      onRetry={() => void refetch()}
      none={t`Cada compra dele aparece aqui.`}
    >
      <TransferTable label={t`Transferências do jogador`} transfers={data?.transfers ?? []} of="player" />
    </TransferPanel>
  );
}
