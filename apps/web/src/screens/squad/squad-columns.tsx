import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  averageRating,
  compareByColumn,
  overall,
  type Player,
  playerAge,
  type SquadColumn,
} from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { ReactNode } from 'react';
import { Money } from '../../components/money/money.tsx';
import { Condition } from '../../components/player/condition.tsx';
import { ShirtNumber } from '../../components/player/number-plates.tsx';
import { Attribute, MatchRating, Morale, PositionMark, Rating } from '../../components/player/rating.tsx';
import type { TableColumn } from '../../ui/table/data-table-column.ts';
import { SquadName } from './squad-name.tsx';

/** What the columns are called in full. */
export const SQUAD_COLUMN_NAMES: Readonly<Record<SquadColumn, MessageDescriptor>> = {
  position: msg`Posição`,
  number: msg`Número`,
  name: msg`Nome`,
  age: msg`Idade`,
  condition: msg`Condição`,
  morale: msg`Moral`,
  potential: msg`Potencial`,
  value: msg`Valor`,
  salary: msg`Salário`,
  overall: msg`Overall`,
  rating: msg`Média`,
};

/** The eleven columns of the squad, sorting as the rules order them; some perhaps hidden. R-SQD-1, R-SQD-5, R-SQD-8, R-PLA-4 */
export function squadColumns(
  today: number,
  hidden: readonly SquadColumn[],
  ruleset: Ruleset,
): readonly TableColumn<Player>[] {
  const columns: readonly TableColumn<Player>[] = [
    {
      ...sorting('position', ({ personalData: { position } }) => <PositionMark position={position} />, ruleset),
      header: i18n._(msg`Pos`),
    },
    { ...sorting('number', ({ number }) => <ShirtNumber>{number}</ShirtNumber>, ruleset), header: i18n._(msg`Nº`) },
    { ...sorting('name', (player) => <SquadName player={player} />, ruleset), sticky: true },
    { ...numeric('age', (player) => playerAge(player, today), ruleset), first: 'ascending' },
    numeric('condition', ({ attributes }) => <Condition value={attributes.condition} />, ruleset),
    numeric('morale', ({ attributes }) => <Morale value={attributes.morale} />, ruleset),
    numeric('potential', ({ attributes }) => <Attribute value={attributes.potential} />, ruleset),
    numeric('value', ({ marketValue }) => <Money value={marketValue} />, ruleset),
    numeric('salary', ({ salary }) => <Money value={salary} />, ruleset),
    numeric('overall', (player) => <Rating value={overall(player, ruleset)} />, ruleset),
    numeric('rating', ({ statistics }) => <MatchRating value={averageRating(statistics)} />, ruleset),
  ];
  return columns.map((column) => ({ ...column, hidden: hidden.some((id) => id === column.id) }));
}

function sorting(id: SquadColumn, cell: (player: Player) => ReactNode, ruleset: Ruleset): TableColumn<Player> {
  const title = i18n._(SQUAD_COLUMN_NAMES[id]);
  return { id, header: title, title, cell, compare: (a, b) => compareByColumn(a, b, id, ruleset) };
}

function numeric(id: SquadColumn, cell: (player: Player) => ReactNode, ruleset: Ruleset): TableColumn<Player> {
  return { ...sorting(id, cell, ruleset), number: true };
}
