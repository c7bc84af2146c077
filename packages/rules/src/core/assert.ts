/**
 * Checks of arguments that callers in code promise. A broken promise is a programmer error, so it throws and is never a
 * refusal. Messages give function, need and value: 'leagueFixtures: needs an even number of clubs, got 7'.
 */
import type { EpochMs } from './ids.ts';

/** Throws a RangeError unless the promise is kept. `needs` is 'function: needs what'. */
export function assert(kept: boolean, needs: string, ...got: readonly unknown[]): asserts kept {
  if (!kept) throw new RangeError(messageOf(needs, got));
}

/** The value that the caller promises to be there. */
export function requireDefined<T>(value: T | undefined, needs: string, ...got: readonly unknown[]): T {
  assert(value !== undefined, needs, ...got);
  return value;
}

/** Throws a TypeError for what is no number, and a RangeError for a number that is not a good one. */
export function assertNumber(value: number, isGood: (value: number) => boolean, needs: string): void {
  if (typeof value !== 'number') throw new TypeError(messageOf(needs, [value]));
  assert(isGood(value), needs, value);
}

/** Throws unless the present moment is a number: a missing one would compare as false everywhere. */
export function assertNow(now: EpochMs, rule: string): void {
  assertNumber(now, Number.isFinite, `${rule}: needs now in milliseconds`);
}

/** Throws a TypeError for a missing rule set, or for another argument in its place. */
export function assertRuleset(ruleset: object, rule: string): void {
  if (typeof ruleset === 'object' && ruleset !== null && !('next' in ruleset)) return;
  throw new TypeError(messageOf(`${rule}: needs the rule set as its last argument`, [ruleset]));
}

/** Throws unless the moment is a whole number of milliseconds: what is stored with a broken date can't be undone. */
export function assertDate(date: EpochMs, rule: string): void {
  assertNumber(date, Number.isSafeInteger, `${rule}: needs a date in whole milliseconds`);
}

/** Throws unless the score is a whole number from 0: as texts, '10' would lose to '9'. */
export function assertScore(score: number, rule: string): void {
  assertNumber(score, isCount, `${rule}: needs scores that are whole numbers from 0`);
}

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** Texts in quotation marks, so that '7' is not taken for 7. */
function messageOf(needs: string, got: readonly unknown[]): string {
  const found = got.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  return found.length === 0 ? needs : `${needs}, got ${found.join(', ')}`;
}
