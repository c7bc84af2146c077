/**
 * The folder of bundles. `<version>.js` is a version of the engine, `<version>.golden.json` what it must play, and `released.json` names the SHA-256 of
 * each version that players may have replays of: what is named there is never written again.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { MatchInput } from '../../src/index.ts';

type Engine = typeof import('./index.ts');

/** Matches of a version, with all that it takes to play them again. */
export interface Golden {
  readonly engineVersion: number;
  readonly matches: readonly GoldenMatch[];
}

interface GoldenMatch {
  readonly seed: string;
  readonly knockout: boolean;
  readonly input: MatchInput;
  readonly digest: string;
}

const FOLDER = new URL('../../bundles/', import.meta.url);

export const bundleFile = (version: number): URL => new URL(`${version}.js`, FOLDER);
export const goldenFile = (version: number): URL => new URL(`${version}.golden.json`, FOLDER);
const releasedFile = new URL('released.json', FOLDER);

/** SHA-256 of each released bundle, by version. */
export function released(): Readonly<Record<string, string>> {
  return existsSync(releasedFile) ? JSON.parse(readFileSync(releasedFile, 'utf8')) : {};
}

/** The versions that are kept here, in order. */
export function keptVersions(): number[] {
  const names = readdirSync(FOLDER).flatMap((name) => /^(\d+)\.js$/.exec(name)?.[1] ?? []);
  return names.map(Number).sort((a, b) => a - b);
}

/** Versions that were never released: no replay needs them. */
export function removeAbandoned(current: number): number[] {
  const abandoned = keptVersions().filter((version) => version !== current && released()[version] === undefined);
  for (const version of abandoned)
    for (const file of [bundleFile(version), goldenFile(version)]) rmSync(file, { force: true });
  return abandoned;
}

/** From now on this version is never written again. */
export function markReleased(version: number): void {
  writeFileSync(releasedFile, `${JSON.stringify({ ...released(), [version]: fingerprint(version) }, null, 2)}\n`);
}

export function fingerprint(version: number): string {
  return createHash('sha256')
    .update(readFileSync(bundleFile(version)))
    .digest('hex');
}

export function golden(version: number): Golden {
  return JSON.parse(readFileSync(goldenFile(version), 'utf8'));
}

/** One file that imports nothing: the engine as its sources are now, and the sources of the rules. */
export async function bundleText(version: number): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./index.ts', import.meta.url))],
    alias: { '@mundo-manager/rules': fileURLToPath(new URL('../../../rules/src', import.meta.url)) },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2023',
    charset: 'utf8',
    legalComments: 'eof',
    banner: { js: `/*! @mundo-manager/engine, engine version ${version}. MIT. */` },
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('the bundle is empty');
  return file.text;
}

/** The engine of a stored version. */
export async function loadBundle(version: number): Promise<Engine> {
  // The question mark: a bundle that was just written again is another module.
  return import(`${bundleFile(version).href}?${fingerprint(version)}`);
}
