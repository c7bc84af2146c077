export * from './best-eleven.ts';
export * from './career.ts';
export { type CareerRow, regularsOf } from './career-row.ts';
export * from './constants.ts';
export * from './performance.ts';
export * from './season-awards.ts';
export * from './top-lists.ts';
