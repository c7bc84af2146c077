/** The requirements of docs/requirements, and where code cites them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

export interface Requirement {
  /** Such as R-STA-1. */
  readonly id: string;
  /** Such as R-STA. */
  readonly area: string;
  /** Where the area lives: rules, engine, server, web or player. */
  readonly home: string;
}

/** The documents of all areas, one after the other. */
export function requirementsText(): string {
  return globSync('docs/requirements/!(README).md', { cwd: REPOSITORY })
    .sort()
    .map((file) => readFileSync(resolve(REPOSITORY, file), 'utf8'))
    .join('\n');
}

/** Every requirement, in the order of the documents. */
export function requirements(): readonly Requirement[] {
  let home = '';
  const found: Requirement[] = [];
  for (const line of requirementsText().split('\n')) {
    home = /^## .*\((\w+)\)$/.exec(line)?.[1] ?? home;
    const [, id, area] = /^- \*\*((R-[A-Z]+)-\d+)\*\* /.exec(line) ?? [];
    if (id !== undefined && area !== undefined) found.push({ id, area, home });
  }
  return found;
}

/** The files of all packages that cite each id, as paths from the repository's top. */
export function citations(): ReadonlyMap<string, readonly string[]> {
  const cited = new Map<string, string[]>();
  for (const file of globSync('{packages,apps}/*/{src,tests}/**/*.{ts,tsx}', { cwd: REPOSITORY }).sort()) {
    const text = readFileSync(resolve(REPOSITORY, file), 'utf8');
    for (const id of new Set(requirementIds(text))) cited.set(id, [...(cited.get(id) ?? []), file]);
  }
  return cited;
}

/** The ids that a text cites, in its order. */
export function requirementIds(text: string): readonly string[] {
  return text.match(/\bR-[A-Z]{3}-\d+\b/g) ?? [];
}

/** Tests prove a requirement, and so do laws, which live in a file named after their folder. */
export function isProof(file: string): boolean {
  const [, folder] = /\/src\/laws\/([\w-]+)\.ts$/.exec(file) ?? [];
  return (
    /\.test\.tsx?$/.test(file) || (folder !== undefined && existsSync(resolve(REPOSITORY, dirname(file), '..', folder)))
  );
}
