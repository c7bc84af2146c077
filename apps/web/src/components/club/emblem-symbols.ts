/** The symbols of emblems weigh more than the rest of a page, so they come after it. */
let loaded: readonly string[] | null = null;
let asked = false;
const waiting = new Set<() => void>();

/** The paths of all symbols, or null while they are on their way. */
export function symbolPaths(): readonly string[] | null {
  return loaded;
}

/** Calls the listener once the symbols are loaded, and starts to load them. Returns the unsubscribe function. */
export function onSymbols(listener: () => void): () => void {
  waiting.add(listener);
  if (!asked) {
    asked = true;
    bring().catch(() => {
      asked = false;
    });
  }
  return () => waiting.delete(listener);
}

async function bring(): Promise<void> {
  const { EMBLEM_SYMBOL_PATHS } = await import('@mundo-manager/art/symbols');
  loaded = EMBLEM_SYMBOL_PATHS;
  for (const listener of waiting) listener();
}
