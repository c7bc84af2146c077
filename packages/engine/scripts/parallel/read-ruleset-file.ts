/** A rules author's constants, from the module or JSON file that a command was given. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rulesetVariant } from '@mundo-manager/rules/laws/variant';
import { ALPHA, type Ruleset } from '@mundo-manager/rules/ruleset';

/** Alpha where no file is named. The file gives partial constants, as `default` or `ruleset`. Throws for what is no rule set. */
export async function readRulesetFile(file: string | undefined): Promise<Ruleset> {
  if (file === undefined) return ALPHA;
  // npm runs a workspace's script in its folder, not where the person is.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const exported = path.endsWith('.json')
    ? { default: JSON.parse(readFileSync(path, 'utf8')) }
    : await import(pathToFileURL(path).href);
  const variant = rulesetVariant(exported.default ?? exported.ruleset, ALPHA);
  if (variant.ok) return variant.value;
  throw new Error(`${file}: ${variant.error.code} ${JSON.stringify(variant.error.facts)}`);
}

/** Says in one line what is wrong with the file, and ends with 2, before any thread starts. */
export async function checkRuleset(file: string | undefined): Promise<void> {
  try {
    await readRulesetFile(file);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}
