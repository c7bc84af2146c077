/** Every rule of the game but the tactic draft machine, the laws and the test helpers, which are subpaths of their own. */
export * from './boosters/index.ts';
export * from './clock/index.ts';
export * from './clubs/index.ts';
export * from './condition/index.ts';
export * from './core/index.ts';
export * from './facilities/index.ts';
export * from './finances/index.ts';
export * from './format/index.ts';
export * from './manager/index.ts';
export * from './match-window/index.ts';
export * from './positions/index.ts';
export * from './ruleset/index.ts';
export * from './sponsorship/index.ts';
export * from './standings/index.ts';
export * from './tactics/index.ts';
export * from './training/index.ts';
