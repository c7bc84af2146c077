export * from './constants.ts';
export * from './effects.ts';
export * from './experience.ts';
export type * from './manager.ts';
export * from './skills.ts';
