import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import type { TableRow } from '../standings/row.ts';
import { BUILT_AT, buildClub, buildEmblem, buildMatch, buildPlayer, scriptedRandom } from '../testing/index.ts';
import { attendance } from './attendance.ts';
import { sellTickets, ticketPrice } from './tickets.ts';

const club = buildClub();
const match = buildMatch();

function row(clubId: string, points: number, plays = 1): TableRow {
  const clubEmblem = buildEmblem();
  return { clubId, clubName: clubId, clubEmblem, plays, wins: 0, losses: 0, draws: 0, goals: 0, goalsTaken: 0, points };
}

function sell(table: readonly TableRow[] = [], home = club, ruleset = ALPHA) {
  const random = scriptedRandom([0.5]);
  const sold = sellTickets({ club: home, match, table, now: BUILT_AT }, random, ruleset);
  random.assertExhausted();
  return sold;
}

const part = (reason: string, table: readonly TableRow[]) =>
  sell(table).attendance.reasons.find((one) => one.reason === reason)?.spectators ?? Number.NaN;

describe('selling tickets', () => {
  test('brings attendance × price to the home club, and the match remembers both (R-FIN-10)', () => {
    const sold = sell();
    const amount = sold.attendance.attendance * ticketPrice(club, ALPHA);
    expect(amount).toBeGreaterThan(0);
    expect(sold.entries).toEqual([
      {
        clubId: 'c1',
        date: BUILT_AT,
        currency: 'money',
        type: 'Tickets Sale',
        amount,
        subject: 'Clube c2',
      },
    ]);
    expect(sold.events).toEqual([
      {
        clubId: 'c1',
        date: BUILT_AT,
        type: 'tickets-sold',
        matchId: 'm1',
        attendance: sold.attendance.attendance,
        amount,
      },
    ]);
    expect(sold.match).toEqual({ ...match, attendance: sold.attendance.attendance, ticketSales: amount });
    expect(sold.club).toEqual({
      ...club,
      finances: { ...club.finances, totalMoney: 500_000 + amount, reports: sold.entries },
    });
  });

  test('counts spectators by the club’s own category, stadium, matches and morale (R-FIN-12)', () => {
    const lastMatches = [buildMatch({ status: 'finished', home: { score: 2 } })];
    const players = [buildPlayer({ attributes: { morale: 20 } }), buildPlayer({ attributes: { morale: 60 } })];
    const home = buildClub({
      category: 'Amador',
      lastMatches,
      players,
      facilities: { ...club.facilities, stadium: { name: 'Estádio', level: 2 } },
    });
    expect(sell([], home).attendance).toEqual(
      attendance(
        {
          category: 'Amador',
          stadiumLevel: 2,
          clubId: 'c1',
          lastMatches,
          place: null,
          opponentPlace: null,
          morale: 40,
          luck: 0.5,
        },
        ALPHA,
      ),
    );
  });

  test('looks up both clubs in the table (R-FIN-12)', () => {
    const table = [row('c1', 6), row('c3', 3), row('c2', 0)];
    expect(part('place', table)).toBeGreaterThan(0);
    expect(part('opponent', table)).toBeLessThan(0);
    expect(part('place', [row('c2', 6), row('c3', 3), row('c1', 0)])).toBeLessThan(0);
    expect(part('opponent', [row('c2', 6), row('c3', 3), row('c1', 0)])).toBeGreaterThan(0);
  });

  test('sees no places in a table without matches, nor for a club that is not in it (R-FIN-12)', () => {
    expect(part('place', [row('c1', 0, 0), row('c2', 0, 0)])).toBe(0);
    expect(part('place', [row('c3', 0), row('c2', 3)])).toBe(0);
    expect(part('place', [row('c1', 3), row('c2', 0, 0)])).toBeGreaterThan(0);
  });

  test('has a price for each category, from the rule set (R-FIN-10)', () => {
    const price = { Várzea: 1, Amador: 2, 'Semi-Pro': 3, Pro: 4 };
    const ruleset = { ...ALPHA, finances: { ...ALPHA.finances, ticketPrice: price } };
    expect(ticketPrice({ category: 'Semi-Pro' }, ruleset)).toBe(3);
    const sold = sell([], club, ruleset);
    expect(sold.match.ticketSales).toBe(sold.attendance.attendance);
  });

  test('takes whole dollars, whatever a seat costs (R-FIN-10)', () => {
    const cheap = { ...ALPHA.finances, ticketPrice: { ...ALPHA.finances.ticketPrice, Várzea: 0.5 } };
    const crowd = { ...cheap.attendance, moraleShare: 0, crowd: { ...cheap.attendance.crowd, Várzea: 2_001 } };
    const sold = sell([], club, { ...ALPHA, finances: { ...cheap, attendance: crowd } });
    expect(sold.match).toMatchObject({ attendance: 2_001, ticketSales: 1_001 });
    expect(sold.entries).toMatchObject([{ amount: 1_001 }]);
    expect(sold.events).toMatchObject([{ amount: 1_001 }]);
  });

  test('an empty stadium makes no entry', () => {
    const nobody = { ...ALPHA.finances.attendance, crowd: { Várzea: 0, Amador: 0, 'Semi-Pro': 0, Pro: 0 } };
    const ruleset = { ...ALPHA, finances: { ...ALPHA.finances, attendance: nobody } };
    const sold = sell([], club, ruleset);
    expect(sold).toMatchObject({ club, entries: [], events: [], match: { attendance: 0, ticketSales: 0 } });
  });

  test('a club without players has an ordinary day (R-FIN-12)', () => {
    const moraleOf = (home: typeof club) =>
      sell([], home).attendance.reasons.find(({ reason }) => reason === 'morale')?.spectators;
    expect(moraleOf(buildClub({ players: [] }))).toBe(0);
  });

  test('for a match away is a programmer error', () => {
    const away = buildMatch({ home: { id: 'c2' }, away: { id: 'c1' } });
    expect(() => sellTickets({ club, match: away, table: [], now: BUILT_AT }, scriptedRandom([0.5]), ALPHA)).toThrow(
      "sellTickets: needs the home club of the match, got 'c1', 'm1'",
    );
  });
});
