/** Constants of sponsorship: the multipliers (R-SPO-1), points of awards and matches (R-SPO-2, R-SPO-4), the six offers (R-SPO-5). */
import type { ByCategory } from '../clubs/category.ts';
import type { ClubResult } from '../clubs/club-result.ts';

/** A kind of contract. */
export interface SponsorshipOfferRow {
  readonly id: string;
  /** Days. */
  readonly duration: number;
  /** Times the weekly base value. */
  readonly factor: number;
  /** Credits given to the club at signing. */
  readonly credits: number;
}

/** Constants of sponsorship (R-SPO-1). */
export interface SponsorshipRules {
  readonly categoryMultipliers: ByCategory<number>;
  /** The weekly base value is (multiplier × base + bonuses) × unit, in whole dollars. */
  readonly base: number;
  readonly unit: number;
  /** Days, both ends included. */
  readonly awardWindow: number;
  readonly awardPoints: Readonly<Record<1 | 2 | 3, number>>;
  readonly matchPoints: Readonly<Record<ClubResult, number>>;
  /** How many of the club's last finished matches count. */
  readonly recentMatches: number;
  readonly offers: readonly SponsorshipOfferRow[];
}

/** Alpha's constants of sponsorship (R-SPO-1). */
export const SPONSORSHIP_RULES: SponsorshipRules = {
  categoryMultipliers: { Várzea: 1, Amador: 3, 'Semi-Pro': 6, Pro: 10 },
  base: 105,
  unit: 1000,
  awardWindow: 30,
  awardPoints: { 1: 10, 2: 5, 3: 3 },
  matchPoints: { win: 3, draw: 1, loss: 0 },
  recentMatches: 5,
  offers: [
    { id: '1', duration: 7, factor: 1, credits: 2 },
    { id: '2', duration: 15, factor: 1.9, credits: 4 },
    { id: '3', duration: 30, factor: 3.6, credits: 7 },
    { id: '4', duration: 7, factor: 1.1, credits: 0 },
    { id: '5', duration: 15, factor: 2.1, credits: 0 },
    { id: '6', duration: 30, factor: 4, credits: 0 },
  ],
};
