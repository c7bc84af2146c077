import {
  type CallArguments,
  type CallData,
  type CallName,
  type Client,
  ENDPOINTS,
} from '@mundo-manager/contract/client';
import { type FetchQueryOptions, MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { worldRuleset } from '../ruleset/world-ruleset.ts';
import { endsSession } from '../session/session-machine.ts';
import { refusalCodeOf } from './refusal-of.ts';

/** The data that a session begins with. */
export type InitialData = CallData<'initialData'>;

/** Key of the initial data in the cache. */
export const INITIAL_DATA: QueryKey = ['initialData'];

/**
 * Creates the cache of server data. Data are fresh for 295 s, then reloaded when the tab becomes visible (R-SES-3).
 * Only the announcements are polled (R-INC-2); the contract’s client retries failed queries itself.
 */
export function createQueryClient(onRefused: (code: string) => void): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onRefused(refusalCodeOf(error)) }),
    // Commands show their own refusals; only the end of the session concerns us.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (endsSession(refusalCodeOf(error))) onRefused(refusalCodeOf(error));
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: () => worldRuleset(queryClient).ruleset.clock.initialDataMaxAge,
        refetchOnWindowFocus: true,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}

/** The cache key of a query of the contract. */
export function queryKey<Name extends CallName>(name: Name, input?: CallArguments<Name>[0]): QueryKey {
  if (name === 'initialData') return INITIAL_DATA;
  const { params = null, query = null } = (input ?? {}) as { params?: unknown; query?: unknown };
  return [name, params, query];
}

/** A query of the contract as TanStack Query takes it. Commands are refused here: they are no queries. */
export function callOptions<Name extends CallName>(
  client: Client,
  name: Name,
  ...input: CallArguments<Name>
): FetchQueryOptions<CallData<Name>> & { queryKey: QueryKey } {
  if (ENDPOINTS[name].command) throw new Error(`${name} is a command: use useCommand`);
  return {
    queryKey: queryKey(name, input[0]),
    queryFn: ({ signal }) => client.call(name, ...([{ ...input[0], signal }] as unknown as CallArguments<Name>)),
  };
}
