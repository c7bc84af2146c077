/** The sign-up for the beta on the landing page. */
import { assertRuleset } from '../core/assert.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { characterCount, normaliseName, UNSEEN_LETTER } from './normalise-name.ts';

/** A sign-up for the beta. */
export interface SignUp {
  readonly email: string;
  readonly name: string;
}

/** A text, an at sign, and a domain with a dot; only a sent message can prove that the address exists. */
const ADDRESS = /^[^\s@\p{Cc}\p{Cs}]+@[^\s@.\p{Cc}\p{Cs}]+(\.[^\s@.\p{Cc}\p{Cs}]+)+$/u;
const LETTERS_SPACES = /^[\p{L} ]*$/u;

/** The sign-up with both fields trimmed. R-CLU-18. Refusals: sign-up-email, sign-up-name. */
export function validateSignUp(signUp: SignUp, ruleset: Ruleset): Result<SignUp> {
  assertRuleset(ruleset, 'validateSignUp');
  const email = signUp.email.trim();
  const name = normaliseName(signUp.name);
  const minimum = ruleset.clubCreation.signUpNameMinimum;
  if (!ADDRESS.test(email)) return refuse('club-creation/sign-up-email');
  if (!LETTERS_SPACES.test(name) || UNSEEN_LETTER.test(name) || characterCount(name) < minimum)
    return refuse('club-creation/sign-up-name', { minimum });
  return accept({ email, name });
}
