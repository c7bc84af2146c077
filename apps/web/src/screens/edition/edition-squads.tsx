import { Plural, useLingui } from '@lingui/react/macro';
import type { EditionDetails } from '@mundo-manager/contract/client';
import type { ArchivedPlayer } from '@mundo-manager/rules/history';
import { useMemo, useState } from 'react';
import { playerPath } from '../../components/links/paths.ts';
import { useOpenPlayer } from '../../components/links/use-open-player.ts';
import { ShirtNumber } from '../../components/player/number-plates.tsx';
import { PositionMark, Rating } from '../../components/player/rating.tsx';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Select } from '../../ui/form/select.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/data-table-column.ts';
import styles from './edition.module.css';

const rowId = ({ playerId }: ArchivedPlayer) => playerId;
const wayTo = ({ playerId, name }: ArchivedPlayer) => ({ id: playerId, name });
const addressOf = (player: ArchivedPlayer) => playerPath(wayTo(player)).to;

/** The squads at the end of the edition, one at a time; the own one, else the champion’s, first. R-HSC-2 */
export function EditionSquads({ edition }: { readonly edition: EditionDetails }) {
  const { t } = useLingui();
  const open = useOpenPlayer();
  const { id: ownId } = useClub();
  const { squads } = edition.archive;
  const first = squads.find(({ clubId }) => clubId === ownId) ?? squads[0];
  const [chosen, setChosen] = useState(first?.clubId ?? '');
  const squad = squads.find(({ clubId }) => clubId === chosen);
  const columns = useMemo(
    (): readonly TableColumn<ArchivedPlayer>[] => [
      {
        id: 'number',
        header: t`Nº`,
        title: t`Número`,
        value: ({ number }) => number,
        cell: ({ number }) => <ShirtNumber>{number}</ShirtNumber>,
      },
      {
        id: 'name',
        header: t`Nome`,
        title: t`Nome`,
        sticky: true,
        cell: ({ name }) => name,
      },
      {
        id: 'position',
        header: t`Pos`,
        title: t`Posição`,
        cell: ({ position }) => <PositionMark position={position} />,
      },
      {
        id: 'overall',
        header: t`Overall`,
        title: t`Overall no fim da edição`,
        number: true,
        strong: true,
        value: ({ overall }) => overall,
        cell: ({ overall }) => <Rating value={overall} />,
      },
    ],
    [t],
  );
  if (squad === undefined) {
    return (
      <Panel title={t`Plantéis`}>
        <p>{t`Os plantéis dessa edição não foram guardados.`}</p>
      </Panel>
    );
  }
  return (
    <Panel flush title={t`Plantéis`} end={<Plural value={squad.players.length} one="# jogador" other="# jogadores" />}>
      <div className={styles.choose}>
        <Select
          label={t`Clube`}
          value={chosen}
          onChange={setChosen}
          options={squads.map(({ clubId }) => ({
            value: clubId,
            label: edition.clubs.find(({ id }) => id === clubId)?.name ?? '?',
          }))}
        />
      </div>
      <DataTable
        label={t`Plantel no fim da edição`}
        columns={columns}
        rows={squad.players}
        rowId={rowId}
        onRow={(player) => open(wayTo(player))}
        hrefOf={addressOf}
        initialSort={{ by: 'number', direction: 'ascending' }}
        height={556}
      />
    </Panel>
  );
}
