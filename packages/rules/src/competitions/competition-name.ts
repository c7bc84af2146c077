/** What competitions are called, also on the wire (R-COM-2). */
export const COMPETITION_NAMES = ['MM League', 'MM Cup', 'MM Tournament', 'MM Special'] as const;
/** The name of a kind of competition. */
export type CompetitionName = (typeof COMPETITION_NAMES)[number];

/** A competition that ends in a knock-out. */
export type CupName = Exclude<CompetitionName, 'MM League'>;
