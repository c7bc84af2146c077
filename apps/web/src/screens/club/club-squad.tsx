import { Plural, useLingui } from '@lingui/react/macro';
import {
  averageRating,
  compareByColumn,
  overall,
  type PublicColumn,
  type PublicPlayer,
  playerAge,
} from '@mundo-manager/rules/players';
import { Users } from 'lucide-react';
import { useMemo } from 'react';
import { useToday } from '../../components/clock/use-today.ts';
import { playerPath } from '../../components/links/paths.ts';
import { useOpenPlayer } from '../../components/links/use-open-player.ts';
import { CountryFlag } from '../../components/player/country-flag.tsx';
import { ShirtNumber } from '../../components/player/number-plates.tsx';
import { MatchRating, PositionMark, Rating } from '../../components/player/rating.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { AbsenceMarks } from '../../features/match/absence-marks.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/data-table-column.ts';

const rowId = ({ id }: PublicPlayer) => id;
const wayTo = ({ id, personalData: { name } }: PublicPlayer) => ({ id, name });
const addressOf = (player: PublicPlayer) => playerPath(wayTo(player)).to;

/** The players of a club, by number unless sorted otherwise. A row opens its player. R-CPG-4 */
export function ClubSquad({ players }: { readonly players: readonly PublicPlayer[] }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const today = useToday();
  const open = useOpenPlayer();
  const columns = useMemo((): readonly TableColumn<PublicPlayer>[] => {
    const by = (column: PublicColumn) => (a: PublicPlayer, b: PublicPlayer) => compareByColumn(a, b, column, ruleset);
    return [
      {
        id: 'number',
        header: t`Nº`,
        title: t`Número`,
        compare: by('number'),
        cell: ({ number }) => <ShirtNumber>{number}</ShirtNumber>,
      },
      {
        id: 'name',
        header: t`Nome`,
        title: t`Nome`,
        sticky: true,
        compare: by('name'),
        cell: (player) => (
          <>
            {player.personalData.name} <AbsenceMarks player={player} />
          </>
        ),
      },
      {
        id: 'position',
        header: t`Pos`,
        title: t`Posição`,
        compare: by('position'),
        cell: ({ personalData: { position } }) => <PositionMark position={position} />,
      },
      {
        id: 'country',
        header: t`País`,
        title: t`País`,
        cell: ({ personalData: { country } }) => <CountryFlag country={country} />,
      },
      {
        id: 'age',
        header: t`Idade`,
        title: t`Idade`,
        number: true,
        first: 'ascending',
        compare: by('age'),
        cell: (player) => playerAge(player, today),
      },
      {
        id: 'matches',
        header: t`Partidas`,
        title: t`Partidas`,
        number: true,
        value: ({ statistics }) => statistics.matches,
      },
      { id: 'goals', header: t`Gols`, title: t`Gols`, number: true, value: ({ statistics }) => statistics.goals },
      {
        id: 'rating',
        header: t`Média`,
        title: t`Média das notas`,
        number: true,
        compare: by('rating'),
        cell: ({ statistics }) => <MatchRating value={averageRating(statistics)} />,
      },
      {
        id: 'overall',
        header: t`Overall`,
        title: t`Overall`,
        number: true,
        strong: true,
        compare: by('overall'),
        cell: (player) => <Rating value={overall(player, ruleset)} />,
      },
    ];
  }, [t, today, ruleset]);
  return (
    <Panel flush title={t`Plantel`} end={<Plural value={players.length} one="# jogador" other="# jogadores" />}>
      <DataTable
        label={t`Plantel`}
        columns={columns}
        rows={players}
        rowId={rowId}
        onRow={(player) => open(wayTo(player))}
        hrefOf={addressOf}
        initialSort={{ by: 'number', direction: 'ascending' }}
        height={556}
        empty={<EmptyState inset icon={Users} title={t`Nenhum Jogador Encontrado.`} />}
      />
    </Panel>
  );
}
