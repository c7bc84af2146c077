import type { CallData, Client } from '@mundo-manager/contract/client';
import type { DrawReport } from '@mundo-manager/engine/proof';
import type { QueryClient } from '@tanstack/react-query';
import { seenRoots } from '../../data/calls/seen-roots.ts';
import { loadRuleset } from '../../data/ruleset/load-ruleset.ts';

/** Checks each draw that was held in this browser, by the code of `engine verify`. Rejects with an `ApiError` where a rule set can't be loaded. */
export async function checkDraws(
  { held }: CallData<'drawProofs'>,
  queryClient: QueryClient,
  client: Client,
): Promise<readonly DrawReport[]> {
  const { checkDraw } = await import('./lazy-check-draw.ts');
  const reports: DrawReport[] = [];
  for (const revealed of held) {
    const { ruleset } = await loadRuleset(queryClient, client, revealed.draw.rulesetHash);
    reports.push(checkDraw(revealed, ruleset, { seen: seenRoots() }));
  }
  return reports;
}
