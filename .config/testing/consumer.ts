/** A project beside the repository that has installed packages of it from their tarballs, as another server does. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Outcome, REPOSITORY, run } from './repository.ts';

export interface Consumer {
  readonly folder: string;
  /** Of each packed package, in the order asked for. */
  readonly packed: readonly Packed[];
  readonly run: (program: string, args: readonly string[]) => Promise<Outcome>;
  /** What a program of the project prints, as JSON; it must end well and complain of nothing. */
  readonly printed: <Answer>(program: string, args: readonly string[]) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

interface Packed {
  readonly tarball: string;
  readonly files: readonly string[];
}

interface Wanted {
  /** Folders of packages, relative to the repository. */
  readonly packages: readonly string[];
  /** A folder whose files are copied into the project. */
  readonly sources: string;
  /** From the registry, as npm names them: `express@5.2.1`. */
  readonly others?: readonly string[];
}

/** Packs, installs, and copies the sources. */
export async function openConsumer({ packages, sources, others = [] }: Wanted): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'consumer-'));
  const packed: Packed[] = [];
  for (const path of packages) packed.push(await pack(join(REPOSITORY, path), folder));
  await cp(sources, folder, { recursive: true });
  await cp(join(import.meta.dirname, 'every-subpath.mjs'), join(folder, 'every-subpath.mjs'));
  const quick = ['--prefer-offline', '--no-audit', '--no-fund'];
  const tarballs = packed.map(({ tarball }) => tarball);
  const install = await run('npm', ['install', ...quick, ...tarballs, ...others], folder);
  expect(install.code, install.stderr).toBe(0);
  return {
    folder,
    packed,
    run: (program, args) => run(program, args, folder),
    printed: async (program, args) => {
      const { code, stdout, stderr } = await run(program, args, folder);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      return JSON.parse(stdout);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function pack(folder: string, destination: string): Promise<Packed> {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', destination];
  const { code, stdout, stderr } = await run('npm', args, folder);
  expect(code, stderr).toBe(0);
  const [{ filename, files }]: [{ filename: string; files: { path: string }[] }] = JSON.parse(stdout);
  return { tarball: join(destination, filename), files: files.map(({ path }) => path) };
}
