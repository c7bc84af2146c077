/**
 * The seed of the legacy proof: a secret is committed to before the match, and the seed comes from it and the sheets alone.
 * `../proof` adds signed roots and a beacon. R-VER-1, R-VER-2
 */

import { canonicalJson } from '../digests/canonical-json.ts';
import { type SheetDigests, sheetDigest } from '../digests/digests.ts';
import { sha256Hex, sha256OfHex } from '../digests/hashing.ts';
import type { TeamSheet } from '../input/team-sheet.ts';

const SECRET = /^[0-9a-f]{32}$/;

/** Whether a text is a secret: 128 bits as 32 lower-case hexadecimal digits. */
export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

/** What is shown of a secret when the match is drawn: SHA-256 of its 16 bytes. Throws `RangeError` for what is no secret. R-VER-1 */
export function commitment(secret: string): string {
  return sha256OfHex(checked(secret, 'commitment'));
}

/** Input of a seed. */
export interface SeedSource {
  readonly secret: string;
  readonly matchId: string;
  readonly home: TeamSheet;
  readonly away: TeamSheet;
  /** The digest of a whole sheet of which `home` or `away` shows a part; null or left out where the sheet is whole. */
  readonly sheetDigests?: SheetDigests;
}

/**
 * The seed for `simulate`: SHA-256 of the JSON list of secret, match id and both sheet digests. The generator keeps at
 * most 96 of its 256 bits. Throws `RangeError` for an invalid secret. R-VER-2
 */
export function matchSeed({ secret, matchId, home, away, sheetDigests }: SeedSource): string {
  const ofHome = sheetDigests?.home ?? sheetDigest(home);
  const ofAway = sheetDigests?.away ?? sheetDigest(away);
  return sha256Hex(canonicalJson([checked(secret, 'matchSeed'), matchId, ofHome, ofAway]));
}

/** A malformed secret is not shown: it may be a part of a real one. */
function checked(secret: string, rule: string): string {
  if (!isSecret(secret)) throw new RangeError(`${rule}: needs a secret of 32 lower-case hexadecimal digits`);
  return secret;
}
