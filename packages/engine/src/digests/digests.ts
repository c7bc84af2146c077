/** Digests of what a match is played from: SHA-256, as 64 hexadecimal digits. */

import { canonicalRuleset, type Ruleset } from '@mundo-manager/rules/ruleset';
import type { MatchInput, TeamSheet } from '../input/team-sheet.ts';
import { canonicalJson } from './canonical-json.ts';
import { sha256Hex } from './hashing.ts';

/** SHA-256 of a team sheet in canonical JSON (RFC 8785, in UTF-8): everything on the sheet counts. R-VER-2 */
export function sheetDigest(sheet: TeamSheet): string {
  return sha256Hex(canonicalJson(sheet));
}

/** SHA-256 of a whole input in canonical JSON: both sheets and the venue. */
export function inputDigest(input: MatchInput): string {
  return sha256Hex(canonicalJson(input));
}

/** SHA-256 of a rule set in its canonical text, independent of the order of its keys. */
export function rulesetHash(ruleset: Ruleset): string {
  return sha256Hex(canonicalRuleset(ruleset));
}

/** The digests of sheets that are revealed without the orders that never acted; null for a whole sheet. R-VER-7 */
export interface SheetDigests {
  readonly home: string | null;
  readonly away: string | null;
}
