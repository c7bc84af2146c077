import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { debtStage } from '../finances/debt.ts';
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
export function sponsorshipOffers(input: SponsorshipInput, ruleset: Ruleset): SponsorshipOffer[] {
  assertNow(input.now, 'sponsorshipOffers');
  assertRuleset(ruleset, 'sponsorshipOffers');
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

/**
 * The six offers to a club, from its awards and recent matches; only the shortest when its debt is given. R-SPO-5,
 * R-DEB-2
 */
export function offersTo(
  { club, now }: { readonly club: Club; readonly now: EpochMs },
  ruleset: Ruleset,
): SponsorshipOffer[] {
  assertNow(now, 'offersTo');
  assertRuleset(ruleset, 'offersTo');
  const { category, awards, lastMatches, id: clubId } = club;
  const offers = sponsorshipOffers({ category, awards, lastMatches, clubId, now }, ruleset);
  if (debtStage(club, ruleset) === 'none') return offers;
  const shortest = Math.min(...offers.map(({ duration }) => duration));
  return offers.filter(({ duration }) => duration === shortest);
}
