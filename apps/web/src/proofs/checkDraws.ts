/** Checks the draws of a competition in this browser, by the code of `engine verify`; loaded when it is first asked for. R-PRF-16 */
import type { CallData, Client } from '@mundo-manager/contract/client';
import { checkDraw, type DrawReport, type ProofOptions } from '@mundo-manager/engine/proof';
import type { QueryClient } from '@tanstack/react-query';
import { loadRuleset } from '../ruleset/loadRuleset.ts';
import { seenRoots } from '../session/seenRoots.ts';

/** A report for each draw that was held. Rejects with an `ApiError` where a rule set can't be loaded. */
export async function checkDraws(
  { held }: CallData<'drawProofs'>,
  queryClient: QueryClient,
  client: Client,
  options: ProofOptions = {},
): Promise<readonly DrawReport[]> {
  const reports: DrawReport[] = [];
  for (const revealed of held) {
    const { ruleset } = await loadRuleset(queryClient, client, revealed.draw.rulesetHash);
    reports.push(checkDraw(revealed, ruleset, { seen: seenRoots(), ...options }));
  }
  return reports;
}
