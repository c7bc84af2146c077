import { DAY } from '../clock/tables.ts';
import type { Sponsorship } from '../clubs/club.ts';
import type { EpochMs } from '../core/ids.ts';

/** The part of a contract that says when it is over. */
export type SponsorshipTerm = Pick<Sponsorship, 'startDate' | 'duration'>;

/** Whether a contract was signed and is over: the time elapsed is at least its duration. Never signed is not expired. R-SPO-8, R-SPO-10 */
export function isSponsorshipExpired(sponsorship: SponsorshipTerm | null, now: EpochMs): boolean {
  return sponsorship !== null && now - sponsorship.startDate >= sponsorship.duration * DAY;
}

/** Whether the club may sign: it never did, or the contract is over. R-SPO-9, R-SPO-10 */
export function canSignSponsorship(sponsorship: SponsorshipTerm | null, now: EpochMs): boolean {
  return sponsorship === null || isSponsorshipExpired(sponsorship, now);
}
