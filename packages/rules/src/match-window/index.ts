export * from './constants.ts';
export * from './match-moments.ts';
export * from './plays-in.ts';
export * from './window.ts';
