import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type SponsorshipBreakdown, type SponsorshipInput, sponsorshipBreakdown } from './weekly-base.ts';

/** A contract that a sponsor offers, with its reasons. */
export interface SponsorshipOffer {
  readonly id: string;
  /** Days. */
  readonly duration: number;
  /** Whole dollars for the whole contract, paid at signing. */
  readonly money: number;
  /** Credits given to the club at signing. */
  readonly credits: number;
  /** The weekly base value is multiplied by this. */
  readonly factor: number;
  readonly breakdown: SponsorshipBreakdown;
}

/** The six offers of this moment, in the order of the table. R-SPO-5, R-SPO-6 */
export function sponsorshipOffers(input: SponsorshipInput, ruleset: Ruleset = ALPHA): SponsorshipOffer[] {
  const breakdown = sponsorshipBreakdown(input, ruleset);
  return ruleset.sponsorship.offers.map(({ id, duration, factor, credits }) => ({
    id,
    duration,
    money: Math.round(breakdown.total * factor),
    credits,
    factor,
    breakdown,
  }));
}
