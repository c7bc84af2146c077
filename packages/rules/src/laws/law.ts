/** A law: a property (an invariant) of the game for every generated input, checkable against a changed rule set or function. */
import type { IRawProperty } from 'fast-check';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Implementation } from './implementation.ts';

/** What a law is checked against. `subjectOf` makes one. */
export interface Subject {
  readonly ruleset: Ruleset;
  /** The functions under test: ours, or ours with some replaced. Laws call rules only through it. */
  readonly rules: Implementation;
}

/** A variant that the law must catch: constants, functions, or both. A test runs it and expects a counterexample. */
export interface BrokenVariant {
  /** What is wrong, in a few words. */
  readonly what: string;
  readonly ruleset?: (ruleset: Ruleset) => Ruleset;
  readonly rules?: Partial<Implementation>;
}

/** A property over whatever inputs its law generates. */
export type LawProperty = IRawProperty<never> | IRawProperty<unknown>;

/** A named property of the game (R-LAW-1). */
export interface Law {
  /** A sentence about the game, unique among all laws. */
  readonly name: string;
  /** The folder of the rule. */
  readonly folder: string;
  /** Ids of docs/requirements. */
  readonly requirements: readonly string[];
  /** The law as a property of generated inputs; `property` or `asyncProperty` of fast-check. */
  readonly property: (subject: Subject) => LawProperty;
  /** Every law of ours has one; an author's own may do without. */
  readonly broken?: BrokenVariant;
}
