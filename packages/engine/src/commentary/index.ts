/** Commentary in Brazilian Portuguese. */
export * from './commentate.ts';
export { LINES, type Occasion } from './lines.ts';
