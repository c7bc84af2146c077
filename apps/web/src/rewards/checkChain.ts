/** Checks the chain of the own club in this browser, by the code of `engine verify`; loaded when it is first asked for. R-PRF-15 */
import type { Client } from '@mundo-manager/contract/client';
import { checkRewards, type RevealedRewards, type RewardReport } from '@mundo-manager/engine/proof';
import type { QueryClient } from '@tanstack/react-query';
import { loadRuleset } from '../ruleset/loadRuleset.ts';
import { rewardWitness } from './rewardWitness.ts';

/** The checks of the chain, each reward by the rule set that it was drawn by. Rejects with an `ApiError` where one can't be loaded. */
export async function checkChain(
  revealed: RevealedRewards,
  queryClient: QueryClient,
  client: Client,
): Promise<RewardReport> {
  const hashes = new Set(revealed.draws.flatMap(({ rulesetHash }) => rulesetHash ?? []));
  const rulesets = await Promise.all(
    [...hashes].map(async (hash) => (await loadRuleset(queryClient, client, hash)).ruleset),
  );
  return checkRewards(revealed, rulesets, rewardWitness());
}
