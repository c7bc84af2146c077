import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClient } from '../session/session-context.tsx';
import { loadRuleset } from './load-ruleset.ts';
import { worldRuleset } from './world-ruleset.ts';

/**
 * Returns the rule set of a competition or match by its hash, which stays when the world's changes. Returns the world's
 * where the hash is null or equal, and until the other has loaded. R-SES-22
 */
export function useRulesetOf({ rulesetHash }: { readonly rulesetHash: string | null }): Ruleset {
  const own = useRuleset();
  const client = useClient();
  const queryClient = useQueryClient();
  const isOwn = rulesetHash === null || rulesetHash === worldRuleset(queryClient).hash;
  const { data } = useQuery({
    queryKey: ['rulesetOf', rulesetHash],
    queryFn: () => loadRuleset(queryClient, client, rulesetHash ?? ''),
    enabled: !isOwn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isOwn ? own : (data?.ruleset ?? own);
}
