export * from './catalogue.ts';
export * from './constants.ts';
export * from './effect.ts';
export * from './fuse-boosters.ts';
export * from './fusion.ts';
export * from './slot-actions.ts';
export * from './slots.ts';
