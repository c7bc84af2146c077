import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import type { LedgerEntry } from '../finances/ledger-entry.ts';
import { SKILLS } from '../players/attributes.ts';
import type { Player } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildPlayer, buildSquad, scriptedRandom } from '../testing/index.ts';
import { botGoal } from './ambition.ts';
import { botBudget, botPurchase, botSearch, botWish } from './buying.ts';

const now = BUILT_AT + 7 * DAY;
const skillsOf = (value: number) => Object.fromEntries(SKILLS.map((name) => [name, value]));

/** A club that has earned so much in its first week, with wages of $ 42.000 a week. */
function clubWith(weekly: number, totalMoney = 1_000_000, changes: Partial<Club> = {}): Club {
  const opening: LedgerEntry = { clubId: 'c1', date: BUILT_AT, currency: 'money', type: 'Opening Balance', amount: 1 };
  const tickets: LedgerEntry = { ...opening, date: BUILT_AT + DAY, type: 'Tickets Sale', amount: weekly };
  return buildClub({
    finances: { totalMoney, credits: 0, reports: [opening, tickets], sponsorship: null },
    ...changes,
  });
}

/** A free midfielder of 22 with that rating. */
const offer = (id: string, rating: number, changes: Partial<Player> = {}): Player =>
  buildPlayer({ id, club: null, forSale: true, dob: 1_072_915_200_000, attributes: skillsOf(rating), ...changes });

/** It earns more than Várzea ordinarily brings, and has half a million over. */
const rich = clubWith(400_000, 1_500_000);
/** Its money covers the wages that are held back, and no more. */
const penniless = clubWith(400_000, 84_000);
const wish = { search: { position: 'CM', overall: '61_65', age: '22_24' }, overall: 62, isReserve: false } as const;

describe('the budget of a bot (R-BOT-8)', () => {
  test('is the available money, and the wages that 62 % of its income leave', () => {
    expect(botBudget({ club: clubWith(400_000, 500_000), now }, ALPHA)).toEqual({ money: 416_000, salary: 206_000 });
  });

  test('has a twentieth of what lies over in the till for wages (R-BOT-14)', () => {
    expect(botBudget({ club: rich, now }, ALPHA)?.salary).toBe(206_000 + (1_500_000 - 1_000_000) / 20);
  });

  test('is nothing without available money, without a measured income, or with too high wages', () => {
    expect(botBudget({ club: penniless, now }, ALPHA)).toBeNull();
    expect(botBudget({ club: clubWith(400_000, 84_001), now }, ALPHA)?.money).toBe(1);
    expect(botBudget({ club: rich, now: now - 1 }, ALPHA)).toBeNull();
    const players = buildSquad().map((player) => ({ ...player, salary: 12_000 }));
    expect(botBudget({ club: clubWith(406_451, 600_000, { players }), now }, ALPHA)).toBeNull();
    expect(botBudget({ club: clubWith(406_453, 600_000, { players }), now }, ALPHA)).not.toBeNull();
  });
});

describe('the player whom a bot searches for (R-BOT-8)', () => {
  /** The weakest four starters of the club, by number. */
  const weak = (numbers: readonly number[]) =>
    clubWith(200_000, 1_000_000, {
      players: buildSquad().map((player) =>
        numbers.includes(player.number)
          ? { ...player, attributes: { ...player.attributes, ...skillsOf(50 + player.number) } }
          : player,
      ),
    });

  test('is better than one of its four weakest starters', () => {
    const club = weak([3, 8]);
    expect(botWish({ club, now }, scriptedRandom([0, 0, 0]), ALPHA)).toEqual({
      search: { position: 'CB', overall: '61_65', age: '18_21' },
      overall: 55,
      isReserve: false,
    });
    expect(botWish({ club, now }, scriptedRandom([0.25, 0.5, 0.99]), ALPHA)).toEqual({
      search: { position: 'CM', overall: '66_70', age: '28_30' },
      overall: 60,
      isReserve: false,
    });
  });

  test('gives no search for the better starters', () => {
    const club = weak([3, 8, 4, 7]);
    const positions = [0, 0.25, 0.5, 0.75].map(
      (draw) => botWish({ club, now }, scriptedRandom([draw, 0, 0]), ALPHA)?.search.position,
    );
    expect(positions).toEqual(['CB', 'CB', 'CM', 'CM']);
  });

  test('gives no search without money for one, or without a search left', () => {
    expect(botWish({ club: penniless, now }, scriptedRandom([]), ALPHA)).toBeNull();
    const searched = clubWith(200_000, 1_000_000, { marketSearches: { value: 5, lastUpdate: now } });
    expect(botWish({ club: searched, now }, scriptedRandom([]), ALPHA)).toBeNull();
  });

  test('is a reserve near its goal if its eleven is good enough and its squad thin', () => {
    const good = buildSquad().map((player) => ({ ...player, attributes: { ...player.attributes, ...skillsOf(80) } }));
    const club = clubWith(200_000, 1_000_000, { players: good });
    const found = botWish({ club, now }, scriptedRandom([0, 0, 0]), ALPHA);
    expect(found).toMatchObject({ isReserve: true, overall: botGoal({ club, now }, ALPHA) - 3 });
  });

  test('gives no search when its players are better than any range, or without a line-up', () => {
    const best = buildSquad('c1', 25).map((player) => ({
      ...player,
      attributes: { ...player.attributes, ...skillsOf(99) },
    }));
    expect(
      botWish({ club: clubWith(200_000, 1_000_000, { players: best }), now }, scriptedRandom([0]), ALPHA),
    ).toBeNull();
    const { tactics } = rich;
    const places = tactics.A.places.map((place) => ({ ...place, playerId: null }));
    const empty = { ...rich, tactics: { ...tactics, A: { ...tactics.A, places } } };
    expect(botWish({ club: empty, now }, scriptedRandom([]), ALPHA)).toBeNull();
  });
});

describe('a bot that searches (R-BOT-8)', () => {
  const search = (players: readonly Player[], club = rich) => {
    const result = botSearch({ club, wish, players, now }, ALPHA);
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  };

  test('wants the best find, and has used a search', () => {
    const found = search([offer('a', 63), offer('b', 65), offer('c', 64)]);
    expect(found.wanted?.id).toBe('b');
    expect(found.players.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(found.club.marketSearches).toEqual({ value: 1, lastUpdate: now });
  });

  test('rejects a player whose price or salary it can’t pay', () => {
    expect(search([offer('dear', 65, { marketValue: 1_416_000 })]).wanted).toBeNull();
    expect(search([offer('fair', 65, { marketValue: 1_415_999 })]).wanted?.id).toBe('fair');
    expect(search([offer('greedy', 65, { salary: 231_001 })]).wanted).toBeNull();
    expect(search([offer('modest', 65, { salary: 231_000 })]).wanted?.id).toBe('modest');
  });

  test('rejects a player who is not better enough', () => {
    expect(search([offer('a', 61.9)]).wanted).toBeNull();
    expect(search([offer('a', 62)]).wanted?.id).toBe('a');
  });

  test('wants one of another club before a free one', () => {
    const held = offer('held', 63, { club: 'c2' });
    expect(search([offer('free', 65), held]).wanted?.id).toBe('held');
  });

  test('wants the cheapest who is good enough as a reserve, a free one too', () => {
    const reserve = { ...wish, isReserve: true };
    const wantedOf = (players: readonly Player[]) => {
      const found = botSearch({ club: rich, wish: reserve, players, now }, ALPHA);
      return found.ok ? found.value.wanted?.id : undefined;
    };
    const free = offer('free', 65, { marketValue: 90_000 });
    const cheap = offer('cheap', 62, { marketValue: 60_000 });
    expect(wantedOf([free, cheap, offer('poor', 61.9, { marketValue: 10_000 })])).toBe('cheap');
    const held = [offer('dear', 64, { club: 'c2', marketValue: 300_000 }), offer('held', 63, { club: 'c2' })];
    expect(wantedOf([free, cheap, ...held])).toBe('held');
  });

  test('rejects all players when it can pay none', () => {
    expect(search([offer('a', 65)], penniless).wanted).toBeNull();
  });

  test('is refused a search that a manager is refused (R-BOT-1)', () => {
    const club = clubWith(200_000, 1_000_000, { marketSearches: { value: 5, lastUpdate: now } });
    expect(botSearch({ club, wish, players: [], now }, ALPHA)).toMatchObject({
      ok: false,
      error: { code: 'market/no-searches-left' },
    });
  });
});

describe('a bot that buys (R-BOT-8)', () => {
  test('buys as a manager does', () => {
    const player = offer('a', 65);
    const bought = botPurchase({ club: rich, seller: null, player, now }, ALPHA);
    expect(bought.ok && bought.value?.buyer.players.at(-1)).toMatchObject({ id: 'a', club: 'c1', forSale: false });
    expect(bought.ok && bought.value?.buyer.finances.totalMoney).toBe(1_300_000);
  });

  test('changes its mind when the salary is too high by now', () => {
    const dear = offer('a', 65, { salary: 231_001 });
    expect(botPurchase({ club: rich, seller: null, player: dear, now }, ALPHA)).toEqual({ ok: true, value: null });
    expect(botPurchase({ club: penniless, seller: null, player: offer('a', 65), now }, ALPHA)).toEqual({
      ok: true,
      value: null,
    });
  });

  test('is refused what a manager is refused (R-BOT-1)', () => {
    const taken = offer('a', 65, { forSale: false });
    expect(botPurchase({ club: rich, seller: null, player: taken, now }, ALPHA)).toMatchObject({
      ok: false,
      error: { code: 'market/not-listed' },
    });
  });
});
