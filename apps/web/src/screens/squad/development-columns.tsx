import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ValueChanges } from '@mundo-manager/rules/development';
import { compareByColumn, type Player } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { RatingChange } from '../../components/player/rating-change.tsx';
import type { SquadChanges } from '../../data/calls/use-overall-changes.ts';
import type { TableColumn } from '../../ui/table/data-table-column.ts';

/** The columns that the switch 'Evolução' adds. */
export const DEVELOPMENT_COLUMNS = ['week', 'month', 'season'] as const;

const UNKNOWN = Number.NEGATIVE_INFINITY;

/** Changes of the overall over 7 days, 30 days and the season. Players without one come last. R-DEV-10 */
export function developmentColumns(changes: SquadChanges, ruleset: Ruleset): readonly TableColumn<Player>[] {
  const column = (id: keyof ValueChanges, header: string, title: string): TableColumn<Player> => {
    const changeOf = (player: Player) => changes.get(player.id)?.[id] ?? null;
    return {
      id,
      header,
      title,
      number: true,
      compare: (one, other) => {
        const [a, b] = [changeOf(one) ?? UNKNOWN, changeOf(other) ?? UNKNOWN];
        return a === b ? compareByColumn(one, other, 'number', ruleset) : a - b;
      },
      cell: (player) => <RatingChange value={changeOf(player)} />,
    };
  };
  return [
    column('week', i18n._(msg`7 dias`), i18n._(msg`Evolução em 7 dias`)),
    column('month', i18n._(msg`30 dias`), i18n._(msg`Evolução em 30 dias`)),
    column('season', i18n._(msg`Temp.`), i18n._(msg`Evolução na temporada`)),
  ];
}
