/** Which workspaces have to be built before the server can run, and which of them are stale. */
import { existsSync, globSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A workspace whose `dist` the server reads or serves. */
export interface BuiltWorkspace {
  readonly name: string;
  /** From the root of the repository. */
  readonly folder: string;
  /** Folders of workspaces whose build goes into this one's. */
  readonly from: readonly string[];
}

/** In the order in which they are built. */
const BUILT_WORKSPACES: readonly BuiltWorkspace[] = [
  { name: '@mundo-manager/rules', folder: 'packages/rules', from: [] },
  { name: '@mundo-manager/engine', folder: 'packages/engine', from: ['packages/rules'] },
  { name: '@mundo-manager/contract', folder: 'packages/contract', from: ['packages/rules', 'packages/engine'] },
  { name: '@mundo-manager/art', folder: 'packages/art', from: ['packages/rules'] },
  {
    name: '@mundo-manager/web',
    folder: 'apps/web',
    from: ['packages/rules', 'packages/contract', 'packages/art', 'packages/engine'],
  },
  {
    name: '@mundo-manager/player',
    folder: 'apps/player',
    from: ['packages/rules', 'packages/contract', 'packages/art', 'packages/engine'],
  },
];

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** What a build is made of; tests and notes change nothing in it. */
const SOURCES = [
  'src/**/*',
  'public/**/*',
  'index.html',
  'package.json',
  '*.config.ts',
  'tsconfig*.json',
  'bundles/*.js',
  'styles/*.css',
];

/** In a workspace while it is being built: a build that was cut short leaves it, and files that look new. */
const UNFINISHED = '.building';

/** Runs the build of a workspace; answers whether it came to its end. */
export function build(workspace: Pick<BuiltWorkspace, 'folder'>, run: () => boolean, root = ROOT): boolean {
  const mark = join(root, workspace.folder, UNFINISHED);
  writeFileSync(mark, '');
  if (!run()) return false;
  rmSync(mark);
  return true;
}

/** The workspaces to build, in order: those without a whole build, with a source newer than it, or fed by one of these. */
export function staleWorkspaces(root = ROOT, workspaces = BUILT_WORKSPACES): BuiltWorkspace[] {
  const stale: BuiltWorkspace[] = [];
  for (const workspace of workspaces) {
    const folder = join(root, workspace.folder);
    const built = newest(folder, ['dist/**/*']);
    const isFedAnew = stale.some((other) => workspace.from.includes(other.folder));
    const isUnfinished = existsSync(join(folder, UNFINISHED));
    if (isFedAnew || isUnfinished || newest(folder, SOURCES) > built) stale.push(workspace);
  }
  return stale;
}

/** When the newest of the files was written, in milliseconds; 0 if there are none. */
function newest(folder: string, patterns: readonly string[]): number {
  const files = globSync([...patterns], { cwd: folder });
  return files.reduce((latest, file) => {
    if (file.endsWith('.test.ts')) return latest;
    const stats = statSync(join(folder, file));
    return stats.isFile() ? Math.max(latest, stats.mtimeMs) : latest;
  }, 0);
}
