export * from './arbitraries/boosters.ts';
export * from './arbitraries/facilities.ts';
export * from './arbitraries/finances.ts';
export * from './arbitraries/market.ts';
export * from './arbitraries/sponsorship.ts';
export * from './builders.ts';
export * from './scripted-random.ts';
