/** Fresh seeds: they follow from the last commit that changed the model. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

const SOURCES = ['packages/engine/src', 'packages/rules/src'];
const REPOSITORY = new URL('../../../../', import.meta.url);

/** The last commit that touched the sources of the engine or the rules. Throws where the working tree has changes: they would be measured unseen. */
export function modelCommit(): string {
  if (git('status', '--porcelain') !== '') throw new Error('the working tree has changes: commit them first');
  return git('log', '-1', '--format=%H', '--', ...SOURCES);
}

/** As many seeds as asked for, 24 bits each, from SHA-256 of the commit's name; more digests are chained where one is too short. */
export function seedsOf(commit: string, count: number): number[] {
  const seeds: number[] = [];
  let digest = createHash('sha256').update(commit).digest();
  for (let at = 0; seeds.length < count; at += 3) {
    if (at + 3 > digest.length) [digest, at] = [createHash('sha256').update(digest).digest(), 0];
    seeds.push(digest.readUIntBE(at, 3));
  }
  return seeds;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' }).trim();
}
