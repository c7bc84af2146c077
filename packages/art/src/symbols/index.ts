export * from './credits.ts';
export { EMBLEM_SYMBOL_PATHS } from './paths.ts';
