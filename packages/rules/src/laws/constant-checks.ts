/** Checks of the numbers of a rule set by their paths, for the laws of its constants. */
import fc from 'fast-check';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { rulesetVariant } from '../ruleset/variant.ts';
import type { LawProperty } from './law.ts';

/** A number and its path, such as `manager.creditsPerLevel`. */
export type NamedNumber = readonly [path: string, value: number];

/** Every number below the value. */
export function numbersIn(value: unknown, path: string): readonly NamedNumber[] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numbersIn(part, `${path}.${key}`));
}

/** Broken where there is a complaint; the counterexample is one of them. */
export function noneOf(complaints: readonly string[]): LawProperty {
  return fc.property(
    fc.constantFrom(...(complaints.length === 0 ? [''] : complaints)),
    (complaint) => complaint === '',
  );
}

/** Complains of each number that is not above the one before it; where `level` is said, of each that is below it. */
export function notRising(path: string, numbers: readonly number[], may?: 'level'): readonly string[] {
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? Number.NEGATIVE_INFINITY;
    const rises = may === 'level' ? number >= before : number > before;
    return rises ? [] : [`${path}: ${number} comes after ${before}`];
  });
}

/** Complains of the number where it lies outside both ends. */
export function outside(path: string, number: number, low: number, high: number): readonly string[] {
  return number >= low && number <= high ? [] : [`${path}: ${number} is not within ${low} and ${high}`];
}

/** The rule set with such changes, for broken variants. */
export function withConstants(changes: unknown): (ruleset: Ruleset) => Ruleset {
  return (ruleset) => {
    const variant = rulesetVariant(changes, ruleset);
    if (!variant.ok) throw new RangeError(`no variant: ${JSON.stringify(variant.error)}`);
    return variant.value;
  };
}
