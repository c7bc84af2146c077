import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/tables.ts';
import { BUILT_AT } from '../testing/index.ts';
import { canSignSponsorship, isSponsorshipExpired } from './expiry.ts';

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
    expect(isSponsorshipExpired(null, BUILT_AT)).toBe(false);
    expect(canSignSponsorship(null, BUILT_AT)).toBe(true);
  });
});
