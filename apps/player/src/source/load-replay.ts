import { createClient, type PlayableMatch } from '@mundo-manager/contract/client';

/** A finished match from the server. Rejects with an `ApiError`. R-REP-3 */
export async function loadReplay(replayId: string): Promise<PlayableMatch> {
  const { replay } = await createClient().call('replay', { params: { replayId } });
  const { input, seed, knockout, engineVersion, ground, home, away, score, digest } = replay;
  return { input, seed, knockout, engineVersion, ground, home, away, stored: { score, digest } };
}
