import type { MatchView } from '@mundo-manager/contract/client';
import type { BracketRound } from '@mundo-manager/rules/competitions';
import { useLocation, useSearchParams } from 'react-router-dom';

interface ShownRounds {
  /** The index of the round that a phone shows. */
  readonly at: number;
  readonly step: (delta: -1 | 1) => void;
  /** Whether a laptop shows all rounds, not only those from the quarter-finals on. */
  readonly isWhole: boolean;
  readonly showWhole: (whole: boolean) => void;
  /** The index of the first round of the shorter bracket; 0 if there is none. */
  readonly firstOfEnd: number;
}

/** Which rounds are shown: the last drawn one opens. The choice stays in the address, so that 'back' finds it again. R-KNO-3 */
export function useShownRounds(rounds: readonly BracketRound<MatchView>[]): ShownRounds {
  const [query, setQuery] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const opened = Math.max(
    0,
    rounds.findLastIndex(({ round }) => round !== null),
  );
  const asked = rounds.findIndex(({ phase }) => phase === query.get('phase'));
  const at = asked === -1 ? opened : asked;
  const choose = (name: string, value: string | null) => {
    const next = new URLSearchParams(query);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true, preventScrollReset: true, state });
  };
  return {
    at,
    step(delta) {
      const phase = rounds[at + delta]?.phase;
      if (phase !== undefined) choose('phase', phase);
    },
    isWhole: query.get('bracket') !== 'end',
    showWhole: (whole) => choose('bracket', whole ? null : 'end'),
    firstOfEnd: Math.max(
      0,
      rounds.findIndex(({ phase }) => phase === 'quarter-finals'),
    ),
  };
}
