import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClient } from '../session/session-context.tsx';
import { loadRuleset } from './load-ruleset.ts';
import { worldRuleset } from './world-ruleset.ts';

/**
 * The rule set that a competition or a match is played by: the one of its hash, which it keeps when the world takes another. The world's where
 * the hash is null or the world's own, and until the other one is there. R-SES-22
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
