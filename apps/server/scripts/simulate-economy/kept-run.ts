/** The file of a run that goes on where it stopped: a line of JSON on what it belongs to, then the state of its world. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { ENGINE_VERSION } from '@mundo-manager/engine';
import { rulesetHash } from '@mundo-manager/engine/verification';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { SimulationOptions } from './options.ts';
import type { WorldState } from './world-state.ts';

/** Another number whenever `WorldState` changes its form. */
const FORMAT = 'simulate:economy 1';

/** What a file and the run that goes on from it must have in common. */
type Identity = Readonly<Record<string, string | number | boolean>>;

function identityOf({ clubs, seed, categories, quick }: SimulationOptions, ruleset: Ruleset): Identity {
  return {
    format: FORMAT,
    clubs,
    seed,
    categories: categories.join(', '),
    quick,
    engine: ENGINE_VERSION,
    ruleset: rulesetHash(ruleset),
  };
}

/** Writes the state in the place of the file's last one. A process killed meanwhile leaves that one whole. */
export function keepRun(file: string, state: WorldState, options: SimulationOptions, ruleset: Ruleset): void {
  const body = serialize(state);
  const head = { ...identityOf(options, ruleset), season: state.population.season, sha256: sha256(body) };
  const temporary = `${file}.tmp`;
  writeFileSync(temporary, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]), { flush: true });
  renameSync(temporary, file);
}

/** The state that the file keeps, undefined where there is no file, or why it can't go on as this run. */
export function readKeptRun(
  file: string,
  options: SimulationOptions,
  ruleset: Ruleset,
): WorldState | string | undefined {
  if (!existsSync(file)) return undefined;
  const content = readFileSync(file);
  const end = content.indexOf('\n');
  const head = parsed(content.subarray(0, Math.max(0, end)).toString());
  if (head === null || !('format' in head)) return `${file} is no kept run`;
  for (const [name, wanted] of Object.entries(identityOf(options, ruleset))) {
    if (head[name] !== wanted) return `${file} keeps a run of another world: ${name} is ${head[name]}, not ${wanted}`;
  }
  const body = content.subarray(end + 1);
  return sha256(body) === head.sha256 ? (deserialize(body) as WorldState) : `${file} is damaged`;
}

/** The object that the text is in JSON, or null. */
function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
