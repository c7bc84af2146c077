import { SQUAD_COLUMNS, type SquadColumn } from '@mundo-manager/rules/players';
import { useState } from 'react';

const KEY = 'mm.squadColumns';

/** The columns that a manager left out, kept in this browser: what is stored is what is hidden, so that a new column shows. R-SQD-8 */
export function useHiddenColumns(): readonly [
  hidden: readonly SquadColumn[],
  change: (hidden: readonly SquadColumn[]) => void,
] {
  const [hidden, setHidden] = useState(stored);
  const change = (next: readonly SquadColumn[]) => {
    setHidden(next);
    try {
      if (next.length === 0) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, next.join(' '));
    } catch {
      // A full or forbidden storage: the choice lives as long as the screen.
    }
  };
  return [hidden, change];
}

function stored(): readonly SquadColumn[] {
  try {
    const names = (localStorage.getItem(KEY) ?? '').split(' ');
    return SQUAD_COLUMNS.filter((column) => column !== 'name' && names.includes(column));
  } catch {
    return [];
  }
}
