/** What the bundle of a version exports to play a stored match: the engine, its commentary and the verification, with the rules' tables inside. */
export * from '../../src/commentary/index.ts';
export * from '../../src/index.ts';
export * from '../../src/verification/index.ts';
