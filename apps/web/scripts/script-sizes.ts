/** What each route loads in compressed script, from the built files (R-PRD-18). */
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
const SIGNED_IN = 320_000;
/** Routes outside the layout. */
const OPEN = /\/(?:landing|login|engine-demo|club-creation)\//;
/**
 * Script of a signed-in route besides its own screen: the layout, the emblem symbols of its wall, and live news. The
 * toast code is not counted: it loads after the screen.
 */
const LAYOUT = ['src/app/layout/signed-in-layout.tsx', /symbols/, 'src/data/live/live-updates.tsx'];

/** A route’s screen, what it loads, and how much it may, bytes. */
export interface ScriptSize {
  readonly screen: string;
  readonly bytes: number;
  readonly budget: number;
}

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

/** The routes by their screens; the app must be built. */
export function scriptSizes(): readonly ScriptSize[] {
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => key.endsWith('index.html'));
  if (entry === undefined) throw new Error('no entry in the manifest: run `npm run build` first');
  const layout = keys.filter((key) =>
    LAYOUT.some((part) => (typeof part === 'string' ? key === part : part.test(key))),
  );
  const screens = keys.filter((key) => /^src\/screens\/[^/]+\/[\w-]+-screen\.tsx$/.test(key)).toSorted();
  return screens.map((screen) => {
    const files = collect(entry, new Set());
    collect(screen, files);
    if (!OPEN.test(screen)) for (const key of layout) collect(key, files);
    const bytes = [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sizeOf(file), 0);
    return { screen, bytes, budget: screen.includes('/landing/') ? LANDING : SIGNED_IN };
  });
}
