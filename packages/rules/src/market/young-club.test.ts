import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import { joinCompetition } from '../competitions/join.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildCompetition, buildSquad } from '../testing/builders.ts';
import { listPlayer } from './listing.ts';
import { buyPlayer } from './purchase.ts';
import { releasePlayer } from './release.ts';
import { departuresLeft } from './young-club.ts';

const founded = buildClub({ createdAt: BUILT_AT, players: buildSquad('c1', 30) });
const sixthDay = BUILT_AT + 6 * DAY;
const seventhDay = BUILT_AT + 7 * DAY;
/** Reserves of the thirty, outside all line-ups. */
const RESERVES = ['c1-p25', 'c1-p26', 'c1-p27', 'c1-p28'] as const;

function releasing(ids: readonly string[], now: number) {
  let club = founded;
  for (const playerId of ids) {
    const released = releasePlayer({ club, playerId, now }, ALPHA);
    if (!released.ok) return released.error;
    club = released.value.club;
  }
  return club;
}

function listing(ids: readonly string[], now: number) {
  let club = founded;
  for (const playerId of ids) {
    const listed = listPlayer({ club, playerId, now }, ALPHA);
    if (!listed.ok) return listed.error;
    club = listed.value.club;
  }
  return club;
}

describe('a club in its first seven days', () => {
  test('releases two players, then is refused with the end of the limit (R-FAI-1)', () => {
    expect(releasing(RESERVES.slice(0, 2), sixthDay)).toMatchObject({ firstDepartures: { releases: 2, sales: 0 } });
    expect(releasing(RESERVES.slice(0, 3), sixthDay)).toEqual({
      code: 'market/young-club-releases',
      facts: { limit: 2, date: seventhDay },
    });
  });

  test('puts three players up for sale, then is refused with the end of the limit (R-FAI-2)', () => {
    expect(listing(RESERVES.slice(0, 3), sixthDay)).not.toHaveProperty('code');
    expect(listing(RESERVES, sixthDay)).toEqual({
      code: 'market/young-club-sales',
      facts: { limit: 3, date: seventhDay },
    });
  });

  test('has as many sales left after the sale as before it (R-FAI-2)', () => {
    const listed = listPlayer({ club: founded, playerId: 'c1-p25', now: sixthDay }, ALPHA);
    if (!listed.ok) throw new Error(listed.error.code);
    const { club: seller, player } = listed.value;
    const deal = { buyer: buildClub({ id: 'c2' }), seller, player, now: sixthDay };
    const bought = buyPlayer(deal, ALPHA);
    if (!bought.ok || bought.value.seller === null) throw new Error('the player was not bought');
    expect(bought.value.seller.firstDepartures).toEqual({ releases: 0, sales: 1 });
    expect(departuresLeft(seller, sixthDay, ALPHA)).toEqual({ releases: 2, sales: 2, until: seventhDay });
    expect(departuresLeft(bought.value.seller, sixthDay, ALPHA)).toEqual({ releases: 2, sales: 2, until: seventhDay });
  });
});

test('from the seventh day on a club sells and releases without limits (R-FAI-1, R-FAI-2)', () => {
  expect(departuresLeft(founded, seventhDay, ALPHA)).toBeNull();
  expect(releasing(RESERVES, seventhDay)).not.toHaveProperty('code');
  expect(releasing(RESERVES, seventhDay)).not.toHaveProperty('firstDepartures');
  expect(listing(RESERVES, seventhDay)).not.toHaveProperty('code');
});

test('a world without the limits has a rule set of 0 days (R-FAI-1)', () => {
  const variant = { ...ALPHA, market: { ...ALPHA.market, youngClub: { days: 0, releases: 2, sales: 3 } } };
  expect(departuresLeft(founded, BUILT_AT, variant)).toBeNull();
});

describe('the weakest club that a league lets in (R-FAI-3)', () => {
  /** Every attribute of every player at that value, so the eleven is rated by it, too. */
  const clubOf = (value: number) => {
    const players = buildSquad().map((player) => {
      const skills = Object.keys(player.attributes).map((name) => [name, value]);
      return { ...player, attributes: { ...player.attributes, ...Object.fromEntries(skills) } };
    });
    return buildClub({ players });
  };
  const join = (value: number) =>
    joinCompetition({ club: clubOf(value), competition: buildCompetition(), current: [], now: BUILT_AT }, ALPHA);

  test('is twelve points below the mean of new clubs of Várzea, which is 61', () => {
    expect(join(49).ok).toBe(true);
    expect(join(48)).toEqual({
      ok: false,
      error: { code: 'competitions/too-weak', facts: { rating: 48, lowest: 49 } },
    });
  });
});
