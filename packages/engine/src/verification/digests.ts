/** What is published of a match before it is played, and of what it is played from: SHA-256, as 64 hexadecimal digits. */

import { canonicalRuleset, type Ruleset } from '@mundo-manager/rules/ruleset';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchInput, TeamSheet } from '../input/team-sheet.ts';
import { canonicalJson } from './canonical-json.ts';

const SECRET = /^[0-9a-f]{32}$/;

/** Whether a text is a secret: 128 bits as 32 lower-case hexadecimal digits. */
export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

/** What is shown of a secret when the match is drawn: SHA-256 of its 16 bytes. Throws `RangeError` for what is no secret. R-VER-1 */
export function commitment(secret: string): string {
  return bytesToHex(sha256(hexToBytes(checked(secret, 'commitment'))));
}

/** SHA-256 of a team sheet in canonical JSON (RFC 8785, in UTF-8): everything on the sheet counts. R-VER-2 */
export function sheetDigest(sheet: TeamSheet): string {
  return hashOf(canonicalJson(sheet));
}

/** SHA-256 of a whole input in canonical JSON: both sheets and the venue. */
export function inputDigest(input: MatchInput): string {
  return hashOf(canonicalJson(input));
}

/** SHA-256 of a rule set in its canonical text, independent of the order of its keys. */
export function rulesetHash(ruleset: Ruleset): string {
  return hashOf(canonicalRuleset(ruleset));
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

/** The digests of sheets that are revealed without the orders that never acted; null for a whole sheet. R-VER-7 */
export interface SheetDigests {
  readonly home: string | null;
  readonly away: string | null;
}

/**
 * The seed for `simulate`: SHA-256 of the JSON list of secret, match id and both sheet digests. The generator keeps at
 * most 96 of its 256 bits. Throws `RangeError` for an invalid secret. R-VER-2
 */
export function matchSeed({ secret, matchId, home, away, sheetDigests }: SeedSource): string {
  const ofHome = sheetDigests?.home ?? sheetDigest(home);
  const ofAway = sheetDigests?.away ?? sheetDigest(away);
  return hashOf(canonicalJson([checked(secret, 'matchSeed'), matchId, ofHome, ofAway]));
}

function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** A malformed secret is not shown: it may be a part of a real one. */
function checked(secret: string, rule: string): string {
  if (!isSecret(secret)) throw new RangeError(`${rule}: needs a secret of 32 lower-case hexadecimal digits`);
  return secret;
}
