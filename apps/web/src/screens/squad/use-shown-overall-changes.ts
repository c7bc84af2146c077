import { type SquadChanges, useOverallChanges } from '../../data/calls/use-overall-changes.ts';
import { useKeptSwitch } from './use-kept-switch.ts';

const KEY = 'mm.squadDevelopment';

interface ShownOverallChanges {
  /** Null while they are not shown. */
  readonly changes: SquadChanges | null;
  readonly isShown: boolean;
  readonly toggle: () => void;
  /** Why the changes did not come; null otherwise. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The switch for the changes of the overall in the table, kept in this browser, and their values. R-DEV-10 */
export function useShownOverallChanges(): ShownOverallChanges {
  const [isShown, toggle] = useKeptSwitch(KEY);
  const { changes, error, retry } = useOverallChanges(isShown);
  return { changes: isShown ? changes : null, isShown, toggle, error: isShown ? error : null, retry };
}
