/** Prints what each route loads in compressed script, from the built files, and fails above the budgets (R-PRD-18). `vite build` first. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const DIST = new URL('../dist/', import.meta.url);
const LANDING = 180_000;
const SIGNED_IN = 300_000;
/** What a signed-in route brings beside its own screen: the layout, and the emblem symbols of its wall. */
const LAYOUT = ['src/app/SignedInLayout.tsx', /symbols/];

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8')) as Record<string, Chunk>;
const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

function collect(key: string, into: Set<string>): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || into.has(chunk.file)) return into;
  into.add(chunk.file);
  for (const next of chunk.imports ?? []) collect(next, into);
  return into;
}

const keys = Object.keys(manifest);
const entry = keys.find((key) => key.endsWith('index.html'));
if (entry === undefined) throw new Error('no entry in the manifest: run `npm run build` first');
const layout = keys.filter((key) => LAYOUT.some((part) => (typeof part === 'string' ? key === part : part.test(key))));
const screens = keys.filter((key) => /^src\/screens\/[^/]+\/\w+Screen\.tsx$/.test(key)).toSorted();
const open = /\/(?:landing|login|engineDemo|clubCreation)\//;

let failed = false;
for (const screen of screens) {
  const files = collect(entry, new Set());
  collect(screen, files);
  if (!open.test(screen)) for (const key of layout) collect(key, files);
  const total = [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sizeOf(file), 0);
  const budget = screen.includes('/landing/') ? LANDING : SIGNED_IN;
  const within = total <= budget;
  failed ||= !within;
  console.log(
    `${within ? '✔' : '✘'} ${screen.padEnd(56)} ${(total / 1000).toFixed(1).padStart(7)} kB of ${budget / 1000}`,
  );
}
process.exitCode = failed ? 1 : 0;
