import type { Player } from '@mundo-manager/rules/players';
import { useSearchParams } from 'react-router-dom';

const COMPARE = 'compare';
const BETWEEN = ',';

/** Two players beside each other, kept in the address as `?compare=first,second`. */
export interface PlayerComparison {
  /** Null while no players are compared. */
  readonly pair: readonly [Player, Player] | null;
  readonly choose: (first: string, second: string) => void;
  readonly close: () => void;
}

/** The players compared; an id that is not in the squad is replaced by the first other player of the list. R-SQD-10 */
export function useComparison(players: readonly Player[]): PlayerComparison {
  const [query, setQuery] = useSearchParams();
  const write = (ids: string | null) => {
    const next = new URLSearchParams(query);
    if (ids === null) next.delete(COMPARE);
    else next.set(COMPARE, ids);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const asked = query.get(COMPARE);
  return {
    pair: asked === null ? null : found(players, asked.split(BETWEEN)),
    choose: (first, second) => write([first, second].join(BETWEEN)),
    close: () => write(null),
  };
}

function found(players: readonly Player[], [first, second]: readonly string[]): readonly [Player, Player] | null {
  const one = players.find(({ id }) => id === first) ?? players.find(({ id }) => id !== second);
  const other = players.find(({ id }) => id === second && id !== one?.id) ?? players.find(({ id }) => id !== one?.id);
  return one && other ? [one, other] : null;
}
