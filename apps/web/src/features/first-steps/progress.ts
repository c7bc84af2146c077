import { useSyncExternalStore } from 'react';
import { thisBrowser } from '../../ui/browser/browser-storage.ts';

/** Kept in this browser: an experienced manager needs no tutorial with another club. */
const KEY = 'mm.firstSteps';
const SKIPPED = 'skipped';
const listeners = new Set<() => void>();

/** Progress of the first steps in this browser: what the manager has marked or saved in it. R-TUT-3, R-TUT-6 */
export interface FirstStepsProgress {
  readonly skipped: boolean;
  /** Ids of the steps that are done beside what the club shows. */
  readonly ticked: readonly string[];
}

/** Returns the current progress, for components. */
export function useFirstStepsProgress(): FirstStepsProgress {
  const stored = useSyncExternalStore(subscribe, read);
  return { skipped: stored === SKIPPED, ticked: stored.split(' ') };
}

/** Marks a step as done, once; has no effect after the manager has skipped them all. */
export function tickStep(id: string): void {
  const stored = read();
  if (stored === SKIPPED || stored.split(' ').includes(id)) return;
  write(`${stored} ${id}`.trim());
}

/** Ends the tutorial for good. */
export function skipFirstSteps(): void {
  write(SKIPPED);
}

function read(): string {
  return thisBrowser.read(KEY) ?? '';
}

function write(value: string): void {
  thisBrowser.write(KEY, value);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
