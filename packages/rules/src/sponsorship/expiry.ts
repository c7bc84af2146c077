import { DAY } from '../clock/constants.ts';
import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assertNow } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Sponsorship } from './sponsorship.ts';

/** The part of a contract that says when it is over. */
export type SponsorshipTerm = Pick<Sponsorship, 'startDate' | 'duration'>;

/** Whether a contract was signed and is over: the time elapsed is at least its duration. Never signed is not expired. R-SPO-8, R-SPO-10 */
export function isSponsorshipExpired(sponsorship: SponsorshipTerm | null | undefined, now: EpochMs): boolean {
  assertNow(now, 'isSponsorshipExpired');
  return !!sponsorship && now - sponsorship.startDate >= sponsorship.duration * DAY;
}

/** Whether the club may sign: it never did, or the contract is over. R-SPO-9, R-SPO-10 */
export function canSignSponsorship(sponsorship: SponsorshipTerm | null | undefined, now: EpochMs): boolean {
  assertNow(now, 'canSignSponsorship');
  return !sponsorship || isSponsorshipExpired(sponsorship, now);
}

/** What announcing the end of a contract needs. */
export interface SponsorshipWatch {
  readonly club: Club;
  /** When the club was last looked at; what ended then or before is announced already. */
  readonly since: EpochMs;
  readonly now: EpochMs;
}

/** The club as it is, with news when its contract ended after `since` and no later than `now`, dated when it ended. R-SPO-13 */
export function announceSponsorshipExpiry({ club, since, now }: SponsorshipWatch): ClubOutcome {
  assertNow(now, 'announceSponsorshipExpiry');
  const { sponsorship } = club.finances;
  return sponsorship && !isSponsorshipExpired(sponsorship, since) && isSponsorshipExpired(sponsorship, now)
    ? recordOutcome(club, sponsorship.endDate, [{ type: 'sponsorship-expired' }])
    : recordOutcome(club, now, []);
}
