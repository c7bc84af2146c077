/** Measures of rivalries: constants of the product, the same under every rule set. */

/** Points towards a rivalry that each reason gives, once for every time. R-RIV-2 */
export const RIVALRY_POINTS = {
  meetings: 1,
  closeMeetings: 1,
  knockOuts: 3,
  neighbours: 2,
  deniedPromotions: 4,
} as const;
/** A reason of a rivalry. */
export type RivalryReason = keyof typeof RIVALRY_POINTS;
/** The reasons in the order in which they are shown. */
export const RIVALRY_REASONS = [
  'deniedPromotions',
  'knockOuts',
  'neighbours',
  'closeMeetings',
  'meetings',
] as const satisfies readonly RivalryReason[];

/** Largest goal difference of a close meeting. R-RIV-2 */
export const CLOSE_MARGIN = 1;
/** Least points that make two clubs rivals. R-RIV-3 */
export const RIVAL_POINTS = 10;
/** Least meetings that make two clubs rivals. R-RIV-3 */
export const RIVAL_MEETINGS = 3;
/** Most rivals of a club. R-RIV-3 */
export const MOST_RIVALS = 3;
