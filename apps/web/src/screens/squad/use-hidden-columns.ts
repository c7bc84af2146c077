import { SQUAD_COLUMNS, type SquadColumn } from '@mundo-manager/rules/players';
import { useState } from 'react';
import { thisBrowser } from '../../ui/browser/browser-storage.ts';

const KEY = 'mm.squadColumns';

/** The columns that a manager left out, kept in this browser: what is stored is what is hidden, so that a new column shows. R-SQD-8 */
export function useHiddenColumns(): readonly [
  hidden: readonly SquadColumn[],
  change: (hidden: readonly SquadColumn[]) => void,
] {
  const [hidden, setHidden] = useState(stored);
  const change = (next: readonly SquadColumn[]) => {
    setHidden(next);
    thisBrowser.write(KEY, next.length === 0 ? null : next.join(' '));
  };
  return [hidden, change];
}

function stored(): readonly SquadColumn[] {
  const names = (thisBrowser.read(KEY) ?? '').split(' ');
  return SQUAD_COLUMNS.filter((column) => column !== 'name' && names.includes(column));
}
