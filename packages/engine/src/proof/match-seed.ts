/** What of a match is published when it is drawn, what is sealed at kick-off, and the seed that comes of it. */
import { canonicalJson } from '../digests/canonical-json.ts';
import { isHex, sha256Hex, sha256OfHex } from '../digests/hashing.ts';

/** Where secrets come from: fresh randomness, a test world's seed, or, in matches drawn by older servers, the world's seed. */
export const SECRET_SOURCES = ['random', 'test', 'world'] as const;
export type SecretSource = (typeof SECRET_SOURCES)[number];

/** What decides a match besides the secret and the beacon. */
export interface SealedMatch {
  readonly matchId: string;
  /** Moment of the game for which it was drawn, in milliseconds. */
  readonly date: number;
  readonly secrets: SecretSource;
  /** Digests of both reduced sheets. */
  readonly home: string;
  readonly away: string;
  readonly knockout: boolean;
  readonly engineVersion: number;
  readonly rulesetHash: string;
}

/** Whether a text is a secret: 256 bits in hexadecimal digits, or the 128 of a match that an older server drew. */
export function isMatchSecret(text: unknown): text is string {
  return isHex(text, 32) || isHex(text, 16);
}

/** What is shown of a secret when a match is drawn: SHA-256 of its bytes. Throws `RangeError` for what is no secret. R-PRF-5 */
export function secretCommitment(secret: string): string {
  return sha256OfHex(checked(secret, 'secretCommitment'));
}

/** The leaf of a match in the tree. The secret hides what is sealed until full time. R-PRF-2 */
export function matchLeaf(secret: string, sealed: SealedMatch): string {
  const { matchId, date, secrets, home, away, knockout, engineVersion, rulesetHash } = sealed;
  const parts = [matchId, date, secrets, home, away, knockout, engineVersion, rulesetHash];
  return sha256Hex(canonicalJson(['match', checked(secret, 'matchLeaf'), ...parts]));
}

/** The seed of a match: unknown before the round of the beacon, and known to the server alone before full time. R-PRF-5 */
export function sealedSeed(
  secret: string,
  { matchId, home, away }: Pick<SealedMatch, 'matchId' | 'home' | 'away'>,
  beaconSignature: string | null,
): string {
  return sha256Hex(canonicalJson([checked(secret, 'sealedSeed'), matchId, home, away, beaconSignature]));
}

/** A malformed secret is not shown: it may be a part of a real one. */
function checked(secret: string, rule: string): string {
  if (!isMatchSecret(secret)) throw new RangeError(`${rule}: needs a secret of 64 lower-case hexadecimal digits`);
  return secret;
}
