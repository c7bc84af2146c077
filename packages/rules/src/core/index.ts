export * from './curve.ts';
export type { RuleError, RuleErrorCode, RuleErrorFacts, RuleFacts } from './errors.ts';
export type * from './ids.ts';
export { compareNames } from './name-key.ts';
export * from './random.ts';
export * from './result.ts';
