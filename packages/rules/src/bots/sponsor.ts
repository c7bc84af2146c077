import { assertNow, assertRuleset } from '../core/assert.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { canSignSponsorship } from '../sponsorship/expiry.ts';
import { offersTo, type SponsorshipOffer } from '../sponsorship/offers.ts';
import { signSponsorship } from '../sponsorship/sign.ts';
import { andThen, type BotOutcome, type BotTurn, idle } from './turn.ts';

/** Signs a sponsor if none is running: for credits while the club has fewer than an entry costs, else for the most money a day. R-BOT-6 */
export function botSponsor({ club, now }: BotTurn, ruleset: Ruleset): BotOutcome {
  assertNow(now, 'botSponsor');
  assertRuleset(ruleset, 'botSponsor');
  const { credits, sponsorship } = club.finances;
  if (!canSignSponsorship(sponsorship, now)) return idle(club);
  const poor = credits < ruleset.competitions.leagueEntryCredits;
  const worth = (offer: SponsorshipOffer) => (poor ? offer.credits : offer.money) / offer.duration;
  const [best] = sortedBy(offersTo({ club, now }, ruleset), (offer) => -worth(offer));
  return best ? andThen(idle(club), signSponsorship, { offerId: best.id, now }, ruleset) : idle(club);
}
