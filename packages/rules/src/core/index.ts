export * from './curve.ts';
export * from './errors.ts';
export type * from './ids.ts';
export * from './random.ts';
export * from './result.ts';
