/** The three tactics that a club saves. */
export const TACTIC_NAMES = ['A', 'B', 'C'] as const;
/** One of the three saved tactics. */
export type TacticName = (typeof TACTIC_NAMES)[number];
