export * from './data-uri.ts';
export type { DrawingTheme } from './theme.ts';
