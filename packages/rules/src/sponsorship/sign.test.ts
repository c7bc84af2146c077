import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildMatch } from '../testing/index.ts';
import { signSponsorship } from './sign.ts';

const club = buildClub();

function signed(offerId: string, from = club, now = BUILT_AT) {
  const result = signSponsorship({ club: from, offerId, now }, ALPHA);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('signing a sponsor', () => {
  test('pays the money once and gives the credits to the club (R-SPO-7)', () => {
    const { club: after, entries } = signed('2');
    expect(entries).toEqual([
      { clubId: 'c1', date: BUILT_AT, currency: 'money', type: 'Sponsor Payment', amount: 199_500 },
      { clubId: 'c1', date: BUILT_AT, currency: 'credits', type: 'Sponsor Credits', amount: 4 },
    ]);
    expect(after.finances.totalMoney).toBe(699_500);
    expect(after.finances.credits).toBe(54);
  });

  test('an offer without credits makes no entry of credits (R-SPO-7)', () => {
    const { club: after, entries } = signed('6');
    expect(entries.map(({ type }) => type)).toEqual(['Sponsor Payment']);
    expect(after.finances.credits).toBe(50);
  });

  test('keeps the contract with its end date and touches nothing else (R-SPO-8)', () => {
    const sponsorship = {
      id: '2',
      startDate: BUILT_AT,
      endDate: BUILT_AT + 15 * DAY,
      duration: 15,
      money: 199_500,
      credits: 4,
    };
    const { club: after } = signed('2');
    expect(after.finances.sponsorship).toEqual(sponsorship);
    expect({ ...after, finances: club.finances }).toEqual(club);
  });

  test('adds an event for the inbox', () => {
    expect(signed('1').events).toEqual([
      { clubId: 'c1', date: BUILT_AT, type: 'sponsorship-signed', duration: 7, money: 105_000, credits: 2 },
    ]);
  });

  test('pays for the club’s own recent matches (R-SPO-4)', () => {
    const won = buildMatch({ status: 'finished', home: { score: 1 } });
    expect(signed('1', buildClub({ lastMatches: [won] })).entries[0]?.amount).toBe(108_000);
  });

  test('pays by the constants of the rule set', () => {
    const ruleset = { ...ALPHA, sponsorship: { ...ALPHA.sponsorship, base: 0 } };
    const result = signSponsorship({ club, offerId: '1', now: BUILT_AT }, ruleset);
    expect(result.ok && result.value.entries.map(({ type }) => type)).toEqual(['Sponsor Credits']);
  });

  test('is refused while a contract is running, and allowed from the moment of its end (R-SPO-9)', () => {
    const { club: sponsored } = signed('4');
    const end = BUILT_AT + 7 * DAY;
    expect(signSponsorship({ club: sponsored, offerId: '1', now: end - 1 }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'sponsorship/still-running', facts: { endDate: end } },
    });
    expect(signed('1', sponsored, end).club.finances.sponsorship?.startDate).toBe(end);
  });

  test('an offer that does not exist is refused (R-SPO-11)', () => {
    expect(signSponsorship({ club, offerId: '7', now: BUILT_AT }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'sponsorship/unknown-offer', facts: { offerId: '7' } },
    });
  });

  test('a club in debt may sign (R-FIN-5)', () => {
    const poor = buildClub({ finances: { ...club.finances, totalMoney: -10_000 } });
    expect(signed('1', poor).club.finances.totalMoney).toBe(95_000);
  });
});
