import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TopList, TopRow } from '@mundo-manager/rules/careers';
import { decimals } from '../../ui/text/decimals.ts';
import { locale } from '../../ui/text/locale.ts';

const WHOLE = new Intl.NumberFormat(locale);

/** What the lists are called. */
export const LIST_NAMES: Readonly<Record<TopList, MessageDescriptor>> = {
  goals: msg`Gols`,
  assists: msg`Assistências`,
  goalsAndAssists: msg`Gols e assistências`,
  rating: msg`Nota média`,
  cleanSheets: msg`Jogos sem sofrer gol`,
  saves: msg`Defesas`,
  tackles: msg`Desarmes`,
  passes: msg`Passes certos`,
  shots: msg`Chutes`,
  minutes: msg`Minutos`,
  metres: msg`Distância`,
  cards: msg`Cartões`,
};

/** The value of a row as its list writes it. */
export function listValue(list: TopList, { value }: Pick<TopRow, 'value'>): string {
  if (list === 'rating') return decimals(value, 2);
  return list === 'metres' ? `${decimals(value / 1_000, 1)} km` : WHOLE.format(value);
}
