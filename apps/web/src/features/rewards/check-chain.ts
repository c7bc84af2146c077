import type { Client } from '@mundo-manager/contract/client';
import type { RevealedRewards, RewardReport } from '@mundo-manager/engine/proof';
import type { QueryClient } from '@tanstack/react-query';
import { loadRuleset } from '../../data/ruleset/load-ruleset.ts';
import { rewardWitness } from './reward-witness.ts';

/** Checks the chain in this browser, each reward by the rule set that it was drawn by. Rejects where one can't be loaded. R-PRF-15 */
export async function checkChain(
  revealed: RevealedRewards,
  queryClient: QueryClient,
  client: Client,
): Promise<RewardReport> {
  const hashes = new Set(revealed.draws.flatMap(({ rulesetHash }) => rulesetHash ?? []));
  const [{ checkRewards }, ...worlds] = await Promise.all([
    import('./lazy-check-rewards.ts'),
    ...[...hashes].map((hash) => loadRuleset(queryClient, client, hash)),
  ]);
  return checkRewards(
    revealed,
    worlds.map(({ ruleset }) => ruleset),
    rewardWitness(),
  );
}
