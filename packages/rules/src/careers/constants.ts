/** Measures of careers and of the lists of a competition, the same in every rule set: none of them decides a match. */

/** Ratings that make up a player's form. */
export const FORM_MATCHES = 5;
/** Rows of a list of the best. */
export const TOP_ROWS = 10;
/** Least share of the matches of his club's busiest player that lets a mean rating count. */
export const REGULAR_SHARE = 0.5;
/** Minutes that a keeper needs on the pitch for a clean sheet. */
export const CLEAN_SHEET_MINUTES = 60;

/** Formations of the best eleven, with the players of each line; of equal elevens the first counts. */
export const ELEVEN_FORMATIONS = [
  { name: '4-3-3', lines: { goal: 1, defence: 4, midfield: 3, attack: 3 } },
  { name: '4-4-2', lines: { goal: 1, defence: 4, midfield: 4, attack: 2 } },
] as const;
