/** What may decide between clubs with equal points: a list apart, which those who only order tables need not load. R-STA-12 */
export const TIE_BREAKERS = [
  'wins',
  'goal-difference',
  'goals',
  'head-to-head',
  'away-goals',
  'fair-play',
  'play-off',
  'lots',
] as const;

/** The name of a tie-breaker. */
export type TieBreaker = (typeof TIE_BREAKERS)[number];
