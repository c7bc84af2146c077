export * from './rivals.ts';
export * from './constants.ts';
