export * from './effects.ts';
export * from './experience.ts';
export * from './skills.ts';
export * from './tables.ts';
