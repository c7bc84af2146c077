/** `engine verify`: a saved match, or one that a server has revealed, played again. */
import { readFileSync } from 'node:fs';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { ENGINE_VERSION, type MatchResult, simulate } from '../index.ts';
import { type RevealedMatch, rulesetHash, verifyReplay } from '../verification/index.ts';
import type { SavedMatch } from './play.ts';
import { UsageError } from './usage-error.ts';

/** 0 when the match is the same, 1 when it is not. Throws `UsageError` for a file that is no match, and `MatchInputError` for sheets that can't play. */
export function verify(file: string): 0 | 1 {
  const stored = read(file);
  if ('secret' in stored) return verifyRevealed(stored);

  const { engineVersion, seed, knockout, input, digest } = stored;
  if (engineVersion !== ENGINE_VERSION) {
    throw new UsageError(`The match is of engine version ${engineVersion}; this is version ${ENGINE_VERSION}.`);
  }
  if (stored.rulesetHash !== rulesetHash(ALPHA))
    throw new UsageError('The match was played by other constants than these.');
  const again = simulate(input, seed, { knockout });
  if (again.digest === digest) return confirmed(again);
  console.log(`NOT the same match: the file says ${digest}, simulated again it is ${again.digest}.`);
  return 1;
}

function verifyRevealed(revealed: RevealedMatch): 0 | 1 {
  const result = verifyReplay(revealed, ALPHA);
  if (result.ok) return confirmed(result.value);
  const { code, facts } = result.error;
  console.log(
    `NOT verified: ${code}. The file says ${facts.claimed || 'nothing'}, found was ${facts.found || 'nothing'}.`,
  );
  return 1;
}

function confirmed({ score, digest }: MatchResult): 0 {
  console.log(`The same match: ${score.home}-${score.away}, digest ${digest}.`);
  return 0;
}

function read(file: string): SavedMatch | RevealedMatch {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} can't be read.`);
  }
  try {
    const stored: SavedMatch | RevealedMatch = JSON.parse(text);
    if (
      typeof stored.input === 'object' &&
      stored.input !== null &&
      typeof stored.digest === 'string' &&
      isSeeded(stored)
    )
      return stored;
  } catch {
    // What is no JSON is no match either.
  }
  throw new UsageError(`${file} holds no match: it needs input, digest, engineVersion, and seed or secret.`);
}

function isSeeded(stored: SavedMatch | RevealedMatch): boolean {
  return 'secret' in stored ? typeof stored.secret === 'string' : ['string', 'number'].includes(typeof stored.seed);
}
