/** `engine verify`: a saved match, or one that a server has revealed, played again; or the draws of a competition, held again; or the rewards of a club, drawn again. */
import { readFileSync } from 'node:fs';
import { ALPHA, type Ruleset } from '@mundo-manager/rules/ruleset';
import type { MatchResult } from '../index.ts';
import type { RevealedMatch } from '../legacy-proof/verify-replay.ts';
import {
  checkDraw,
  checkRewards,
  drawSentence,
  proofSentence,
  type RevealedDraw,
  type RevealedRewards,
  type RewardWitness,
  rewardSentence,
  type SealedReplay,
  type SeenRoot,
  verifyMatch,
} from '../proof/index.ts';
import type { SavedMatch } from './play.ts';
import { engineOf, rulesetOf, rulesetOfFile } from './played-by.ts';
import { UsageError } from './usage-error.ts';

/** Files that a verification may need beside the saved match. */
export interface VerifyFiles {
  /** Roots that a witness has kept. */
  readonly roots?: string | undefined;
  /** The rule set of a world that plays by another than Alpha. */
  readonly ruleset?: string | undefined;
}

/**
 * 0 when the match is the same, 1 when it is not. Throws `UsageError` for a file that is no match or needs another rule
 * set or engine, and `MatchInputError` for sheets that can't play. R-PRF-6, R-PRF-12, R-PRF-13
 */
export async function verify(file: string, { roots, ruleset }: VerifyFiles = {}): Promise<0 | 1> {
  const stored = read(file);
  const given = ruleset === undefined ? null : rulesetOfFile(ruleset);
  const seen = roots === undefined ? [] : readRoots(roots);
  if ('held' in stored) return verifyDraws(stored.held, seen, given ?? ALPHA);
  if ('chains' in stored) return verifyRewards(stored, given === null ? [ALPHA] : [ALPHA, given]);
  if (isSealed(stored)) return verifySealed(stored, seen, given);
  if ('secret' in stored) return verifyRevealed(stored, given);

  const { engineVersion, seed, knockout, input, digest } = stored;
  const engine = await engineOf(engineVersion);
  const again = engine.simulate(input, seed, { knockout, ruleset: rulesetOf(stored.rulesetHash, given) });
  if (again.digest === digest) return confirmed(again);
  console.log(`NOT the same match: the file says ${digest}, simulated again it is ${again.digest}.`);
  return 1;
}

/** One line per check; the last one says what the match came to. */
async function verifySealed(replay: SealedReplay, seen: readonly SeenRoot[], given: Ruleset | null): Promise<0 | 1> {
  const ruleset = rulesetOf(replay.rulesetHash, given);
  const { ok, checks, score } = verifyMatch(replay, await engineOf(replay.engineVersion), ruleset, { seen });
  for (const check of checks) console.log(`${check.ok ? 'ok ' : 'NOT'} ${proofSentence(check)}`);
  if (score !== null) console.log(`The same match: ${score.home}-${score.away}, digest ${replay.digest}.`);
  return ok ? 0 : 1;
}

/** The checks of each draw, under a line with its name; 1 if one fails or there is none. */
function verifyDraws(held: readonly RevealedDraw[], seen: readonly SeenRoot[], ruleset: Ruleset): 0 | 1 {
  if (held.length === 0) console.log('There is no draw with a proof.');
  const reports = held.map((revealed) => {
    const report = checkDraw(revealed, ruleset, { seen });
    console.log(`Draw ${revealed.draw?.drawId}`);
    for (const check of report.checks) console.log(`${check.ok ? 'ok ' : 'NOT'} ${drawSentence(check)}`);
    return report;
  });
  return reports.length > 0 && reports.every(({ ok }) => ok) ? 0 : 1;
}

/** The checks of a club's chain, against what the browser that saved it had kept. */
function verifyRewards(revealed: SavedRewards, rulesets: readonly Ruleset[]): 0 | 1 {
  const { ok, checks } = checkRewards(revealed, rulesets, revealed.witness);
  for (const check of checks) console.log(`${check.ok ? 'ok ' : 'NOT'} ${rewardSentence(check)}`);
  return ok ? 0 : 1;
}

/** A line of the file is a root with `seenAt`, the real time in milliseconds at which the witness saw it. */
function readRoots(file: string): readonly SeenRoot[] {
  const lines = textOf(file)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line, at) => {
    const seen = parsed(line) as Partial<SeenRoot> | undefined;
    if (typeof seen?.seenAt === 'number' && typeof seen.root?.number === 'number') return seen as SeenRoot;
    throw new UsageError(`${file} holds no roots: line ${at + 1} needs root and seenAt.`);
  });
}

async function verifyRevealed(revealed: RevealedMatch, given: Ruleset | null): Promise<0 | 1> {
  const engine = await engineOf(revealed.engineVersion);
  const result = engine.verifyReplay(revealed, rulesetOf(revealed.rulesetHash, given));
  if (result.ok) return confirmed(result.value);
  const { code, facts } = result.error;
  console.log(
    `NOT verified: ${code}. The file says ${facts.claimed || 'nothing'}, found was ${facts.found || 'nothing'}.`,
  );
  return 1;
}

function confirmed({ score, digest }: Pick<MatchResult, 'score' | 'digest'>): 0 {
  console.log(`The same match: ${score.home}-${score.away}, digest ${digest}.`);
  return 0;
}

/** As a server answers for the draws of a competition. */
interface HeldDraws {
  readonly held: readonly RevealedDraw[];
}

/** As a server answers for the rewards of a club; a browser that saves it adds what it has kept. */
interface SavedRewards extends RevealedRewards {
  readonly witness?: RewardWitness;
}

type Stored = SavedMatch | RevealedMatch | SealedReplay | HeldDraws | SavedRewards;

function read(file: string): Stored {
  const content = parsed(textOf(file));
  const stored = isAnswer(content) ? content.data : content;
  if (isMatch(stored) || holdsDraws(stored) || holdsRewards(stored)) return stored;
  throw new UsageError(`${file} holds no match: it needs input, digest, engineVersion, and seed or secret.`);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} can't be read.`);
  }
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isMatch(stored: unknown): stored is Stored {
  if (typeof stored !== 'object' || stored === null) return false;
  const { input, digest, secret, seed } = stored as Partial<SavedMatch & RevealedMatch>;
  if (typeof input !== 'object' || input === null || typeof digest !== 'string') return false;
  return 'secret' in stored ? typeof secret === 'string' : ['string', 'number'].includes(typeof seed);
}

/** A server's answer as it was saved, with what it answers as `data`. */
function isAnswer(content: unknown): content is { readonly data: unknown } {
  return typeof content === 'object' && content !== null && 'data' in content;
}

function holdsDraws(stored: unknown): stored is HeldDraws {
  if (typeof stored !== 'object' || stored === null || !('held' in stored)) return false;
  return Array.isArray(stored.held) && stored.held.every((one) => typeof one === 'object' && one !== null);
}

function holdsRewards(stored: unknown): stored is SavedRewards {
  if (typeof stored !== 'object' || stored === null || !('chains' in stored)) return false;
  const { witness } = stored as { readonly witness?: Partial<RewardWitness> };
  return witness === undefined || (Array.isArray(witness.seen) && Array.isArray(witness.keys));
}

/** A replay of an older proof names none. */
function isSealed(stored: Exclude<Stored, HeldDraws | SavedRewards>): stored is SealedReplay {
  return 'proof' in stored && stored.proof !== null;
}
