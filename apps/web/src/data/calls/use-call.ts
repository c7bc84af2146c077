import type { CallArguments, CallData, CallName } from '@mundo-manager/contract/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useClient } from '../session/session-context.tsx';
import { callOptions } from './query-client.ts';

/** Server state by a query of the contract: `useCall('club', { params: { id } })`. Good for 295 s, then fresh when the tab is looked at. */
export function useCall<Name extends CallName>(
  name: Name,
  ...input: CallArguments<Name>
): UseQueryResult<CallData<Name>> {
  return useQuery<CallData<Name>>(callOptions(useClient(), name, ...input));
}

/** The same, but only when there is something to ask for; `null` waits. */
export function useCallWhen<Name extends CallName>(
  name: Name,
  input: CallArguments<Name>[0] | null,
): UseQueryResult<CallData<Name>> {
  const args = [input ?? {}] as unknown as CallArguments<Name>;
  return useQuery<CallData<Name>>({ ...callOptions(useClient(), name, ...args), enabled: input !== null });
}
