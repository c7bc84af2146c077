export * from './builders.ts';
export * from './scripted-random.ts';
