import type { CallData } from '@mundo-manager/contract/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useClient } from '../session/session-context.tsx';
import { callOptions } from './query-client.ts';

/** Milliseconds between two looks of a tab that is looked at. */
const ASKED_EVERY = 60_000;

/** How the server is and what was announced, asked anew every minute while the tab is looked at. R-INC-2 */
export function useServerStatus(): UseQueryResult<CallData<'serverStatus'>> {
  return useQuery<CallData<'serverStatus'>>({
    ...callOptions(useClient(), 'serverStatus'),
    staleTime: ASKED_EVERY,
    refetchInterval: ASKED_EVERY,
  });
}
