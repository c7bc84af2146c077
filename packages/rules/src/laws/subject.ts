/** What laws run against when an author changes constants, functions, or both. */
import * as publicRules from '../index.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import * as tacticDraft from '../tactic-draft/index.ts';
import type { Implementation } from './implementation.ts';
import { checkCounts } from './largest-counts.ts';
import type { Law, Subject } from './law.ts';

const OURS: Implementation = { ...publicRules, ...tacticDraft };

/** The changes that a subject takes in; a function that is left out stays ours. */
export interface SubjectChanges {
  readonly ruleset: Ruleset;
  /** Functions in place of ours. A rule of ours that calls another keeps calling ours: replace both where both change. */
  readonly rules?: Partial<Implementation>;
}

/**
 * A rule set, and our functions but for the changes (R-LAW-3). Throws on a name that no rule has, and on
 * a constant by which nothing can be counted out: one too large, below zero or not whole (R-SRV-7).
 */
export function subjectOf({ ruleset, rules = {} }: SubjectChanges): Subject {
  const unknown = Object.keys(rules).find((name) => !(name in OURS));
  if (unknown !== undefined) throw new RangeError(`there is no rule named ${unknown}`);
  checkCounts(ruleset);
  return { ruleset, rules: { ...OURS, ...rules } };
}

/** A subject that notes what is called. */
export interface WatchedSubject {
  readonly subject: Subject;
  /** Those of the functions that nothing has called so far. */
  readonly uncalled: () => readonly string[];
}

/** The subject, noting which of its functions of those names laws call: one that none calls is not tried, whatever holds (R-LAW-11). */
export function watchedSubject({ ruleset, rules }: Subject, names: readonly (keyof Implementation)[]): WatchedSubject {
  const called = new Set<string>();
  const noting = names.map((name) => [
    name,
    (...given: readonly unknown[]) => {
      called.add(name);
      return Reflect.apply(Object(rules[name]), undefined, given);
    },
  ]);
  return {
    subject: { ruleset, rules: { ...rules, ...Object.fromEntries(noting) } },
    uncalled: () => names.filter((name) => !called.has(name)),
  };
}

/** The subject with the law's own broken variant in it. Throws for a law that names none. */
export function brokenSubject(law: Law, subject: Subject): Subject {
  const { broken } = law;
  if (broken === undefined) throw new RangeError(`the law "${law.name}" names no broken variant`);
  return {
    ruleset: broken.ruleset?.(subject.ruleset) ?? subject.ruleset,
    rules: { ...subject.rules, ...broken.rules },
  };
}
