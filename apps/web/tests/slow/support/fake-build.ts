import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { buildScene, SCENES } from '../../../src/testing/demo/demo-scenes.ts';

const REPOSITORY = new URL('../../../../..', import.meta.url).pathname;
const CACHE = join(REPOSITORY, 'node_modules/.cache/fake-app');
const PLAYER = 'apps/player/dist';
/** What the build is made of. */
const SOURCES = [
  'package-lock.json',
  ...['index.html', 'package.json', 'vite.config.ts', 'public', 'scripts', 'src'].map((name) => `apps/web/${name}`),
  ...['rules', 'engine', 'contract', 'art'].map((name) => `packages/${name}/dist`),
  PLAYER,
];

/** The folder of the built app with the fake server, its scenes and the built player in it: built once for the same sources, shared by all test files. */
export async function fakeBuild(config: InlineConfig): Promise<string> {
  const name = await digestOf(SOURCES);
  const folder = join(CACHE, name);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const outDir = await mkdtemp(join(CACHE, 'building-'));
  await build({ ...config, build: { outDir, emptyOutDir: true, reportCompressedSize: false } });
  await cp(join(REPOSITORY, PLAYER), join(outDir, 'Webgl_On'), { recursive: true });
  await mkdir(join(outDir, 'scenes'));
  for (const name of Object.keys(SCENES)) {
    await writeFile(join(outDir, `scenes/${name}.json`), JSON.stringify(buildScene(name)));
  }
  // Another process may have built the same meanwhile.
  await rename(outDir, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
  await removeOthers(name);
  return folder;
}

/** What old sources have left. A build that goes on elsewhere stays. */
async function removeOthers(name: string): Promise<void> {
  const hour = 3_600_000;
  for (const other of await readdir(CACHE)) {
    if (other === name) continue;
    const { mtimeMs } = await stat(join(CACHE, other));
    if (Date.now() - mtimeMs > hour) await rm(join(CACHE, other), { recursive: true, force: true });
  }
}

async function digestOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesOf(path)) hash.update(`${file}\0`).update(await readFile(join(REPOSITORY, file)));
  }
  return hash.digest('hex').slice(0, 32);
}

/** The files of a folder and of all in it, or the file itself, in the same order every time. */
async function filesOf(path: string): Promise<readonly string[]> {
  if (!(await stat(join(REPOSITORY, path))).isDirectory()) return [path];
  const entries = await readdir(join(REPOSITORY, path), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(REPOSITORY.length))
    .toSorted();
}
