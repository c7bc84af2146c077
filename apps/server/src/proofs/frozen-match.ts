/** Matches between kick-off and their first tick: frozen, and waiting for a root and its round. */
import {
  type MatchProof,
  matchLeaf,
  reducedSheetDigest,
  type SecretSource,
  sheetSeal,
} from '@mundo-manager/engine/proof';
import type { Match } from '@mundo-manager/rules/competitions';
import { json } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';
import type { FrozenMatch } from '../storage/tables/frozen-match.ts';
import type { Secrets } from './secrets.ts';

/** A secret and where it came from. */
export interface MatchSecret {
  readonly secret: string;
  readonly source: SecretSource;
}

/** A match that was just frozen. */
export interface Freezing extends MatchSecret {
  readonly match: Match;
  /** The work that froze it. */
  readonly kickOff: string;
  readonly frozen: FrozenMatch;
}

/** Stores what was frozen, and the leaf that the next root will hold. R-PRF-1, R-PRF-2 */
export async function storeFrozen(tx: Queries, freezings: readonly Freezing[], secrets: Secrets): Promise<void> {
  const rows = freezings.map(({ match, kickOff, frozen, secret, source }) => {
    const { input, engineVersion, rulesetHash, knockout = false } = frozen;
    const seals = {
      home: sheetSeal(input.home, secrets.of('orders', match.id, 'home')),
      away: sheetSeal(input.away, secrets.of('orders', match.id, 'away')),
    };
    const sealed = { matchId: match.id, date: match.date, secrets: source, knockout, engineVersion, rulesetHash };
    return {
      match_id: match.id,
      kick_off: kickOff,
      date: match.date,
      seals: json(seals),
      leaf: matchLeaf(secret, { ...sealed, ...digestsOf(input, seals) }),
      frozen: json(frozen),
    };
  });
  await tx.insertInto('sealed_matches').values(rows).execute();
}

/** The digests of both sheets. */
export function digestsOf({ home, away }: FrozenMatch['input'], seals: MatchProof['seals']) {
  return { home: reducedSheetDigest(home, seals.home), away: reducedSheetDigest(away, seals.away) };
}

/** The secrets of those matches. */
export async function secretsOf(tx: Queries, matchIds: readonly string[]): Promise<ReadonlyMap<string, MatchSecret>> {
  const rows = await tx
    .selectFrom('match_secrets')
    .select(['match_id', 'secret', 'source'])
    .where('match_id', 'in', matchIds)
    .execute();
  return new Map(rows.map(({ match_id, ...secret }) => [match_id, secret]));
}
