/** Commentary in Brazilian Portuguese. */
export * from './commentate.ts';
export type * from './named-sheets.ts';
