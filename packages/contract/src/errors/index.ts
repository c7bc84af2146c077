export * from './codes.ts';
export * from './sentences.ts';
export * from './status.ts';
