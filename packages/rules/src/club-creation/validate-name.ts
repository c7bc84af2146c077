/** Which names a club may have. */
import { assertRuleset } from '../core/assert.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { characterCount, normaliseName, UNSEEN_LETTER } from './normalise-name.ts';
import { isOffensive } from './profanity.ts';

const LETTERS_DIGITS_SPACES = /^[\p{L}\p{Nd} ]*$/u;
/**
 * Latin letters mixed with another alphabet can imitate a name: a Cyrillic а in 'Flamengo' would pass as free, and so
 * would phonetic letters. Chinese, Japanese and Korean letters resemble none and are allowed (Unicode Technical
 * Standard 39, "highly restrictive").
 */
const ONE_ALPHABET =
  /^(?:[A-Za-zªº\u00c0-\u017f\u0218-\u021b\u1e00-\u1eff\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\p{Nd} ]*|\P{Script=Latin}*)$/u;

/**
 * The name as it is stored: trimmed, inner whitespace as one space, accents composed (NFC). Whether it is free is the server's to say. R-CLU-1 to R-CLU-6.
 * Refusals: name-length, name-characters, name-offensive.
 */
export function validateClubName(name: string, ruleset: Ruleset): Result<string> {
  assertRuleset(ruleset, 'validateClubName');
  const { nameLength, offensivePatterns } = ruleset.clubCreation;
  const normalised = normaliseName(name);
  const length = characterCount(normalised);
  if (length < nameLength.minimum || length > nameLength.maximum) {
    return refuse('club-creation/name-length', { length, ...nameLength });
  }
  if (!LETTERS_DIGITS_SPACES.test(normalised) || UNSEEN_LETTER.test(normalised))
    return refuse('club-creation/name-characters');
  if (isOffensive(normalised, offensivePatterns)) return refuse('club-creation/name-offensive');
  if (!ONE_ALPHABET.test(normalised)) return refuse('club-creation/name-characters');
  return accept(normalised);
}
