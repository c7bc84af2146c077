export * from './alpha.ts';
export * from './canonical.ts';
export type * from './ruleset.ts';
export * from './server-rules.ts';
export { type RulesetChanges, rulesetMistakes, rulesetVariant } from './variant.ts';
