import { DAY } from '../clock/constants.ts';
import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { canSignSponsorship } from './expiry.ts';
import { offersTo } from './offers.ts';
import type { Sponsorship } from './sponsorship.ts';

/** What signing needs. */
export interface SponsorshipSigning {
  readonly club: Club;
  readonly offerId: string;
  readonly now: EpochMs;
}

/**
 * Signs one of the six offers: its money and its credits come at once, and the contract keeps the offer's id.
 * Refusals: still-running, unknown-offer. R-SPO-7, R-SPO-9, R-SPO-11
 */
export function signSponsorship({ club, offerId, now }: SponsorshipSigning, ruleset: Ruleset): Result<ClubOutcome> {
  assertNow(now, 'signSponsorship');
  assertRuleset(ruleset, 'signSponsorship');
  const current = club.finances.sponsorship;
  if (current && !canSignSponsorship(current, now)) {
    return refuse('sponsorship/still-running', { endDate: current.endDate });
  }
  const offer = offersTo({ club, now }, ruleset).find(({ id }) => id === offerId);
  if (!offer) return refuse('sponsorship/unknown-offer', { offerId });
  const { duration, money, credits } = offer;
  const terms = { duration, money, credits };
  const sponsorship: Sponsorship = { id: offerId, startDate: now, endDate: now + duration * DAY, ...terms };
  const signed = { ...club, finances: { ...club.finances, sponsorship } };
  return accept(
    recordOutcome(
      signed,
      now,
      [{ type: 'sponsorship-signed', ...terms }],
      [
        { currency: 'money', type: 'Sponsor Payment', amount: money },
        { currency: 'credits', type: 'Sponsor Credits', amount: credits },
      ],
    ),
  );
}
