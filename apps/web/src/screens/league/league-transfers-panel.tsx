import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@mundo-manager/contract/client';
import { useMemo } from 'react';
import { ClubLink } from '../../components/club/club-link.tsx';
import { Money } from '../../components/money/money.tsx';
import { useCall } from '../../data/calls/use-call.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { TransferPanel } from '../../features/transfers/transfer-panel.tsx';
import { TransferTable } from '../../features/transfers/transfer-table.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/data-table-column.ts';

type Balance = CallData<'leagueTransfers'>['balances'][number];
const rowId = ({ club }: Balance) => club.id;
const HIGHEST_FIRST = { by: 'balance', direction: 'descending' } as const;

/** What the league’s clubs have bought and sold while they played in it. R-SCT-16 */
export function LeagueTransfersPanel({ leagueId }: { readonly leagueId: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useCall('leagueTransfers', { params: { competitionId: leagueId } });
  return (
    <TransferPanel
      count={data?.transfers.length ?? null}
      error={error}
      onRetry={() => void refetch()}
      none={t`Compras e vendas dos clubes durante a liga aparecem aqui.`}
    >
      <Balances balances={data?.balances ?? []} />
      <TransferTable label={t`Transferências da liga`} transfers={data?.transfers ?? []} of="league" />
    </TransferPanel>
  );
}

function Balances({ balances }: { readonly balances: readonly Balance[] }) {
  const { t } = useLingui();
  const { id: ownId } = useClub();
  const columns = useMemo<readonly TableColumn<Balance>[]>(() => {
    const number = (id: string, header: string, title: string, value: (row: Balance) => number) => ({
      id,
      header,
      title,
      number: true,
      value,
    });
    const money = (id: string, header: string, value: (row: Balance) => number) => ({
      ...number(id, header, header, value),
      cell: (row: Balance) => <Money value={value(row)} />,
    });
    return [
      {
        id: 'club',
        header: t`Clube`,
        title: t`Clube`,
        sticky: true,
        value: ({ club }) => club.name,
        cell: ({ club }) => <ClubLink club={club} size={20} />,
      },
      number('bought', t`Chegaram`, t`Jogadores que chegaram`, ({ total }) => total.bought),
      money('spent', t`Gasto`, ({ total }) => total.spent),
      number('sold', t`Saíram`, t`Jogadores que saíram`, ({ total }) => total.sold),
      money('earned', t`Recebido`, ({ total }) => total.earned),
      {
        ...number('balance', t`Saldo`, t`Saldo`, ({ total }) => total.balance),
        strong: true,
        cell: ({ total }) => <Money signed value={total.balance} />,
      },
    ];
  }, [t]);
  return (
    <DataTable
      label={t`Saldo dos clubes`}
      columns={columns}
      rows={balances}
      rowId={rowId}
      isMine={({ club }) => club.id === ownId}
      initialSort={HIGHEST_FIRST}
    />
  );
}
