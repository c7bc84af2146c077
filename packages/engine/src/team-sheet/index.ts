/** From a club to the sheet that it hands in, as every server of the game does it. */
export { teamSheetOf } from './team-sheet-of.ts';
export { withoutUnusedOrders } from './without-unused-orders.ts';
