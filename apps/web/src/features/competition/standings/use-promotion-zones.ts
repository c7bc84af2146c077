import { useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { categoryAfter, movementOf } from '@mundo-manager/rules/competitions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { categoryName } from '../../../components/messages/category-name.ts';
import type { Zones } from './standings-table.tsx';

/** The zones of promotion and relegation of a league; null for a competition without them. R-LEA-21 */
export function usePromotionZones(
  { name, category, table }: Pick<CompetitionView, 'name' | 'category' | 'table'>,
  ruleset: Ruleset,
): Zones | null {
  const { t } = useLingui();
  const clubs = table.length;
  if (name !== 'MM League' || clubs < 2) return null;
  const higher = categoryAfter({ category, place: 1, clubs }, ruleset);
  const lower = categoryAfter({ category, place: clubs, clubs }, ruleset);
  return {
    movementOf: (place) => movementOf({ category, place, clubs }, ruleset),
    up: t`Daqui para cima, acesso à categoria ${categoryName(higher)}`,
    down: t`Daqui para baixo, queda para a categoria ${categoryName(lower)}`,
  };
}
