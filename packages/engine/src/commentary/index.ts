/** Commentary in Brazilian Portuguese. */
export * from './commentate.ts';
