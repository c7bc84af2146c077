import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MarketColumn } from '@mundo-manager/rules/market';
import type { PublicPlayer } from '@mundo-manager/rules/players';
import { averageRating, compareByColumn, overall, playerAge } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { ReactNode } from 'react';
import { Money } from '../../../components/money/money.tsx';
import { Attribute, MatchRating, PositionMark, Rating } from '../../../components/player/rating.tsx';
import { AbsenceMarks } from '../../../features/match/absence-marks.tsx';
import type { TableColumn } from '../../../ui/table/data-table-column.ts';
import styles from '../market.module.css';
import type { MarketItem } from '../market-storage.ts';

/**
 * The eight columns of the market; all but the position sort as the rules order them. On a phone, where three are in sight, the value that they
 * are sorted by comes right after the name. R-MKS-3, R-MKS-4, R-MKS-15, R-MKT-8
 */
export function marketColumns(today: number, isPhone: boolean, ruleset: Ruleset): readonly TableColumn<MarketItem>[] {
  const value = {
    ...numeric('value', msg`Valor`, ({ player }) => <Money value={player.marketValue} />, ruleset),
    strong: true,
  };
  return [
    {
      id: 'position',
      header: i18n._(msg`Pos`),
      title: i18n._(msg`Posição`),
      cell: ({ player }) => <PositionMark position={player.personalData.position} />,
    },
    {
      ...sorting('name', msg`Nome`, ({ player }) => <MarketName player={player} />, ruleset),
      sticky: true,
    },
    ...(isPhone ? [value] : []),
    numeric('age', msg`Idade`, ({ player }) => playerAge(player, today), ruleset),
    numeric('overall', msg`Overall`, ({ player }) => <Rating value={overall(player, ruleset)} />, ruleset),
    numeric('potential', msg`Potencial`, ({ player }) => <Attribute value={player.attributes.potential} />, ruleset),
    numeric('rating', msg`Média`, ({ player }) => <MatchRating value={averageRating(player.statistics)} />, ruleset),
    ...(isPhone ? [] : [value]),
    numeric('salary', msg`Salário`, ({ player }) => <Money value={player.salary} />, ruleset),
  ];
}

/** Numbers of which the lowest is the best for a buyer. R-MKT-8 */
const LOW_FIRST: ReadonlySet<MarketColumn> = new Set(['age', 'value', 'salary']);

function sorting(
  id: MarketColumn,
  title: MessageDescriptor,
  cell: (item: MarketItem) => ReactNode,
  ruleset: Ruleset,
): TableColumn<MarketItem> {
  const text = i18n._(title);
  return { id, header: text, title: text, cell, compare: (a, b) => compareByColumn(a.player, b.player, id, ruleset) };
}

function numeric(
  id: MarketColumn,
  title: MessageDescriptor,
  cell: (item: MarketItem) => ReactNode,
  ruleset: Ruleset,
): TableColumn<MarketItem> {
  return { ...sorting(id, title, cell, ruleset), number: true, ...(LOW_FIRST.has(id) && { first: 'ascending' }) };
}

/** Name and injury of a player for sale. R-DIS-8 */
function MarketName({ player }: { readonly player: PublicPlayer }) {
  return (
    <span className={styles.name}>
      {player.personalData.name}
      <AbsenceMarks player={player} />
    </span>
  );
}
