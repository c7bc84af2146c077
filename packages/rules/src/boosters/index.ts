export * from './catalogue.ts';
export * from './effect.ts';
export * from './slots.ts';
export * from './tables.ts';
