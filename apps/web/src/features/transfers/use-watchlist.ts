import { useLingui } from '@lingui/react/macro';
import type { CallData, WatchedPlayer } from '@mundo-manager/contract/client';
import type { WatchChoices } from '@mundo-manager/rules/scouting';
import { useQueryClient } from '@tanstack/react-query';
import { queryKey } from '../../data/calls/query-client.ts';
import { useCall } from '../../data/calls/use-call.ts';
import { useCommand } from '../../data/commands/use-command.ts';

/** The manager’s watchlist, and what changes it. */
interface Watchlist {
  /** Null while it is unknown. */
  readonly watched: readonly WatchedPlayer[] | null;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly busy: boolean;
  /** Answers whether it was done. */
  readonly watch: (playerId: string, choices: WatchChoices) => Promise<boolean>;
  readonly unwatch: (playerId: string) => Promise<boolean>;
}

/** Reads and changes the watchlist; an answer of a change is put where every screen reads it. R-SCT-18 */
export function useWatchlist(): Watchlist {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useCall('watchlist');
  const keep = (list: CallData<'watchlist'>) => queryClient.setQueryData(queryKey('watchlist'), list);
  const watch = useCommand('watchPlayer', { onDone: keep, done: t`Observado: está na sua lista.` });
  const unwatch = useCommand('unwatchPlayer', { onDone: keep, done: t`Ele saiu dos observados.` });
  return {
    watched: data?.watched ?? null,
    error,
    retry: () => void refetch(),
    busy: watch.busy || unwatch.busy,
    watch: async (playerId, body) => (await watch.run({ params: { playerId }, body })).ok,
    unwatch: async (playerId) => (await unwatch.run({ body: { playerId } })).ok,
  };
}
