import { describe, expect, test } from 'vitest';
import type { Club } from '../clubs/club.ts';
import { clubResult } from '../clubs/recent-results.ts';
import { createRandom } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { tableFromMatches } from '../standings/table.ts';
import {
  BUILT_AT,
  buildClub,
  buildCompetition,
  buildEntrant,
  buildMatch,
  buildMatchSide,
} from '../testing/builders.ts';
import type { Competition } from './competition.ts';
import { drawLeague } from './draw.ts';
import { finishLeague, isAllPlayed } from './finish.ts';
import { leagueFixtures } from './fixtures.ts';
import type { OtherMatch } from './kick-offs.ts';
import { matchesByDate } from './matches-by-date.ts';
import { finishMatch, recordResult, rememberMatch, withMatch } from './record-result.ts';
import { doPlacesCount } from './table.ts';

const HOUR = 3_600_000;
/** A league of four without promotion and relegation; divisions.test.ts tests who does. */
const four = {
  ...ALPHA,
  competitions: { ...ALPHA.competitions, leagueClubs: 4, promotedClubs: 0, relegatedClubs: 0 },
};
const clubIds = ['a', 'b', 'c', 'd'];
const clubs = clubIds.map((id) =>
  buildClub({ id, defaultTactic: id === 'b' ? 'B' : 'A', competitions: { current: ['l0', 'l1'] } }),
);
const open = buildCompetition({ entrants: clubIds.map((id) => buildEntrant(id)) });
const draw = (changes: Partial<Parameters<typeof drawLeague>[0]> = {}) =>
  drawLeague({ competition: open, clubs, now: BUILT_AT, ...changes }, createRandom(1), four);

/** Every match won 1-0 by the club whose id comes first. */
function playAll(competition: Competition): Competition {
  return matchesByDate(competition.matches).reduce((current, match) => {
    const homeWins = match.home.id < match.away.id;
    const finished = finishMatch(match, { home: { score: homeWins ? 1 : 0 }, away: { score: homeWins ? 0 : 1 } });
    return recordResult({ competition: current, match: finished, now: match.date }, four).competition;
  }, competition);
}

describe('the draw of a league (R-COM-14)', () => {
  test('starts it, with a table of zeros, and keeps everything else', () => {
    const { competition, entries } = draw();
    const { entrants, forecast, ...rest } = competition;
    const { entrants: _, ...openRest } = open;
    expect({ ...rest, matches: {}, table: [] }).toEqual({ ...openRest, status: 'started' });
    expect(forecast?.map(({ clubId }) => clubId)).toEqual(entrants.map(({ clubId }) => clubId));
    expect(competition.table.map(({ clubId, plays, points }) => [clubId, plays, points])).toEqual(
      entrants.map(({ clubId }) => [clubId, 0, 0]),
    );
    expect(entries).toEqual([]);
  });

  test('draws lots, which order the table while clubs are level (R-STA-3)', () => {
    const lots = Array.from({ length: 12 }, (_, seed) => {
      const { competition } = drawLeague({ competition: open, clubs, now: BUILT_AT }, createRandom(seed), four);
      const order = competition.entrants.map(({ clubId }) => clubId);
      expect(order.toSorted()).toEqual(clubIds.toSorted());
      expect(competition.table.map(({ clubId }) => clubId)).toEqual(order);
      return order.join();
    });
    expect(new Set(lots).size).toBeGreaterThan(6);
  });

  test('gives every match its id, venue, sides and default tactics', () => {
    const { competition } = draw();
    const matches = matchesByDate(competition.matches);
    expect(matches).toHaveLength(12);
    expect(Object.keys(competition.matches)).toEqual(Array.from({ length: 12 }, (_, index) => `l1-${index + 1}`));
    for (const match of matches) {
      expect(competition.matches[match.id]).toBe(match);
      const { home, away } = match;
      expect(match).toEqual({
        ...buildMatch({ id: match.id, round: match.round, date: match.date, venue: `Estádio ${home.id}` }),
        home: buildMatchSide({ id: home.id, tacticName: home.id === 'b' ? 'B' : 'A' }),
        away: buildMatchSide({ id: away.id, tacticName: away.id === 'b' ? 'B' : 'A' }),
      });
    }
  });

  test('draws the fixtures by lot from the entrants', () => {
    const fixtures = leagueFixtures(clubIds, { random: createRandom(1), firstKickOff: BUILT_AT + 3 * HOUR }, four);
    const drawn = Object.values(draw().competition.matches);
    expect(drawn.map(({ round, home, away, date }) => ({ round, home: home.id, away: away.id, date }))).toEqual(
      fixtures,
    );
  });

  test('kicks off at the first usual hour at least 30 minutes away, or at the given moment', () => {
    const first = (changes: Partial<Parameters<typeof drawLeague>[0]>) =>
      Math.min(...Object.values(draw(changes).competition.matches).map(({ date }) => date));
    const three = BUILT_AT + 3 * HOUR;
    expect(first({ now: three - HOUR / 2 })).toBe(three);
    expect(first({ now: three - HOUR / 2 + 1 })).toBe(three + 24 * HOUR);
    expect(first({ firstKickOff: BUILT_AT + HOUR / 2 })).toBe(BUILT_AT + HOUR / 2);
  });

  test('begins on the next day if an entrant has played twice (R-COM-7)', () => {
    const dates = (otherMatches: readonly OtherMatch[]) => [
      ...new Set(
        matchesByDate(draw({ firstKickOff: BUILT_AT + HOUR, otherMatches }).competition.matches).map(
          ({ date }) => date,
        ),
      ),
    ];
    const played = (hour: number, home: string, away: string) => ({
      date: BUILT_AT - 12 * HOUR + hour * HOUR,
      home: { id: home },
      away: { id: away },
    });
    const [afternoon, evening] = [BUILT_AT + 3 * HOUR, BUILT_AT + 11 * HOUR];
    const day = 24 * HOUR;
    expect(dates([]).slice(0, 3)).toEqual([BUILT_AT + HOUR, afternoon, afternoon + day]);
    expect(dates([played(1, 'a', 'x')]).slice(0, 2)).toEqual([BUILT_AT + HOUR, afternoon + day]);
    expect(dates([played(1, 'a', 'x'), played(5, 'y', 'a')]).slice(0, 2)).toEqual([afternoon + day, evening + day]);
    expect(dates([played(1, 'x', 'y'), played(5, 'y', 'x')])).toEqual(dates([]));
  });

  test('is news for every club (R-COM-31)', () => {
    expect(draw().events).toEqual(
      clubIds.map((clubId) => ({
        type: 'competition-drawn',
        clubId,
        date: BUILT_AT,
        competitionId: 'l1',
        competitionName: 'MM League',
      })),
    );
  });

  test('out of turn is a programmer error (R-COM-32)', () => {
    expect(() => draw({ competition: { ...open, status: 'started' } })).toThrow(
      "drawLeague: needs an open league, got 'l1', 'started'",
    );
    expect(() => draw({ competition: { ...open, entrants: open.entrants.slice(1) } })).toThrow(
      'drawLeague: needs 4 clubs, got 3',
    );
    expect(() => draw({ clubs: clubs.slice(1) })).toThrow("drawLeague: needs the club of every entrant, got 'a'");
  });
});

describe('a result (R-COM-15)', () => {
  const { competition } = draw();
  const [fixture] = matchesByDate(competition.matches);
  if (fixture === undefined) throw new Error('no match was drawn');
  const match = finishMatch(fixture, {
    home: { score: 2, shots: 9 },
    away: { score: 2, fouls: 7 },
    attendance: 1200,
    ticketSales: 24_000,
    replayId: 'r1',
  });

  test('finishes the match and keeps who plays, where and how', () => {
    expect(match).toEqual({
      ...fixture,
      status: 'finished',
      attendance: 1200,
      ticketSales: 24_000,
      replayId: 'r1',
      home: { ...fixture.home, score: 2, shots: 9 },
      away: { ...fixture.away, score: 2, fouls: 7 },
    });
  });

  test('is in the table, and turns started into running (R-COM-3)', () => {
    const { competition: after, entries } = recordResult({ competition, match, now: 5 }, four);
    expect(after.status).toBe('running');
    expect(after.matches).toEqual({ ...competition.matches, [match.id]: match });
    const drawn = after.table.filter(({ points }) => points === 1).map(({ clubId }) => clubId);
    expect(drawn.toSorted()).toEqual([match.home.id, match.away.id].sort());
    expect(after.table).toHaveLength(4);
    expect(entries).toEqual([]);
    expect({ ...after, status: 'started', matches: {}, table: [] }).toEqual({ ...competition, matches: {}, table: [] });
  });

  test('is news for both clubs, each with its own score first', () => {
    const won = finishMatch(fixture, { home: { score: 3 }, away: { score: 1 } });
    expect(recordResult({ competition, match: won, now: 5 }, four).events).toEqual([
      {
        type: 'match-finished',
        clubId: won.home.id,
        date: 5,
        matchId: won.id,
        opponent: won.away.clubName,
        goalsFor: 3,
        goalsAgainst: 1,
        isHome: true,
      },
      {
        type: 'match-finished',
        clubId: won.away.id,
        date: 5,
        matchId: won.id,
        opponent: won.home.clubName,
        goalsFor: 1,
        goalsAgainst: 3,
        isHome: false,
      },
    ]);
  });

  test('counts with the points of the rule set', () => {
    const won = finishMatch(fixture, { home: { score: 1 }, away: { score: 0 } });
    const old = { ...four, standings: { ...four.standings, pointsForWin: 2 } };
    expect(recordResult({ competition, match: won, now: 5 }, old).competition.table[0]?.points).toBe(2);
  });

  test('out of turn is a programmer error (R-COM-32)', () => {
    expect(() => recordResult({ competition, match: fixture, now: 5 }, four)).toThrow(
      "recordResult: needs a finished match, got 'l1-1', 'not started'",
    );
    expect(() => recordResult({ competition, match: { ...match, id: 'x' }, now: 5 }, four)).toThrow(
      "recordResult: needs a match of the competition, got 'x'",
    );
    const { competition: after } = recordResult({ competition, match, now: 5 }, four);
    expect(() => recordResult({ competition: after, match, now: 6 }, four)).toThrow(
      "recordResult: needs a match without a result, got 'l1-1', 'finished'",
    );
  });

  test.each([
    ['below nought', -1],
    ['in halves', 0.5],
    ['that is none', Number.NaN],
    ['as a text', '2' as unknown as number],
    ['forgotten', undefined as unknown as number],
  ])('with a score %s is a programmer error (R-COM-15)', (_, score) => {
    const kind = typeof score === 'number' ? RangeError : TypeError;
    const found = typeof score === 'string' ? `'${score}'` : score;
    const messageOf = (rule: string) => new kind(`${rule}: needs scores that are whole numbers from 0, got ${found}`);
    expect(() => finishMatch(fixture, { home: { score: 1 }, away: { score } })).toThrow(messageOf('finishMatch'));
    const broken = { ...match, home: { ...match.home, score } };
    expect(() => recordResult({ competition, match: broken, now: 5 }, four)).toThrow(messageOf('recordResult'));
    expect(() => rememberMatch(buildClub({ id: match.home.id }), broken)).toThrow(messageOf('rememberMatch'));
    expect(() => clubResult(broken, match.home.id)).toThrow(messageOf('clubResult'));
    expect(() => tableFromMatches([], [broken])).toThrow(messageOf('tableResults'));
  });

  test('at a broken moment is a programmer error', () => {
    expect(() => recordResult({ competition, match, now: Number.NaN }, four)).toThrow(
      'recordResult: needs a date in whole milliseconds, got NaN',
    );
    expect(() => draw({ now: Number.NaN })).toThrow('drawLeague: needs a date in whole milliseconds, got NaN');
  });

  test.each(['constructor', 'toString', '__proto__'])('of a match called %s is of no fixture (R-COM-15)', (id) => {
    expect(() => recordResult({ competition, match: { ...match, id }, now: 5 }, four)).toThrow(
      `needs a match of the competition, got '${id}'`,
    );
    expect(() => withMatch(competition, { ...match, id })).toThrow(
      `withMatch: needs a match of the competition, got '${id}'`,
    );
  });

  test('is of the two clubs of its fixture, at home and away (R-COM-15)', () => {
    const { home, away } = match;
    const others = { ...home, id: 'x' };
    for (const sides of [{ home: others }, { away: others }, { home: away, away: home }]) {
      const wrong = { ...match, ...sides };
      const message = `needs the clubs of the fixture, got '${wrong.home.id}', '${wrong.away.id}'`;
      expect(() => recordResult({ competition, match: wrong, now: 5 }, four)).toThrow(message);
      expect(() => withMatch(competition, wrong)).toThrow(message);
    }
  });
});

test('a changed match takes the place of the one with its id', () => {
  const { competition } = draw();
  const fixture = competition.matches['l1-3'];
  if (fixture === undefined) throw new Error('no match was drawn');
  const changed = { ...fixture, venue: 'Maracanã' };
  expect(withMatch(competition, changed)).toEqual({
    ...competition,
    matches: { ...competition.matches, 'l1-3': changed },
  });
  expect(() => withMatch(competition, buildMatch({ id: 'x' }))).toThrow(
    "withMatch: needs a match of the competition, got 'x'",
  );
});

describe('the matches a club remembers (R-COM-16)', () => {
  const match = (index: number) => buildMatch({ id: `m${index}`, status: 'finished' });
  const dated = (index: number) => ({ ...match(index), date: BUILT_AT + index });

  test('are its 20 newest, newest last', () => {
    let club: Club = buildClub();
    for (let index = 1; index <= 21; index++) club = rememberMatch(club, match(index));
    expect(club.lastMatches.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => `m${index + 2}`));
    expect({ ...club, lastMatches: [] }).toEqual(buildClub());
  });

  test('are remembered once: one that comes again takes the place of the first', () => {
    const club = [1, 2].map(dated).reduce(rememberMatch, buildClub());
    const again = { ...dated(1), attendance: 5_000 };
    expect(rememberMatch(club, again).lastMatches).toEqual([again, dated(2)]);
  });

  test('are ordered by date, so that one entered late pushes out no newer one', () => {
    const newest = Array.from({ length: 20 }, (_, index) => dated(index + 2));
    const club = newest.toSpliced(3, 1).reduce(rememberMatch, buildClub());
    const late = rememberMatch(club, dated(5));
    expect(late.lastMatches).toEqual(newest);
    expect(rememberMatch(late, dated(1)).lastMatches).toEqual(newest);
  });

  test('are finished', () => {
    expect(() => rememberMatch(buildClub(), buildMatch({ id: 'm1' }))).toThrow(
      "rememberMatch: needs a finished match, got 'm1', 'not started'",
    );
  });

  test('are its own', () => {
    expect(() => rememberMatch(buildClub({ id: 'c9' }), match(1))).toThrow(
      "rememberMatch: needs a match of the club, got 'm1', 'c9'",
    );
  });
});

describe('the end of a league (R-COM-17)', () => {
  const played = playAll(draw().competition);
  const end = finishLeague({ competition: played, clubs, now: 99 }, four);

  test('comes when all is played', () => {
    const { competition } = draw();
    expect(isAllPlayed(competition)).toBe(false);
    expect(isAllPlayed(played)).toBe(true);
    expect(isAllPlayed(open)).toBe(false);
  });

  test('finishes it and changes nothing else in it', () => {
    expect(end.competition).toEqual({ ...played, status: 'finished' });
    expect(played.table.map(({ clubId, points }) => [clubId, points])).toEqual([
      ['a', 18],
      ['b', 12],
      ['c', 6],
      ['d', 0],
    ]);
  });

  test('pays every place its prize in money and credits (R-COM-18)', () => {
    expect(end.clubs.map(({ id, finances }) => [id, finances.totalMoney, finances.credits])).toEqual([
      ['a', 1_000_000, 90],
      ['b', 850_000, 82],
      ['c', 760_000, 78],
      ['d', 710_000, 75],
    ]);
    expect(end.entries).toHaveLength(8);
    expect(end.entries.slice(0, 2)).toEqual([
      {
        clubId: 'a',
        date: 99,
        currency: 'money',
        type: 'Prize',
        amount: 500_000,
        subject: 'MM League Várzea 1º Colocado',
      },
      {
        clubId: 'a',
        date: 99,
        currency: 'credits',
        type: 'Prize',
        amount: 40,
        subject: 'MM League Várzea 1º Colocado',
      },
    ]);
  });

  test('gives places 1 to 3 an award, after those they have', () => {
    const older = { competition: 'MM Cup', number: 4, category: 'Várzea', place: 5, date: 1 } as const;
    const decorated = clubs.map((club) => ({ ...club, awards: [older] }));
    const { clubs: after } = finishLeague({ competition: played, clubs: decorated, now: 99 }, four);
    const award = (place: number) => ({ competition: 'MM League', number: 1, category: 'Várzea', place, date: 99 });
    expect(after.map(({ awards }) => awards)).toEqual([
      [older, award(1)],
      [older, award(2)],
      [older, award(3)],
      [older],
    ]);
  });

  test('frees the clubs for the next one and leaves the rest of them alone', () => {
    end.clubs.forEach((club, index) => {
      const before = clubs[index];
      expect(club.competitions.current).toEqual(['l0']);
      const { finances, awards, competitions } = club;
      expect({ ...before, finances, awards, competitions }).toEqual(club);
    });
  });

  test('is news: the place, then the prize (R-COM-31)', () => {
    const base = { clubId: 'b', date: 99, competitionId: 'l1', competitionName: 'MM League', place: 2 };
    expect(end.events.filter(({ clubId }) => clubId === 'b')).toEqual([
      { ...base, type: 'competition-finished' },
      { ...base, type: 'prize-won', money: 350_000, credits: 32 },
    ]);
  });

  test('returns its clubs and their events in the order in which the clubs were given', () => {
    const turned = finishLeague({ competition: played, clubs: clubs.toReversed(), now: 99 }, four);
    expect(turned.clubs.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
    expect(turned.events.map(({ clubId }) => clubId)).toEqual(['d', 'd', 'c', 'c', 'b', 'b', 'a', 'a']);
    expect(turned.clubs.toReversed()).toEqual(end.clubs);
  });

  test('is for each of its clubs once, none missing, none twice, no stranger (R-COM-32)', () => {
    const twice = [...clubs.slice(1), ...clubs.slice(3)];
    const stranger = [...clubs.slice(1), buildClub({ id: 'z' })];
    for (const given of [[], clubs.slice(1), twice, stranger, [...clubs, ...clubs.slice(3)]]) {
      expect(() => finishLeague({ competition: played, clubs: given, now: 99 }, four)).toThrow(
        `finishLeague: needs each club of the league once${given.map(({ id }, n) => `${n === 0 ? ', got ' : ', '}'${id}'`).join('')}`,
      );
    }
  });

  test('without a prize there is no entry and no prize news', () => {
    const prizes = { ...four.competitions.prizes, 'MM League': [{ place: 1, money: 0, credits: 5 }] };
    const poor = { ...four, competitions: { ...four.competitions, prizes } };
    const { entries, events } = finishLeague({ competition: played, clubs, now: 99 }, poor);
    expect(entries.map(({ clubId, currency, amount }) => [clubId, currency, amount])).toEqual([['a', 'credits', 5]]);
    expect(events.map(({ type }) => type)).toEqual([
      'competition-finished',
      'prize-won',
      'competition-finished',
      'competition-finished',
      'competition-finished',
    ]);
  });

  test('out of turn is a programmer error (R-COM-32)', () => {
    const { competition } = draw();
    expect(() => finishLeague({ competition, clubs, now: 99 }, four)).toThrow(
      "finishLeague: needs a running league, got 'l1', 'started'",
    );
    expect(() => finishLeague({ competition: end.competition, clubs, now: 99 }, four)).toThrow(
      "finishLeague: needs a running league, got 'l1', 'finished'",
    );
    const [first] = matchesByDate(played.matches);
    const reopened = { ...played, matches: { ...played.matches, x: { ...first, status: 'not started' } } };
    expect(() => finishLeague({ competition: reopened as Competition, clubs, now: 99 }, four)).toThrow(
      "finishLeague: needs every match to be finished, got 'l1'",
    );
    const torn = { ...played, table: played.table.filter(({ clubId }) => clubId !== 'c') };
    expect(() => finishLeague({ competition: torn, clubs, now: 99 }, four)).toThrow(
      "finishLeague: needs every club in the table, got 'c'",
    );
  });
});

test.each([
  ['open', false],
  ['started', false],
  ['running', true],
  ['finished', true],
] as const)('the places of a competition that is %s count: %s (R-COM-33)', (status, counts) => {
  expect(doPlacesCount({ status })).toBe(counts);
});
