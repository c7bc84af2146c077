import { overallChanges, type ValueChanges } from '@mundo-manager/rules/development';
import { useMemo } from 'react';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useCallWhen } from './use-call.ts';
import { useClub } from './use-initial-data.ts';

/** The changes of each player's overall by his id. */
export type SquadChanges = ReadonlyMap<string, ValueChanges>;

interface OverallChanges {
  /** Up to the overall of this moment; empty until the server has answered. */
  readonly changes: SquadChanges;
  /** Why they did not come; null otherwise. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Changes of the own players' overall; calls the server only when wanted. R-DEV-9, R-DEV-10 */
export function useOverallChanges(isWanted: boolean): OverallChanges {
  const { players } = useClub();
  const ruleset = useRuleset();
  const { data, error, refetch } = useCallWhen('squadDevelopment', isWanted ? {} : null);
  const changes = useMemo(() => {
    const earlier = new Map(data?.players.map((player) => [player.playerId, player.earlier]));
    return new Map(
      players.flatMap((player) => {
        const before = earlier.get(player.id);
        return before === undefined ? [] : [[player.id, overallChanges(player, before, ruleset)] as const];
      }),
    );
  }, [data, players, ruleset]);
  return { changes, error, retry: () => void refetch() };
}
