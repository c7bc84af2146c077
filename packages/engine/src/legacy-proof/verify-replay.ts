/**
 * The legacy proof, of matches without a signed root (`../proof` has the present one): a match is simulated again from the
 * secret and sheets that were revealed at full time. R-VER-3
 */
import type { Result } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { rulesetHash, type SheetDigests } from '../digests/digests.ts';
import { misshapen } from '../input/input-shape.ts';
import type { MatchInput } from '../input/team-sheet.ts';
import { validateInput } from '../input/validate-input.ts';
import { type MatchResult, simulate } from '../output/simulate.ts';
import { ENGINE_VERSION } from '../version.ts';
import { commitment, isSecret, matchSeed, type SeedSource } from './legacy-seed.ts';

/** Why a replay can't be confirmed. The facts are `claimed`, what the replay says, and `found`, what came out here. */
export const VERIFICATION_ERRORS = {
  'verification/bad-shape':
    'Something that is to be revealed is missing, or is no text or number: `found` is the field.',
  'verification/bad-secret': 'The secret is no 128 bits in hexadecimal.',
  'verification/other-commitment': 'The secret is not the one that was committed to when the match was drawn.',
  'verification/other-engine':
    'The match is of another version of the engine: verify it with the bundle of that version.',
  'verification/other-ruleset': 'The match was played by other constants: verify it with that rule set.',
  'verification/bad-input': 'The sheets could not have been played: `found` is the code of the refusal.',
  'verification/other-digest': 'Simulated again, the match takes another course.',
} as const;

/** The code of a failed verification. */
export type VerificationErrorCode = keyof typeof VERIFICATION_ERRORS;

export interface VerificationError {
  readonly code: VerificationErrorCode;
  readonly facts: { readonly claimed: string; readonly found: string };
}

/** All that a server reveals of a finished match. A few kB, plain JSON. */
export interface RevealedMatch {
  readonly secret: string;
  /** As it was published when the match was drawn. */
  readonly commitment: string;
  readonly matchId: string;
  /** Both sheets, with or without the orders that never acted. */
  readonly input: MatchInput;
  /** The digest of each whole sheet of which `input` shows a part. Only its own manager can check it. */
  readonly sheetDigests?: SheetDigests;
  /** Whether a draw went on to extra time. Default false. */
  readonly knockout?: boolean;
  readonly engineVersion: number;
  readonly rulesetHash: string;
  /** Of the trajectory, as `simulate` gave it. */
  readonly digest: string;
}

const REVEALED = { secret: '', commitment: '', matchId: '', engineVersion: 0, rulesetHash: '', digest: '' };

/** The match, simulated again, or the first thing that does not hold: shape, secret, commitment, engine, rule set, input, course. R-VER-3 */
export function verifyReplay(revealed: RevealedMatch, ruleset: Ruleset): Result<MatchResult, VerificationError> {
  const field = misshapen(revealed, REVEALED, 'revealed');
  if (field !== null) return failed('verification/bad-shape', '', field);
  const { secret, matchId, input, knockout = false, sheetDigests } = revealed;
  if (!isSecret(secret)) return failed('verification/bad-secret', secret, '');

  const shown = commitment(secret);
  if (shown !== revealed.commitment) return failed('verification/other-commitment', revealed.commitment, shown);

  if (revealed.engineVersion !== ENGINE_VERSION) {
    return failed('verification/other-engine', String(revealed.engineVersion), String(ENGINE_VERSION));
  }
  const constants = rulesetHash(ruleset);
  if (constants !== revealed.rulesetHash) return failed('verification/other-ruleset', revealed.rulesetHash, constants);

  const valid = validateInput(input, ruleset);
  if (!valid.ok) return failed('verification/bad-input', '', valid.error.code);

  const { home, away } = input;
  const seed = seedOf({ secret, matchId, home, away, ...(sheetDigests && { sheetDigests }) });
  if (seed === null) return failed('verification/bad-input', '', 'engine/bad-shape');
  const result = simulate(input, seed, { knockout, ruleset });
  if (result.digest !== revealed.digest) return failed('verification/other-digest', revealed.digest, result.digest);
  return { ok: true, value: result };
}

/** Null if a sheet holds a number that JSON has not, in a field that no match reads. */
function seedOf(source: SeedSource): string | null {
  try {
    return matchSeed(source);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function failed(code: VerificationErrorCode, claimed: string, found: string): Result<never, VerificationError> {
  return { ok: false, error: { code, facts: { claimed, found } } };
}
