/** What the bundle of a version gives to whoever plays a stored match: the engine, its commentary and the verification, with the rules' tables inside. */
export * from '../../src/commentary/index.ts';
export * from '../../src/index.ts';
export * from '../../src/verification/index.ts';
