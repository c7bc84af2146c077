import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { type Fixture, leagueFixtures } from './fixtures.ts';
import { mirrored, roundRobin } from './round-robin.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const clubsOf = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);

/** For every club a letter a round: H at home, A away. */
function patterns(fixtures: readonly Fixture[]): string[] {
  const letters = new Map<string, string[]>();
  for (const { round, home, away } of fixtures) {
    for (const [club, letter] of [
      [home, 'H'],
      [away, 'A'],
    ] as const) {
      const own = letters.get(club) ?? [];
      own[round - 1] = (own[round - 1] ?? '') + letter;
      letters.set(club, own);
    }
  }
  return [...letters.values()].map((own) => own.join(''));
}

const repetitions = (pattern: string) => [...pattern].filter((letter, index) => letter === pattern[index - 1]).length;
const evenCounts = Array.from({ length: 20 }, (_, index) => 2 * index + 2);

describe('league fixtures (R-COM-4)', () => {
  test.each(evenCounts)('of %d clubs pair all clubs at home and away once, each club playing each round', (count) => {
    const fixtures = leagueFixtures(clubsOf(count), {}, ALPHA);
    expect(fixtures).toHaveLength(count * (count - 1));
    expect(new Set(fixtures.map(({ home, away }) => `${home} ${away}`)).size).toBe(count * (count - 1));
    const all = patterns(fixtures);
    expect(all).toHaveLength(count);
    for (const pattern of all) {
      expect(pattern).toHaveLength(2 * (count - 1));
      expect(pattern.replaceAll('H', '')).toHaveLength(count - 1);
    }
  });

  test('of ten clubs have 18 rounds of 5 matches (R-COM-1)', () => {
    const rounds = leagueFixtures(clubsOf(10), {}, ALPHA).map(({ round }) => round);
    expect(rounds).toEqual(Array.from({ length: 90 }, (_, index) => 1 + Math.floor(index / 5)));
  });

  test.each([0, 1, 3, 9])('of %d clubs do not exist', (count) => {
    expect(() => leagueFixtures(clubsOf(count), {}, ALPHA)).toThrow(
      `leagueFixtures: needs an even number of clubs, got ${count}`,
    );
  });

  test('do not name a club twice', () => {
    expect(() => leagueFixtures(['a', 'b', 'c', 'a'], {}, ALPHA)).toThrow(
      "leagueFixtures: needs each club once, got 'a', 'b', 'c', 'a'",
    );
  });
});

describe('home and away (R-COM-5)', () => {
  test.each(evenCounts)('of %d clubs, no club plays three in a row at home or away', (count) => {
    for (const pattern of patterns(leagueFixtures(clubsOf(count), {}, ALPHA))) expect(pattern).not.toMatch(/HHH|AAA/);
  });

  test.each(evenCounts.filter((count) => count >= 6))('of %d clubs alternate as often as possible', (count) => {
    const total = patterns(leagueFixtures(clubsOf(count), {}, ALPHA)).reduce(
      (sum, pattern) => sum + repetitions(pattern),
      0,
    );
    expect(total).toBe(3 * count - 6);
  });
});

/** Carry-over effect of the first half (Russell 1980): how often the opponents of one club were those of another the round before, squared and summed. */
function carryOverEffect(count: number): number {
  const opponents = Array.from({ length: count - 1 }, () => new Map<string, string>());
  for (const { round, home, away } of leagueFixtures(clubsOf(count), {}, ALPHA)) {
    if (round < count) opponents[round - 1]?.set(home, away).set(away, home);
  }
  const carried = new Map<string, number>();
  for (const [index, round] of opponents.entries()) {
    const next = opponents[(index + 1) % opponents.length];
    for (const [club, opponent] of round) {
      const pair = `${opponent} ${next?.get(club)}`;
      carried.set(pair, (carried.get(pair) ?? 0) + 1);
    }
  }
  return [...carried.values()].reduce((sum, times) => sum + times ** 2, 0);
}

test('ten clubs carry over as little as their fewest repetitions allow (R-COM-34)', () => {
  expect(carryOverEffect(10)).toBe(168);
});

describe('the second half (R-COM-6)', () => {
  test.each(evenCounts.filter((count) => count !== 4))('of %d clubs mirrors the first', (count) => {
    const fixtures = leagueFixtures(clubsOf(count), {}, ALPHA);
    const half = fixtures.length / 2;
    fixtures.slice(0, half).forEach(({ home, away, round }, index) => {
      expect(fixtures[half + index]).toMatchObject({ home: away, away: home, round: round + count - 1 });
    });
  });

  test('of four clubs mirrors it with the last two rounds exchanged', () => {
    const pairs = leagueFixtures(['a', 'b', 'c', 'd'], {}, ALPHA).map(
      ({ round, home, away }) => `${round} ${home}-${away}`,
    );
    expect(pairs).toEqual([
      '1 a-d',
      '1 b-c',
      '2 b-d',
      '2 c-a',
      '3 d-c',
      '3 a-b',
      '4 d-a',
      '4 c-b',
      '5 c-d',
      '5 b-a',
      '6 d-b',
      '6 a-c',
    ]);
  });
});

describe('kick-offs of the rounds (R-COM-7)', () => {
  const datesOf = (fixtures: readonly Fixture[]) => [...new Set(fixtures.map(({ date }) => date))];

  test('are at the slots of leagues, three in two days', () => {
    const dates = datesOf(leagueFixtures(clubsOf(10), { firstKickOff: 10 * DAY + 15 * HOUR }, ALPHA));
    expect(dates).toHaveLength(18);
    expect(dates.slice(0, 4)).toEqual([
      10 * DAY + 15 * HOUR,
      11 * DAY + 15 * HOUR,
      11 * DAY + 23 * HOUR,
      12 * DAY + 15 * HOUR,
    ]);
    expect(dates.at(-1)).toBe(21 * DAY + 23 * HOUR);
  });

  test('begin with the first slot by default', () => {
    expect(leagueFixtures(['a', 'b'], {}, ALPHA).map(({ date }) => date)).toEqual([15 * HOUR, DAY + 15 * HOUR]);
  });

  test('may be at hours of their own', () => {
    const options = { kickOffHours: [0, 12.5, 20] };
    expect(datesOf(leagueFixtures(clubsOf(4), options, ALPHA)).map((date) => date / HOUR)).toEqual([
      0, 12.5, 20, 24, 36.5, 44,
    ]);
  });

  test.each([[[23, 15]], [[15, 15]], [[-1, 15]], [[15, 24]], [[Number.NaN]], [[]]])('are not at %j', (hours) => {
    const message =
      hours.length === 0
        ? 'leagueFixtures: needs hours'
        : `leagueFixtures: needs hours that rise from 0 to below 24, got ${hours.join(', ')}`;
    expect(() => leagueFixtures(clubsOf(4), { kickOffHours: hours }, ALPHA)).toThrow(message);
  });

  test('leave two hours after a first one outside the usual hours', () => {
    const second = (first: number) => datesOf(leagueFixtures(['a', 'b'], { firstKickOff: first }, ALPHA))[1];
    expect(second(DAY + 13 * HOUR)).toBe(DAY + 15 * HOUR);
    expect(second(DAY + 13 * HOUR + 1)).toBe(DAY + 23 * HOUR);
  });

  test('follow the rule set', () => {
    const once = { ...ALPHA, server: { ...ALPHA.server, matchesPerDay: 1 } };
    const first = { firstKickOff: DAY + 15 * HOUR };
    expect(datesOf(leagueFixtures(['a', 'b'], first, once))).toEqual([DAY + 15 * HOUR, 2 * DAY + 15 * HOUR]);
    const patient = { ...ALPHA, competitions: { ...ALPHA.competitions, hoursAfterFirstKickOff: 9 } };
    expect(datesOf(leagueFixtures(['a', 'b'], first, patient))).toEqual([DAY + 15 * HOUR, 2 * DAY + 15 * HOUR]);
  });
});

describe('the draw of the fixtures (R-COM-8)', () => {
  const pairsOf = (seed: string) =>
    leagueFixtures(clubsOf(6), { random: createRandom(seed) }, ALPHA)
      .filter(({ round }) => round <= 2)
      .map(({ home, away }) => `${home}-${away}`);

  test('is the same for the same seed', () => {
    expect(pairsOf('várzea')).toEqual(pairsOf('várzea'));
    expect(pairsOf('várzea')).toMatchInlineSnapshot(`
      [
        "c4-c0",
        "c1-c5",
        "c2-c3",
        "c0-c1",
        "c3-c4",
        "c5-c2",
      ]
    `);
  });

  test('is another for another seed', () => {
    expect(pairsOf('amador')).not.toEqual(pairsOf('várzea'));
  });

  test('keeps every property of the fixtures', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const pattern of patterns(leagueFixtures(clubsOf(10), { random: createRandom(seed) }, ALPHA))) {
          expect(pattern).not.toMatch(/HHH|AAA/);
        }
      }),
    );
  });
});

describe('a single round robin (R-COM-30)', () => {
  test('of an odd number of clubs gives one club a rest each round', () => {
    const rounds = roundRobin(['a', 'b', 'c']);
    expect(rounds).toEqual([[{ home: 'b', away: 'c' }], [{ home: 'c', away: 'a' }], [{ home: 'a', away: 'b' }]]);
  });

  test('mirrored exchanges home and away', () => {
    expect(mirrored([[{ home: 'a', away: 'b' }], []])).toEqual([[{ home: 'b', away: 'a' }], []]);
  });
});
