/** What others may see of a sheet after the match: intent stays hidden until it is used. R-VER-7 */
import type { TeamSheet } from '../input/team-sheet.ts';

/**
 * The sheet without orders that never acted, and without tactics that only they name. `used` are indices of the orders.
 * The match stays the same; events count the remaining orders. The same object when every order acted.
 */
export function withoutUnusedOrders(sheet: TeamSheet, used: readonly number[]): TeamSheet {
  const { tactic, tactics = {}, ...others } = sheet;
  const { orders = [] } = tactic;
  if (orders.every((_, at) => used.includes(at))) return sheet;
  const left = orders.filter((_, at) => used.includes(at));
  const named = new Set(left.flatMap(({ action }) => (action.kind === 'tactic' ? [action.tacticName] : [])));
  const shown = Object.entries(tactics).filter(([name]) => named.has(name as keyof typeof tactics));
  return {
    ...others,
    tactic: { ...tactic, orders: left },
    ...(shown.length > 0 && { tactics: Object.fromEntries(shown) }),
  };
}
