import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildMatch } from '../testing/index.ts';
import { offersTo, sponsorshipOffers } from './offers.ts';
import { sponsorshipBreakdown } from './weekly-base.ts';

const input = { category: 'Várzea', awards: [], lastMatches: [], clubId: 'c1', now: BUILT_AT } as const;

describe('the six offers of sponsors', () => {
  test('pay the weekly base of $ 105.000 times their factors (R-SPO-5)', () => {
    const offers = sponsorshipOffers(input, ALPHA).map(({ id, duration, money, credits }) => [
      id,
      duration,
      money,
      credits,
    ]);
    expect(offers).toEqual([
      ['1', 7, 105_000, 2],
      ['2', 15, 199_500, 4],
      ['3', 30, 378_000, 7],
      ['4', 7, 115_500, 0],
      ['5', 15, 220_500, 0],
      ['6', 30, 420_000, 0],
    ]);
  });

  test('are in whole dollars if the product is not (R-SPO-6)', () => {
    expect(105_000 * 1.1).not.toBe(115_500);
    const odd = { ...ALPHA, sponsorship: { ...ALPHA.sponsorship, unit: 1001 } };
    expect(sponsorshipOffers(input, odd).map(({ money }) => money)).toEqual([
      105_105, 199_700, 378_378, 115_616, 220_721, 420_420,
    ]);
  });

  test('carry their factor and the reasons of the weekly base (R-SPO-12)', () => {
    const breakdown = sponsorshipBreakdown(input, ALPHA);
    const offers = sponsorshipOffers(input, ALPHA);
    expect(offers.map(({ factor }) => factor)).toEqual([1, 1.9, 3.6, 1.1, 2.1, 4]);
    for (const offer of offers) expect(offer.breakdown).toEqual(breakdown);
  });

  test('to a club are for its own awards and recent matches', () => {
    const won = buildMatch({ status: 'finished', home: { score: 1 } });
    const title = { competition: 'MM League', number: 1, category: 'Amador', place: 1, date: BUILT_AT } as const;
    const club = buildClub({ category: 'Amador', awards: [title], lastMatches: [won] });
    // Amador counts threefold: 105 of the base and 3 of the match, and 10 points of the title.
    expect(offersTo({ club, now: BUILT_AT }, ALPHA)[0]?.money).toBe((315 + 9 + 30) * 1000);
  });
});
