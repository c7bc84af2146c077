/** The engine and the rule set by which a saved match was played. */
import { existsSync, readFileSync } from 'node:fs';
import { ALPHA, type Ruleset, rulesetMistakes } from '@mundo-manager/rules/ruleset';
import { rulesetHash } from '../digests/digests.ts';
import { ENGINE_VERSION, simulate } from '../index.ts';
import { verifyReplay } from '../legacy-proof/verify-replay.ts';
import type { PlayingEngine } from '../proof/index.ts';
import { UsageError } from './usage-error.ts';

/** What the command needs of an engine. */
interface VerifyingEngine extends PlayingEngine {
  readonly verifyReplay: typeof verifyReplay;
}

/** The engine of that version: this one, or a bundle that the package keeps. Throws `UsageError` where it has neither. R-VER-5 */
export async function engineOf(version: number): Promise<VerifyingEngine> {
  if (version === ENGINE_VERSION) return { ENGINE_VERSION, simulate, verifyReplay };
  const bundle = new URL(`../../bundles/${Math.trunc(version)}.js`, import.meta.url);
  if (!existsSync(bundle)) {
    throw new UsageError(`The match is of engine version ${version}; this package has up to ${ENGINE_VERSION}.`);
  }
  return (await import(bundle.href)) as VerifyingEngine;
}

/** The rule set with that hash: Alpha, or the one of the file. Throws `UsageError` where it is neither. R-PRF-6 */
export function rulesetOf(hash: string, given: Ruleset | null): Ruleset {
  const known = [ALPHA, ...(given === null ? [] : [given])].find((ruleset) => rulesetHash(ruleset) === hash);
  if (known !== undefined) return known;
  throw new UsageError(`The match was played by other constants: save /api/rulesets/${hash} and name it by --ruleset.`);
}

/** A rule set as a server answers for its hash, or by itself. Throws `UsageError` for a file that holds none. */
export function rulesetOfFile(file: string): Ruleset {
  const unwrapped = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : value;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(`${file} holds no JSON.`);
  }
  const ruleset = unwrapped(unwrapped(content, 'data'), 'ruleset');
  if (rulesetMistakes(ruleset, ALPHA).length > 0) throw new UsageError(`${file} holds no rule set.`);
  return ruleset as Ruleset;
}
