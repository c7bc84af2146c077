/** Limits of scouting: constants of the product, the same under every rule set. */

/** Most players that a club watches. R-SCT-9 */
export const WATCHED_PLAYERS = 50;
/** Most characters of a note. R-SCT-9 */
export const WATCH_NOTE_LENGTH = 200;
/** Most comparable sales that are shown. R-SCT-7 */
export const COMPARABLE_SALES = 5;
/** Points of overall and years by which a comparable sale may differ at most. R-SCT-7 */
export const COMPARABLE_SPAN = { overall: 3, age: 3 } as const;
