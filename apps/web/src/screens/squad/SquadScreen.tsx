import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import { Users } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { playerPath } from '../../app/paths.ts';
import { useGameNow } from '../../clock/GameClockContext.tsx';
import { useClub } from '../../session/useInitialData.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RatingLegend } from './RatingLegend.tsx';
import { SquadSummary } from './SquadSummary.tsx';
import { squadColumns } from './squadColumns.tsx';
import { useSquadSort } from './useSquadSort.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Pixels; the table scrolls inside itself. R-SQD-4 */
const HEIGHT = 556;
const rowId = ({ id }: Player) => id;

/** The squad in eleven columns; a row opens the player. R-SQD-1 to R-SQD-7 */
export function SquadScreen() {
  const { t } = useLingui();
  const { players } = useClub();
  const navigate = useNavigate();
  const now = useGameNow();
  const [sort, setSort] = useSquadSort();
  // Ages change at midnight only; the table must not be built anew every second.
  const today = Math.floor(now / DAY) * DAY;
  const columns = useMemo(() => squadColumns(today), [today]);
  const open = ({ id }: Player) => {
    const { to, state } = playerPath(id);
    void navigate(to, { state });
  };
  return (
    <>
      <PageHeading title={t`Plantel`} end={<SquadSummary players={players} today={today} />} />
      <Panel flush title={t`Elenco completo`} end={t`Abra um jogador para ver os atributos`}>
        <DataTable
          label={t`Elenco completo`}
          columns={columns}
          rows={players}
          rowId={rowId}
          onRow={open}
          sort={sort}
          onSort={setSort}
          height={HEIGHT}
          empty={<EmptyState inset icon={Users} title={t`Nenhum Jogador Encontrado.`} />}
        />
        <RatingLegend />
      </Panel>
    </>
  );
}
