/** What callers in code promise, unlike what managers ask for: a broken promise is a programmer's error, so it throws and is never refused. */
import type { EpochMs } from './ids.ts';

/** Throws a RangeError that names what is wrong, and the values found or 'none', unless the promise is kept. */
export function demand(kept: boolean, what: string, ...found: readonly unknown[]): asserts kept {
  if (!kept) throw new RangeError(`wrong ${what}: ${found.join(', ') || 'none'}`);
}

/** Throws unless the moment is a whole number of milliseconds: what is stored with a broken date can't be undone. */
export function demandDate(date: EpochMs): void {
  demand(Number.isSafeInteger(date), 'date', date);
}

/** The value that the caller promises to be there. */
export function demanded<T>(value: T | undefined, what: string, ...found: readonly unknown[]): T {
  demand(value !== undefined, what, ...found);
  return value;
}
