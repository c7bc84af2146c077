/** Sources of entrants, and rules of ties and pairings, that formats have in common. */
import type { FormatSource, RankPairing, Span, TieRules } from './format.ts';

export const entrants = (...span: Span): FormatSource => ({ entrants: span });
export const placesOf = (stage: string, ...places: Span): FormatSource => ({ stage, places });

export const ONCE_AT_HOME: TieRules = { legs: 1, ground: 'better-placed', level: ['shoot-out'] };
export const ONCE_AWAY: TieRules = { legs: 1, ground: 'lower-placed', level: ['shoot-out'] };
export const ONCE_BY_LOT: TieRules = { legs: 1, ground: 'lot', level: ['shoot-out'] };
export const ONCE_NEUTRAL: TieRules = { legs: 1, ground: 'neutral', level: ['shoot-out'] };
export const TWICE: TieRules = { legs: 2, ground: 'better-placed', level: ['shoot-out'] };
export const TWICE_BY_LOT: TieRules = { legs: 2, ground: 'lot', level: ['shoot-out'] };

export const BY_RANK: RankPairing = { by: 'rank', against: 'last' };
export const fromPots = (...pots: number[]): RankPairing => ({ by: 'rank', pots, against: 'last' });
