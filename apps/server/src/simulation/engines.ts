/** The engine of each version. A competition is played to its end by the version that it was drawn under. R-VER-5 */
import * as current from '@mundo-manager/engine';

/** What a match day needs of an engine. */
export type MatchEngine = Pick<typeof current, 'createRecorder' | 'simulate'>;

/**
 * The engine of that version: the package itself, or the bundle that it keeps. Older events and statistics lack what later versions added.
 * Throws if neither has it, as in a database that a newer server has used.
 */
export async function matchEngineOf(version: number): Promise<MatchEngine> {
  if (version === current.ENGINE_VERSION) return current;
  try {
    return (await import(`@mundo-manager/engine/bundles/${version}.js`)) as MatchEngine;
  } catch (cause) {
    throw new Error(`engine version ${version} can't be loaded`, { cause });
  }
}
