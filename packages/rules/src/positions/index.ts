export * from './code.ts';
export * from './colour.ts';
export type { LowestOfSteps } from './colour-step.ts';
export * from './constants.ts';
export * from './line.ts';
export * from './position.ts';
export * from './rating.ts';
