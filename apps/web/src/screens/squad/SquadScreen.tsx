import { useLingui } from '@lingui/react/macro';
import { type Player, SQUAD_COLUMNS, sortSquad } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { playerPath } from '../../app/paths.ts';
import { useOpenPlayer } from '../../app/useOpenPlayer.ts';
import { useToday } from '../../clock/useToday.ts';
import { saveFile } from '../../files/saveFile.ts';
import { useRuleset } from '../../ruleset/RulesetContext.ts';
import { useClub } from '../../session/useInitialData.ts';
import { CallFailed } from '../../ui/CallFailed.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import type { Column } from '../../ui/dataTableColumn.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { developmentColumns } from './developmentColumns.tsx';
import { RatingLegend } from './RatingLegend.tsx';
import { SquadComparison } from './SquadComparison.tsx';
import { SquadSummary } from './SquadSummary.tsx';
import { SquadTools } from './SquadTools.tsx';
import { squadColumns } from './squadColumns.tsx';
import { squadSheet } from './squadSheet.ts';
import { statisticColumns } from './statisticColumns.tsx';
import { useComparison } from './useComparison.ts';
import { useHiddenColumns } from './useHiddenColumns.ts';
import { useSquadDevelopment } from './useSquadDevelopment.ts';
import { type SquadSort, useSquadSort } from './useSquadSort.ts';
import { useSquadStatistics } from './useSquadStatistics.ts';

/** Pixels; the table scrolls inside itself. R-SQD-4 */
const HEIGHT = 556;
const rowId = ({ id }: Player) => id;
const wayTo = ({ id, personalData: { name } }: Player) => ({ id, name });
const addressOf = (player: Player) => playerPath(wayTo(player)).to;

/** The squad in eleven columns, on demand with statistics and changes; a row opens the player. R-SQD-1 to R-SQD-11, R-CAR-14, R-DEV-10 */
export function SquadScreen() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { players } = useClub();
  const [sort, setSort] = useSquadSort();
  const [hidden, setHidden] = useHiddenColumns();
  const [choosing, setChoosing] = useState(false);
  const today = useToday();
  const statistics = useSquadStatistics();
  const development = useSquadDevelopment();
  const { seasons } = statistics;
  const { changes } = development;
  const added = useMemo(
    () => [
      ...(seasons === null ? [] : statisticColumns(seasons, ruleset)),
      ...(changes === null ? [] : developmentColumns(changes, ruleset)),
    ],
    [seasons, changes, ruleset],
  );
  const columns = useMemo(() => [...squadColumns(today, hidden, ruleset), ...added], [today, hidden, added, ruleset]);
  const ordered = useMemo(() => sortedSquad(players, sort, added, ruleset), [players, sort, added, ruleset]);
  const { pair, choose, close } = useComparison(ordered);
  const [one, other] = ordered;
  const open = useOpenPlayer();
  return (
    <>
      <PageHeading title={t`Plantel`} end={<SquadSummary players={players} today={today} />} />
      <Panel
        flush
        title={t`Plantel completo`}
        end={
          <SquadTools
            choosing={choosing}
            onChoose={() => setChoosing(!choosing)}
            statistics={statistics}
            development={development}
            onCompare={one && other ? () => choose(one.id, other.id) : null}
            onSave={() => saveFile('plantel.csv', 'text/csv', squadSheet(ordered, today, ruleset))}
          />
        }
      >
        {choosing && <ColumnChoice hidden={hidden} onChange={setHidden} />}
        {statistics.error && (
          <CallFailed
            inset
            title={t`Não deu para carregar as estatísticas.`}
            error={statistics.error}
            onRetry={statistics.retry}
          />
        )}
        {development.error && (
          <CallFailed
            inset
            title={t`Não deu para carregar a evolução.`}
            error={development.error}
            onRetry={development.retry}
          />
        )}
        <DataTable
          label={t`Plantel completo`}
          columns={columns}
          rows={players}
          rowId={rowId}
          onRow={(player) => open(wayTo(player), ordered.map(wayTo))}
          hrefOf={addressOf}
          sort={sort}
          onSort={setSort}
          height={HEIGHT}
          empty={<EmptyState inset icon={Users} title={t`Nenhum Jogador Encontrado.`} />}
        />
        <RatingLegend />
      </Panel>
      {pair && <SquadComparison players={ordered} pair={pair} today={today} onChoose={choose} onClose={close} />}
    </>
  );
}

/** The players in the order of the table; by number where that is the order of a column that is not shown. */
function sortedSquad(
  players: readonly Player[],
  { by, direction }: SquadSort,
  added: readonly Column<Player>[],
  ruleset: Ruleset,
): Player[] {
  const own = SQUAD_COLUMNS.find((column) => column === by);
  if (own !== undefined) {
    return sortSquad(players, { by: own, direction: direction === 'ascending' ? 'asc' : 'desc' }, ruleset);
  }
  const compare = added.find(({ id }) => id === by)?.compare;
  if (compare === undefined) return sortSquad(players, { by: 'number', direction: 'asc' }, ruleset);
  return players.toSorted((one, other) => (direction === 'ascending' ? compare(one, other) : compare(other, one)));
}
