/** Emblems, kits and pitches of Mundo Manager as SVG. Pure functions: no document, no platform. */
export * from './colour/index.ts';
export * from './emblem/index.ts';
export * from './kit/index.ts';
export * from './pitch/index.ts';
export * from './svg/index.ts';
export * from './symbols/index.ts';
