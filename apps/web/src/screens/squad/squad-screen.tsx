import { useLingui } from '@lingui/react/macro';
import { type Player, SQUAD_COLUMNS, sortSquad } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useToday } from '../../components/clock/use-today.ts';
import { playerPath } from '../../components/links/paths.ts';
import { useOpenPlayer } from '../../components/links/use-open-player.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { saveFile } from '../../ui/browser/save-file.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/data-table-column.ts';
import { ColumnChoice } from './column-choice.tsx';
import { developmentColumns } from './development-columns.tsx';
import { RatingLegend } from './rating-legend.tsx';
import { squadColumns } from './squad-columns.tsx';
import { SquadComparison } from './squad-comparison.tsx';
import { squadSheet } from './squad-sheet.ts';
import { SquadSummary } from './squad-summary.tsx';
import { SquadTools } from './squad-tools.tsx';
import { statisticColumns } from './statistic-columns.tsx';
import { useComparison } from './use-comparison.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { useShownOverallChanges } from './use-shown-overall-changes.ts';
import { type SquadSort, useSquadSort } from './use-squad-sort.ts';
import { useSquadStatistics } from './use-squad-statistics.ts';

/** Pixels; the table scrolls inside itself. R-SQD-4 */
const HEIGHT = 556;
const rowId = ({ id }: Player) => id;
const wayTo = ({ id, personalData: { name } }: Player) => ({ id, name });
const addressOf = (player: Player) => playerPath(wayTo(player)).to;

/** The squad in eleven columns, on demand with statistics and changes; a row opens the player. R-SQD-1 to R-SQD-11, R-CAR-14, R-DEV-10 */
export function SquadScreen() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { players, category } = useClub();
  const [sort, setSort] = useSquadSort();
  const [hidden, setHidden] = useHiddenColumns();
  const [choosing, setChoosing] = useState(false);
  const today = useToday();
  const statistics = useSquadStatistics();
  const development = useShownOverallChanges();
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
        <RatingLegend category={category} />
      </Panel>
      {pair && <SquadComparison players={ordered} pair={pair} today={today} onChoose={choose} onClose={close} />}
    </>
  );
}

/** The players in the order of the table; by number where that is the order of a column that is not shown. */
function sortedSquad(
  players: readonly Player[],
  { by, direction }: SquadSort,
  added: readonly TableColumn<Player>[],
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
