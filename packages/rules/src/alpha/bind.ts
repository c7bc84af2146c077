/** Rules with Alpha in the place of their rule set. */
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** The rule with Alpha as its last argument, whatever it is given before. */
export function bind<Given extends readonly unknown[], Answer>(
  rule: (...given: [...Given, Ruleset]) => Answer,
): (...given: Given) => Answer {
  return (...given) => rule(...given, ALPHA);
}

/** The same for a rule of two arguments before the rule set, the second of which is usually this one. */
export function bindUsual<First, Second, Answer>(
  rule: (first: First, second: Second, ruleset: Ruleset) => Answer,
  usual: Second,
): (first: First, second?: Second) => Answer {
  return (first, second = usual) => rule(first, second, ALPHA);
}
