import type { Client } from '@mundo-manager/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { DEFAULT_RULESET, DEFAULT_RULESET_HASH } from '../../components/ruleset/default-ruleset.ts';
import { callOptions } from '../calls/query-client.ts';
import type { WorldRuleset } from './world-ruleset.ts';

/** The rule set of a hash. It never changes, so that it is asked for once; the default one is not asked for at all. Rejects with an `ApiError`. R-SES-20 */
export async function loadRuleset(queryClient: QueryClient, client: Client, hash: string): Promise<WorldRuleset> {
  if (hash === DEFAULT_RULESET_HASH) return { hash, ruleset: DEFAULT_RULESET };
  const options = callOptions(client, 'ruleset', { params: { hash } });
  return queryClient.fetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
}
