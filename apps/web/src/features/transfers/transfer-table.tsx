import { Trans, useLingui } from '@lingui/react/macro';
import type { CallData } from '@mundo-manager/contract/client';
import { useMemo } from 'react';
import { ClubLink } from '../../components/club/club-link.tsx';
import { Money } from '../../components/money/money.tsx';
import { PlayerLink } from '../../components/player/player-link.tsx';
import { Rating } from '../../components/player/rating.tsx';
import { useIsPhone } from '../../ui/browser/use-is-phone.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/data-table-column.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './transfers.module.css';

type Transfer = CallData<'playerTransfers'>['transfers'][number];

interface TransferTableProps {
  readonly label: string;
  readonly transfers: readonly Transfer[];
  /** Whose transfers they are: his column, or the club’s side, is left out. */
  readonly of: 'player' | 'league' | { readonly clubId: string };
}

/** Of the longest list before it scrolls inside itself (px). */
const HEIGHT = 440;
const rowId = ({ playerId, date }: Transfer) => `${playerId} ${date}`;

/** Completed transfers, the newest first: who, from where, where to, and at what price, which a phone shows first. R-SCT-16 */
export function TransferTable({ label, transfers, of }: TransferTableProps) {
  const { t } = useLingui();
  const clubId = typeof of === 'string' ? null : of.clubId;
  const isOfPlayer = of === 'player';
  const isPhone = useIsPhone();
  const columns = useMemo<readonly TableColumn<Transfer>[]>(() => {
    const date: TableColumn<Transfer> = {
      id: 'date',
      header: t`Data`,
      title: t`Data`,
      first: 'descending',
      value: (row) => row.date,
      cell: (row) => <DateText ms={row.date} year />,
    };
    const player: TableColumn<Transfer> = {
      id: 'name',
      header: t`Jogador`,
      title: t`Jogador`,
      sticky: true,
      value: (row) => row.name,
      cell: (row) => <PlayerLink player={{ id: row.playerId, name: row.name }} />,
    };
    const from: TableColumn<Transfer> = {
      id: 'from',
      header: t`De`,
      title: t`De`,
      cell: (row) => <Party party={row.from} />,
    };
    const to: TableColumn<Transfer> = {
      id: 'to',
      header: t`Para`,
      title: t`Para`,
      cell: (row) => <Party party={row.to} />,
    };
    const other: TableColumn<Transfer> = {
      id: 'club',
      header: t`Clube`,
      title: t`De que clube ou para que clube`,
      cell: (row) => (
        <span className={styles.side}>
          {row.to.clubId === clubId ? (
            <Trans>
              de <Party party={row.from} />
            </Trans>
          ) : (
            <Trans>
              para <Party party={row.to} />
            </Trans>
          )}
        </span>
      ),
    };
    const price: TableColumn<Transfer> = {
      id: 'price',
      header: t`Preço`,
      title: t`Preço`,
      number: true,
      strong: true,
      value: (row) => row.price,
      cell: (row) =>
        clubId === null ? (
          <Money value={row.price} />
        ) : (
          <Money signed value={row.to.clubId === clubId ? -row.price : row.price} />
        ),
    };
    return [
      ...(isOfPlayer ? [{ ...date, sticky: true }] : [player]),
      ...(isPhone ? [price] : []),
      ...(isOfPlayer ? [] : [date]),
      ...(clubId === null ? [from, to] : [other]),
      {
        id: 'age',
        header: t`Idade`,
        title: t`Idade na época`,
        number: true,
        value: (row) => row.age ?? 0,
        cell: (row) => row.age ?? '–',
      },
      {
        id: 'overall',
        header: t`Overall`,
        title: t`Overall na época, sem boosters`,
        number: true,
        value: (row) => row.overall ?? 0,
        cell: (row) => (row.overall === null ? '–' : <Rating value={row.overall} />),
      },
      ...(isPhone ? [] : [price]),
    ];
  }, [t, isOfPlayer, clubId, isPhone]);
  return <DataTable label={label} columns={columns} rows={transfers} rowId={rowId} height={HEIGHT} />;
}

function Party({ party }: { readonly party: Transfer['from'] }) {
  const { t } = useLingui();
  if (party === null) return <span className={styles.none}>{t`Sem clube`}</span>;
  return party.club === null ? '–' : <ClubLink club={party.club} size={20} />;
}
