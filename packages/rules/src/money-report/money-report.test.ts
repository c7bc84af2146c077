import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildClub } from '../testing/builders.ts';
import {
  cashForecast,
  facilityPayback,
  homeMatchesPerWeek,
  moneyReport,
  ordinaryTakings,
  reportStart,
} from './index.ts';

/** A Wednesday, 10 in the morning in UTC. */
const NOW = Date.UTC(2026, 10, 25, 10);
const day = (date: number) => Date.UTC(2026, 10, date);

describe('a money report', () => {
  const totals = [
    { day: day(16), type: 'Opening Balance', amount: 100_000 },
    { day: day(22), type: 'Salary Payment', amount: -30_000 },
    { day: day(22), type: 'Tickets Sale', amount: 60_000 },
    { day: day(23), type: 'Tickets Sale', amount: 40_000 },
    { day: day(25), type: 'Transfer In', amount: -15_000 },
  ] as const;
  const report = moneyReport({ totals, balance: 155_000, foundedAt: day(16) + 1, seasonStart: day(22) + 5, now: NOW });

  test('sums each week from Monday on, the running one first, and the season (R-MON-1)', () => {
    expect(report.weeks.map(({ from }) => from)).toEqual([day(23), day(16)]);
    expect(report.weeks[0]).toMatchObject({
      income: 40_000,
      expenses: 15_000,
      totals: [
        { type: 'Tickets Sale', amount: 40_000 },
        { type: 'Transfer In', amount: -15_000 },
      ],
    });
    expect(report.season).toMatchObject({ from: day(22), income: 100_000, expenses: 45_000, wageShare: 0.3 });
  });

  test('does not count the opening balance as income, and has no wage share without income (R-MON-2)', () => {
    expect(report.weeks[1]).toMatchObject({ income: 60_000, wageShare: 0.5 });
    expect(report.weeks[0]?.wageShare).toBe(0);
    const empty = moneyReport({ totals: [], balance: 5, foundedAt: day(24), seasonStart: null, now: NOW });
    expect(empty).toEqual({
      weeks: [{ from: day(24), income: 0, expenses: 0, wageShare: null, totals: [] }],
      season: null,
      balances: [
        { day: day(24), balance: 5 },
        { day: day(25), balance: 5 },
      ],
    });
  });

  test('gives the balance at the end of each day (R-MON-3)', () => {
    expect(report.balances).toHaveLength(10);
    expect(report.balances[0]).toEqual({ day: day(16), balance: 100_000 });
    expect(report.balances.slice(-4).map(({ balance }) => balance)).toEqual([130_000, 170_000, 170_000, 155_000]);
  });

  test('goes back twelve weeks (R-MON-1)', () => {
    const old = moneyReport({ totals: [], balance: 0, foundedAt: 0, seasonStart: 0, now: NOW });
    expect(old.weeks).toHaveLength(12);
    expect(old.weeks.at(-1)?.from).toBe(reportStart(NOW));
    expect(old.season?.from).toBe(reportStart(NOW));
  });
});

describe('a forecast of paydays (R-MON-4)', () => {
  const club = buildClub();
  const takings = ordinaryTakings(club, club.facilities.stadium.level, ALPHA);
  const match = (date: number, more = {}) => ({ date, status: 'not started', home: { id: club.id }, ...more }) as const;
  const forecast = (matches: readonly ReturnType<typeof match>[], wagesPaidAt = day(22)) =>
    cashForecast({ club, matches, wagesPaidAt, now: NOW }, ALPHA);

  test('counts home matches until the payday, half of those on neutral ground', () => {
    const matches = [
      match(NOW + DAY),
      match(NOW + 2 * DAY, { isNeutral: true }),
      match(NOW + DAY, { home: { id: 'c9' } }),
      match(NOW - DAY),
      match(NOW + DAY, { status: 'finished' }),
      match(day(29)),
    ];
    const [first, second, third] = forecast(matches);
    expect(first).toMatchObject({ date: day(29), homeMatches: 2, tickets: takings + Math.round(takings / 2) });
    expect(second).toMatchObject({ date: day(29) + 7 * DAY, homeMatches: 1, tickets: takings });
    expect(third).toMatchObject({ homeMatches: 0, tickets: 0 });
  });

  test('a payday that is overdue comes with the next day', () => {
    expect(forecast([], 0).map(({ date }) => date)).toEqual([day(26), day(26) + 7 * DAY, day(26) + 14 * DAY]);
  });
});

describe('the earnings of a facility (R-MON-5)', () => {
  const club = buildClub();

  test('a larger stadium sells more tickets; a gym costs its upkeep', () => {
    const stadium = facilityPayback(club, { facility: 'stadium', homeMatches: 3 }, ALPHA);
    expect(stadium?.weekly).toBe((ordinaryTakings(club, 2, ALPHA) - ordinaryTakings(club, 1, ALPHA)) * 3 - 12_000);
    expect(stadium?.weeks).toBe(Math.ceil(1_000_000 / (stadium?.weekly ?? 0)));
    expect(facilityPayback(club, { facility: 'gym', homeMatches: 3 }, ALPHA)).toEqual({ weekly: -6_000, weeks: null });
  });

  test('the highest level has no next one', () => {
    const best = { ...club, facilities: { ...club.facilities, gym: 4 } };
    expect(facilityPayback(best, { facility: 'gym', homeMatches: 3 }, ALPHA)).toBeNull();
  });

  test('home matches are counted a week before and a week after', () => {
    const home = { id: club.id };
    const dates = [-8, -6, 1, 6, 8].map((days) => ({ date: NOW + days * DAY, home }));
    expect(homeMatchesPerWeek(club, [...dates, { date: NOW, home: { id: 'c9' } }], NOW)).toBe(1.5);
  });
});
