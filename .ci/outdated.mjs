/** Lists dependencies of which the registry has a newer version, patches first. It never fails: when to update is a decision. */
import { spawnSync } from 'node:child_process';

const KINDS = ['patch', 'minor', 'major'];

const { stdout } = spawnSync('npm', ['outdated', '--json'], { encoding: 'utf8' });
const answer = parse(stdout);
if (answer === undefined) console.warn('OUTDATED NOT DONE: the registry gave no answer that can be read.');
else report(Object.entries(answer));

function report(entries) {
  const outdated = entries
    // Of a package in several workspaces one line is enough; one of another platform has no current version.
    .map(([name, found]) => ({ name, ...[found].flat()[0] }))
    .map(({ name, current, latest }) => ({ name, current, latest, kind: kindOf(current, latest) }))
    .filter(({ kind }) => kind !== undefined)
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  for (const { name, current, latest, kind } of outdated)
    console.log(`${kind.padEnd(5)} ${name} ${current} -> ${latest}`);
  console.log(`Outdated: ${outdated.length} dependencies.`);
}

/** What an update would change; undefined where the registry's latest is no newer. */
function kindOf(current, latest) {
  if (current === undefined || latest === undefined) return undefined;
  const [from, to] = [current, latest].map((version) => version.split(/[.+-]/, 3).map(Number));
  const place = from.findIndex((number, index) => number !== to[index]);
  return place >= 0 && to[place] > from[place] ? ['major', 'minor', 'patch'][place] : undefined;
}

function parse(text) {
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}
