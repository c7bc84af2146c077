import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Career, formRating } from '@mundo-manager/rules/careers';
import { compareByColumn, type Player } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { TableColumn } from '../../ui/table/data-table-column.ts';
import { RecentRatings } from './recent-ratings.tsx';
import type { SquadSeasons } from './use-squad-statistics.ts';

/** The columns that the switch 'Estatísticas' adds. */
export const STATISTIC_COLUMNS = ['goals', 'assists', 'minutes', 'form'] as const;
/** One of them. */
type StatisticColumn = (typeof STATISTIC_COLUMNS)[number];

const VALUES: Readonly<Record<StatisticColumn, (season: Career) => number>> = {
  goals: ({ goals }) => goals,
  assists: ({ assists }) => assists,
  minutes: ({ minutes }) => minutes,
  form: (season) => formRating(season) ?? -1,
};

/** Orders players by a statistic, ascending; of equals by number, and those without one first. */
function byStatistic(column: StatisticColumn, seasons: SquadSeasons, ruleset: Ruleset) {
  const amountOf = ({ id }: Player) => {
    const season = seasons.get(id);
    return season === undefined ? -1 : VALUES[column](season);
  };
  return (one: Player, other: Player) =>
    amountOf(one) - amountOf(other) || compareByColumn(one, other, 'number', ruleset);
}

/** Goals, assists and minutes of the season, and the form. R-CAR-14 */
export function statisticColumns(seasons: SquadSeasons, ruleset: Ruleset): readonly TableColumn<Player>[] {
  const column = (id: StatisticColumn, header: string, title: string): TableColumn<Player> => ({
    id,
    header,
    title,
    number: true,
    compare: byStatistic(id, seasons, ruleset),
    cell: (player) => {
      const season = seasons.get(player.id);
      return season === undefined ? '–' : VALUES[id](season);
    },
  });
  return [
    column('goals', i18n._(msg`Gols`), i18n._(msg`Gols na temporada`)),
    column('assists', i18n._(msg`Assist.`), i18n._(msg`Assistências na temporada`)),
    column('minutes', i18n._(msg`Min.`), i18n._(msg`Minutos na temporada`)),
    {
      ...column('form', i18n._(msg`Forma`), i18n._(msg`Média dos últimos cinco jogos`)),
      cell: ({ id }) => <RecentRatings season={seasons.get(id)} />,
    },
  ];
}
