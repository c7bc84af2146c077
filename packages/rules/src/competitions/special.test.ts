import { describe, expect, test } from 'vitest';
import { startOfUtcDay } from '../clock/utc-day.ts';
import { createRandom } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildCompetition, buildEntrant, buildMatch } from '../testing/builders.ts';
import type { Competition } from './competition.ts';
import { drawCupRound } from './cup-draw.ts';
import { finishCup } from './cup-finish.ts';
import { enterCup, joinAsBot } from './join.ts';
import { openCompetition } from './open-competitions.ts';
import { prizeFor } from './prizes.ts';
import { finishMatch, recordResult } from './record-result.ts';
import { inviteToSpecial, isSpecialFree, specialCategory, specialGuests, unplayedTitles } from './special.ts';

const GUESTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const clubsOf = (ids: readonly string[]) => ids.map((id) => buildClub({ id, competitions: { current: [] } }));
const opened = () => openCompetition({ id: 'special-1', name: 'MM Special', number: 1, category: 'Pro' });
const invited = () => inviteToSpecial({ competition: opened(), clubs: clubsOf(GUESTS), now: BUILT_AT }, ALPHA);
const titles = (ids: readonly string[]) => ids.map((clubId, index) => ({ clubId, date: 100 - index }));

describe('the guests of the special (R-SPE-1)', () => {
  test('are the eight clubs with the latest titles, each once', () => {
    const all = [...titles(['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])].reverse();
    expect(specialGuests(all, ALPHA)).toEqual(GUESTS);
  });

  test('are none while fewer than eight clubs have won a title', () => {
    expect(specialGuests(titles(['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g']), ALPHA)).toEqual([]);
  });

  test('are none in a world without cups', () => {
    const cups = { ...ALPHA.competitions.cups, isPlayed: false };
    const ruleset = { ...ALPHA, competitions: { ...ALPHA.competitions, cups } };
    expect(specialGuests(titles(GUESTS), ruleset)).toEqual([]);
  });
});

test('a club that has played a special needs a title won since its invitation (R-SPE-1)', () => {
  const newest = { entrants: [buildEntrant('a', { joinedAt: 50 })] };
  const won = [
    { clubId: 'a', date: 50 },
    { clubId: 'a', date: 51 },
    { clubId: 'b', date: 50 },
  ];
  expect(unplayedTitles({ titles: won, newest })).toEqual(won.slice(1));
  expect(unplayedTitles({ titles: won, newest: undefined })).toEqual(won);
});

describe('an invitation (R-SPE-2)', () => {
  test('is free, has an event for every guest, and makes the special a current competition', () => {
    const { competition, clubs, entries, events } = invited();
    expect(competition.entrants.map(({ clubId }) => clubId)).toEqual(GUESTS);
    expect(clubs.every((club) => club.competitions.current.includes('special-1'))).toBe(true);
    expect(entries).toEqual([]);
    expect(events.map(({ type, clubId }) => [type, clubId])).toEqual(GUESTS.map((id) => ['competition-joined', id]));
  });

  test('of too few clubs, to another cup or a second time is a programmer error', () => {
    const invite = (competition: Competition, ids: readonly string[]) => () =>
      inviteToSpecial({ competition, clubs: clubsOf(ids), now: BUILT_AT }, ALPHA);
    expect(invite(opened(), GUESTS.slice(1))).toThrow('needs a full field');
    expect(invite({ ...opened(), name: 'MM Cup' }, GUESTS)).toThrow('needs an open special without clubs');
    expect(invite(invited().competition, GUESTS)).toThrow('needs an open special without clubs');
  });
});

describe('a guest (R-SPE-3)', () => {
  const special = invited();
  const [club] = special.clubs as [(typeof special.clubs)[number]];
  const joining = (name: Competition['name'], current = special.competition) => ({
    club,
    competition: openCompetition({ id: 'next', name, number: 2, category: 'Várzea' }),
    current: [current],
    now: BUILT_AT,
  });

  test('enters no cup or tournament until the special ends, and may play in a league', () => {
    for (const name of ['MM Cup', 'MM Tournament'] as const) {
      const refused = enterCup(joining(name), ALPHA);
      expect(refused.ok ? null : refused.error.code).toBe('competitions/already-joined');
      expect(enterCup(joining(name, { ...special.competition, status: 'finished' }), ALPHA).ok).toBe(true);
    }
    expect(joinAsBot(joining('MM League'), ALPHA).ok).toBe(true);
  });

  test('does not keep a club of its league out of the cup', () => {
    const outsider = buildClub({ id: 'outsider' });
    expect(enterCup({ ...joining('MM Cup'), club: outsider }, ALPHA).ok).toBe(true);
  });

  test('delays the draw while it can win a cup, and no longer when it is out of it', () => {
    const cup = (overrides: Partial<Competition>) =>
      buildCompetition({ id: 'cup', name: 'MM Cup', status: 'running', entrants: [buildEntrant('a')], ...overrides });
    const lost = finishMatch(buildMatch({ id: 'cup-1', isKnockOut: true, home: { id: 'a' }, away: { id: 'z' } }), {
      home: { score: 0 },
      away: { score: 1 },
    });
    expect(isSpecialFree(special.competition, [])).toBe(true);
    expect(isSpecialFree(special.competition, [cup({ status: 'open' })])).toBe(false);
    expect(isSpecialFree(special.competition, [cup({ matches: { 'cup-1': lost } })])).toBe(true);
    expect(isSpecialFree(special.competition, [cup({ status: 'finished' })])).toBe(true);
    expect(isSpecialFree(special.competition, [cup({ entrants: [buildEntrant('z')] })])).toBe(true);
    expect(isSpecialFree(special.competition, [cup({ name: 'MM League' }), special.competition])).toBe(true);
  });
});

describe('the course of the special (R-SPE-3, R-SPE-4)', () => {
  const random = createRandom('special');
  const clubs = clubsOf(GUESTS);
  const league = Array.from({ length: 30 }, (_, day) => ({
    date: startOfUtcDay(BUILT_AT) + day * 86_400_000,
    home: { id: 'a' },
    away: { id: 'x' },
  }));
  // Days on which a guest plays twice already.
  const busy = [league[2], league[2], league[6], league[6]].flatMap((match) => match ?? []);
  let competition = invited().competition;
  const homes: string[] = [];
  do {
    const now = competition.drawAt ?? BUILT_AT;
    competition = drawCupRound({ competition, clubs, now, otherMatches: busy }, random, ALPHA).competition;
    for (const match of Object.values(competition.matches).filter(({ status }) => status !== 'finished')) {
      homes.push(`${match.home.id}${match.away.id}`);
      const result = finishMatch(match, { home: { score: 2 }, away: { score: 1 } });
      competition = recordResult({ competition, match: result, now: match.date }, ALPHA).competition;
    }
  } while (competition.drawAt !== undefined);

  test('takes three slots of cups, and seven matches', () => {
    const dates = [...new Set(Object.values(competition.matches).map(({ date }) => date))];
    expect(Object.keys(competition.matches)).toHaveLength(7);
    expect(dates).toHaveLength(3);
    expect(dates.every((date) => new Date(date).getUTCHours() === 23)).toBe(true);
  });

  test('is never on a day on which a guest has played twice', () => {
    const days = Object.values(competition.matches).map(({ date }) => startOfUtcDay(date));
    expect(days.some((day) => busy.some(({ date }) => date === day))).toBe(false);
  });

  test('draws the grounds by lot', () => {
    const isInOrder = (pair: string) => pair === [...pair].sort().join('');
    expect(new Set(homes.slice(0, 4).map(isInOrder)).size).toBe(2);
  });

  test('pays every guest the prizes of its own category, and gives an award to the first eight', () => {
    expect(specialCategory(ALPHA)).toBe('Pro');
    const closed = { ...ALPHA, competitions: { ...ALPHA.competitions, promotedClubs: 0, relegatedClubs: 0 } };
    expect(specialCategory(closed)).toBe('Várzea');
    const end = finishCup({ competition, clubs, now: BUILT_AT }, ALPHA);
    const places = end.clubs.map(({ awards }) => awards[0]?.place).sort();
    expect(places).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
    const money = places.map(
      (place = 0) => prizeFor({ competition: 'MM Special', category: 'Pro', place }, ALPHA).money,
    );
    expect(money).toEqual([600_000, 360_000, 200_000, 200_000, 100_000, 100_000, 100_000, 100_000]);
    expect(end.clubs.every((club) => club.category === 'Várzea')).toBe(true);
  });
});
