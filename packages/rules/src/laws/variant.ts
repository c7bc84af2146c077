/** Variants by the address that they had before 0.2.0; they stand in `/ruleset`. */
export { type RulesetChanges, rulesetMistakes, rulesetVariant } from '../ruleset/variant.ts';
