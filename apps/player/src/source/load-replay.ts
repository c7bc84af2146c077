import { type Client, createClient, type PlayableMatch } from '@mundo-manager/contract/client';
import type { Ruleset } from '@mundo-manager/rules/ruleset';

/** A match with the rule set that it was played by; a match of the simulator names none and is played by the engine's own. */
export interface LoadedMatch extends PlayableMatch {
  readonly ruleset?: Ruleset;
}

/** A finished match from the server, and the rule set that its replay names. Rejects with an `ApiError`. R-REP-3, R-SES-20 */
export async function loadReplay(replayId: string, client: Client = createClient()): Promise<LoadedMatch> {
  const { replay } = await client.call('replay', { params: { replayId } });
  const { input, seed, knockout, engineVersion, rulesetHash, ground, home, away, score, digest } = replay;
  const { ruleset } = await client.call('ruleset', { params: { hash: rulesetHash } });
  return { input, seed, knockout, engineVersion, ground, home, away, stored: { score, digest }, ruleset };
}
