export * from './eligibility.ts';
export * from './experience.ts';
export * from './growth.ts';
export * from './level.ts';
export * from './session.ts';
export * from './tables.ts';
export * from './train.ts';
export * from './types.ts';
