export * from './constants.ts';
export * from './rivals.ts';
