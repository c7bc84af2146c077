/** Saved tactics. The edits of a draft are given by `/tactic-draft`. */
export { autoPick, type Candidate, dealPlaces, worthAt } from './auto-pick.ts';
export * from './best-takers.ts';
export * from './constants.ts';
export * from './formations.ts';
export * from './instructions.ts';
export { type LineRatings, lineRatings } from './line-ratings.ts';
export * from './line-ups.ts';
export type * from './order.ts';
export { checkOrders, MOST_ORDER_CONDITIONS } from './orders.ts';
export { sameTactic } from './same-tactic.ts';
export * from './save-tactic.ts';
export * from './set-pieces.ts';
export * from './substitutions.ts';
export * from './tactic.ts';
export * from './validate-tactic.ts';
