export * from './tables.ts';
export * from './wrap-step.ts';
