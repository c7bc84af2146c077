import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import { SKILLS } from '../players/attributes.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildPlayer } from '../testing/builders.ts';
import { DEFAULT_SEARCH } from './constants.ts';
import { playerSeenBy } from './player-seen-by.ts';
import { searchMarket } from './search-market.ts';

const now = BUILT_AT + 60_000;

const attributes = Object.fromEntries(SKILLS.map((skill) => [skill, 78]));
const fitting = buildPlayer({
  number: 30,
  club: 'c2',
  forSale: true,
  position: 'CF',
  dob: Date.UTC(2006, 0, 15),
  attributes,
});

describe('searching the market', () => {
  test('finds other clubs’ and free players for sale who fit, in their order, for one search (R-MKT-7)', () => {
    const club = buildClub({ marketSearches: { value: 1, lastUpdate: BUILT_AT } });
    const free = { ...fitting, id: 'free', club: null };
    const players = [
      free,
      { ...fitting, id: 'own', club: 'c1' },
      { ...fitting, id: 'kept', forSale: false },
      { ...fitting, id: 'keeper', personalData: { ...fitting.personalData, position: 'GK' as const } },
      fitting,
    ];
    expect(searchMarket({ club, search: DEFAULT_SEARCH, players, now }, ALPHA)).toEqual({
      ok: true,
      value: {
        club: { ...club, marketSearches: { value: 2, lastUpdate: BUILT_AT } },
        players: [free, fitting].map((player) => playerSeenBy(player, club.id)),
        entries: [],
        events: [],
      },
    });
  });

  test('boosters neither change who is found nor come with him (R-MKT-7)', () => {
    const occupied = { slotId: 1, status: 'occupied', boosterId: 21 } as const;
    const boosted = { ...fitting, attributeBoosters: [occupied, occupied, occupied] };
    const players = [boosted];
    const found = searchMarket({ club: buildClub(), search: DEFAULT_SEARCH, players, now }, ALPHA);
    const unlocked = { slotId: 1, status: 'unlocked' };
    expect(found).toMatchObject({
      ok: true,
      value: { players: [{ ...playerSeenBy(fitting, 'c1'), attributeBoosters: [unlocked, unlocked, unlocked] }] },
    });
  });

  test('a search without a result counts as used', () => {
    const club = buildClub();
    const result = searchMarket({ club, search: DEFAULT_SEARCH, players: [], now }, ALPHA);
    expect(result).toMatchObject({
      ok: true,
      value: { players: [], club: { marketSearches: { value: 1, lastUpdate: now } } },
    });
  });

  test('the sixth search of a day is refused (R-MKT-2)', () => {
    const club = buildClub({ marketSearches: { value: 5, lastUpdate: BUILT_AT } });
    expect(searchMarket({ club, search: DEFAULT_SEARCH, players: [fitting], now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/no-searches-left', facts: { limit: 5, date: BUILT_AT + DAY } },
    });
    const fifth = buildClub({ marketSearches: { value: 4, lastUpdate: BUILT_AT } });
    expect(searchMarket({ club: fifth, search: DEFAULT_SEARCH, players: [fitting], now }, ALPHA).ok).toBe(true);
  });

  test('a range that is not offered is refused before a search is used (R-MKT-6)', () => {
    const search = { ...DEFAULT_SEARCH, overall: '1_99' };
    expect(searchMarket({ club: buildClub(), search, players: [fitting], now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/unknown-range', facts: { field: 'overall', value: '1_99' } },
    });
  });
});
