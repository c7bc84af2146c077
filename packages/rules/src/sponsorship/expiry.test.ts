import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import { BUILT_AT, buildClub } from '../testing/index.ts';
import { announceSponsorshipExpiry, canSignSponsorship, isSponsorshipExpired } from './expiry.ts';

const contract = { startDate: BUILT_AT, duration: 7 };

describe('the end of a contract (R-SPO-8, R-SPO-9)', () => {
  test('a contract of 7 days runs until the last millisecond of the seventh day', () => {
    const now = BUILT_AT + 7 * DAY - 1;
    expect(isSponsorshipExpired(contract, now)).toBe(false);
    expect(canSignSponsorship(contract, now)).toBe(false);
  });

  test('after exactly 7 days it is over, and a new one may be signed', () => {
    const now = BUILT_AT + 7 * DAY;
    expect(isSponsorshipExpired(contract, now)).toBe(true);
    expect(canSignSponsorship(contract, now)).toBe(true);
  });

  test('a club that never signed may sign and has nothing that expired (R-SPO-10)', () => {
    for (const none of [null, undefined]) {
      expect(isSponsorshipExpired(none, BUILT_AT)).toBe(false);
      expect(canSignSponsorship(none, BUILT_AT)).toBe(true);
    }
  });
});

describe('the news that a contract is over (R-SPO-13)', () => {
  const end = BUILT_AT + 7 * DAY;
  const sponsorship = { ...contract, id: '1', endDate: end, money: 105_000, credits: 2 };
  const built = buildClub();
  const club = { ...built, finances: { ...built.finances, sponsorship } };
  const news = [{ clubId: 'c1', date: end, type: 'sponsorship-expired' }];

  test('bears the date of its end, and changes nothing', () => {
    const outcome = announceSponsorshipExpiry({ club, since: end - DAY, now: end + DAY });
    expect(outcome).toEqual({ club, entries: [], events: news });
    expect(outcome.club).toBe(club);
  });

  test.each([
    [end - 2, end - 1, []],
    [end - 1, end, news],
    [end, end + 1, []],
    [BUILT_AT - DAY, end + 9 * DAY, news],
  ])('comes once, at the first look from its end on (case %#)', (since, now, events) => {
    expect(announceSponsorshipExpiry({ club, since, now }).events).toEqual(events);
  });

  test('never comes to a club that never signed (R-SPO-10)', () => {
    expect(announceSponsorshipExpiry({ club: built, since: 0, now: end }).events).toEqual([]);
  });
});
