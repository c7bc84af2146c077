import { secretCommitment } from '@mundo-manager/engine/proof';
import type { Match } from '@mundo-manager/rules/competitions';
import type { CommittedFixture } from '../aggregates/matches.ts';
import type { Secrets } from './secrets.ts';

/** Drawn matches with a fresh secret each, and what is published of it. R-PRF-5 */
export function fixturesOf(matches: readonly Match[], secrets: Secrets): readonly CommittedFixture[] {
  return matches.map((match) => {
    const secret = secrets.of('match', match.id);
    return { match, secret, source: secrets.source, commitment: secretCommitment(secret) };
  });
}
