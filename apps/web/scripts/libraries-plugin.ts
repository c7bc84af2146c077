import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const ID = 'virtual:libraries';

/** Gives the app the libraries it is made of, with their licences, as they are installed: the credits page lists them. */
export function libraries(packageJson: string): Plugin {
  return {
    name: 'mundo-manager-libraries',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(installedLibraries(packageJson))}` : undefined),
  };
}

function installedLibraries(packageJson: string) {
  const paths = createRequire(packageJson).resolve.paths('x') ?? [];
  const names = Object.keys(readJson(packageJson)?.dependencies ?? {});
  return names
    .filter((name) => !name.startsWith('@mundo-manager/'))
    .map((name) => {
      const found = paths.map((path) => readJson(`${path}/${name}/package.json`)).find((json) => json !== undefined);
      return { name, version: found?.version ?? '', licence: found?.license ?? '' };
    });
}

interface PackageJson {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readJson(path: string): PackageJson | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as PackageJson;
  } catch {
    return undefined;
  }
}
