/** New constants as a patch of the tables that hold them. */
import type { Constants } from '../parallel/constants.ts';

const FILE = 'packages/engine/src/model/constants.ts';

/** A patch for `git apply --unidiff-zero`; constants of the rule set, as a variant, come after it. */
export function patchOf(source: string, constants: Constants): string {
  const lines = source.split('\n');
  const changed = [...lines];
  const ruleset: Record<string, number> = {};
  for (const [path, value] of Object.entries(constants)) {
    if (path.startsWith('ruleset.')) ruleset[path.slice('ruleset.'.length)] = value;
    else replace(changed, path, value);
  }
  const hunks = lines.flatMap((line, at) =>
    line === changed[at] ? [] : [`@@ -${at + 1} +${at + 1} @@`, `-${line}`, `+${changed[at]}`],
  );
  const patch = hunks.length === 0 ? [] : [`--- a/${FILE}`, `+++ b/${FILE}`, ...hunks];
  const variant = Object.keys(ruleset).length === 0 ? [] : [`# rule set: ${JSON.stringify(ruleset)}`];
  return [...patch, ...variant].join('\n');
}

/** Writes a number over the one that has its name in the table. */
function replace(lines: string[], path: string, value: number): void {
  const [table = '', ...keys] = path.split('.');
  const start = lines.findIndex((line) => line.startsWith(`export const ${table} `));
  const number = new RegExp(`(\\b${keys.at(-1)}: )-?[\\d._e-]+`);
  let depth = 0;
  for (let at = start; at < lines.length && start !== -1; at++) {
    const line = lines[at] ?? '';
    if (number.test(line)) {
      lines[at] = line.replace(number, `$1${value}`);
      return;
    }
    depth += (line.match(/\{/g)?.length ?? 0) - (line.match(/\}/g)?.length ?? 0);
    if (depth <= 0) break;
  }
  throw new RangeError(`${path} is not written in ${FILE}`);
}
