/** Variants under their address before 0.2.0; the code is in `/ruleset`. */
export { type RulesetChanges, rulesetMistakes, rulesetVariant } from '../ruleset/variant.ts';
