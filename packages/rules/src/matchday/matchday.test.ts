import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import type { Club } from '../clubs/club.ts';
import { createRandom } from '../core/random.ts';
import { ownOverall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import { marketValue } from '../players/value.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { startersOf } from '../tactics/line-ups.ts';
import {
  BUILT_AT,
  buildClub,
  buildCompetition,
  buildEntrant,
  buildMatch,
  buildPlayer,
  buildSquad,
} from '../testing/index.ts';
import { dailyTurn } from './daily-turn.ts';
import { endCompetition } from './end-competition.ts';
import { fullTime } from './full-time.ts';
import { kickOff } from './kick-off.ts';
import type { PlayedMatch } from './played-match.ts';

const [home, away] = [buildClub({ id: 'c1' }), buildClub({ id: 'c2' })];
const match = buildMatch();

describe('a kick-off that cannot be (R-WLD-8)', () => {
  test.each([
    ['before its date', { now: match.date - 1 }],
    ['of a finished match', { match: { ...match, status: 'finished' as const } }],
    ['of a club that is not the visitor', { away: home }],
    ['at no whole millisecond', { now: Number.NaN }],
  ])('%s throws a RangeError', (_, changes) => {
    expect(() => kickOff({ match, home, away, now: match.date, ...changes }, createRandom(1), ALPHA)).toThrow(
      RangeError,
    );
  });
});

describe('suspended and injured players at kick-off (R-DIS-4)', () => {
  const suspended = { bookings: { [match.competitionId]: { yellows: 0, isSuspended: true } } };
  const begin = (isOut: (player: Player) => object, ruleset = ALPHA) => {
    const players = home.players.map((player) => ({ ...player, ...isOut(player) }));
    const input = { match, home: { ...home, players }, away, now: match.date };
    return kickOff(input, createRandom('youth'), ruleset).home;
  };

  test('youth players of the category fill up, are in no squad, and play for this match alone', () => {
    const { tactic, players } = begin(({ number }) => (number <= 8 ? {} : suspended));
    const youths = players.filter(({ id }) => id.startsWith('m1-home-'));
    expect(startersOf(tactic, ALPHA)).toHaveLength(11);
    expect(youths.map(({ id }) => id)).toEqual(['m1-home-1', 'm1-home-2', 'm1-home-3']);
    expect(youths.every(({ number }) => !home.players.some((player) => player.number === number))).toBe(true);
    const mean = youths.reduce((sum, player) => sum + ownOverall(player, ALPHA), 0) / youths.length;
    expect(mean).toBeLessThan(ALPHA.players.categories.Várzea.mean);
  });

  test('a youth player keeps goal if every keeper is suspended', () => {
    const { tactic, players } = begin(({ personalData }) => (personalData.position === 'GK' ? suspended : {}));
    const inGoal = tactic.places.find(({ id }) => id === '0')?.playerId;
    expect(inGoal).toBe('m1-home-1');
    expect(players.find(({ id }) => id === inGoal)?.personalData.position).toBe('GK');
  });

  test('the injured play at the condition of a call-up if the others are too few', () => {
    const { players } = begin(() => ({ injuredUntil: match.date + DAY }));
    expect(players).toHaveLength(11);
    expect(players.every(({ attributes }) => attributes.condition === 60)).toBe(true);
  });

  test('play if the rule set carries nothing over', () => {
    const free = { ...ALPHA, discipline: { ...ALPHA.discipline, carriesOver: false } };
    const out = { ...suspended, injuredUntil: match.date + DAY };
    expect(begin(() => out, free).tactic.places).toEqual(home.tactics.A.places);
  });
});

describe('full time (R-WLD-10, R-PLA-24)', () => {
  const competition = buildCompetition({
    status: 'started',
    entrants: [buildEntrant('c1'), buildEntrant('c2')],
    matches: { m1: match },
  });
  const part = { position: 'CM' as const, minutes: 90, goals: 0, assists: 0, rating: 6 };
  const played: PlayedMatch = {
    matchId: 'm1',
    home: { score: 1, playerScore: [{ id: 'c1-p8', number: 8, name: '', value: 6 }] },
    away: { score: 0 },
    appearances: [{ playerId: 'c1-p8', ...part }],
  };
  const now = match.date + 30 * 60_000;
  const end = (changes: object = {}) =>
    fullTime({ competition, clubs: [home, away], played: [played], now, ...changes }, createRandom(1), ALPHA);

  test('finds a player who plays for the opponent by now, and rates him by the side that he played for', () => {
    const sold = buildPlayer({ id: 'c1-p8', number: 40, club: 'c2' });
    const seller = { ...home, players: home.players.filter(({ id }) => id !== 'c1-p8') };
    const buyer = { ...away, players: [...away.players, sold] };
    const { clubs } = end({ clubs: [seller, buyer] });
    const after = clubs.flatMap(({ players }) => players).find(({ id }) => id === 'c1-p8');
    const loser = clubs.find(({ id }) => id === 'c2')?.players.find(({ id }) => id === 'c2-p8');
    expect(after?.statistics.matches).toBe(1);
    expect(after?.attributes.morale).toBeGreaterThan(loser?.attributes.morale ?? 100);
  });

  test('passes over a player who has left the game', () => {
    const left = { ...home, players: home.players.filter(({ id }) => id !== 'c1-p8') };
    expect(end({ clubs: [left, away] }).competition.matches.m1?.status).toBe('finished');
  });

  test('throws for an unknown match, a missing club and a moment that is none', () => {
    expect(() => end({ played: [{ ...played, matchId: 'm2' }] })).toThrow(RangeError);
    expect(() => end({ clubs: [home] })).toThrow(RangeError);
    expect(() => end({ now: undefined })).toThrow(TypeError);
  });
});

test('a turn of the day at a moment that is none throws (R-WLD-11)', () => {
  expect(() => dailyTurn({ club: home, since: BUILT_AT, now: Number.NaN }, ALPHA)).toThrow(RangeError);
  expect(() => dailyTurn({ club: home, since: BUILT_AT - DAY, now: BUILT_AT, wagesPaidAt: 0.5 }, ALPHA)).toThrow(
    RangeError,
  );
});

test('a player for sale is unlisted at midnight of his 37th birthday; others stay listed (R-MKT-21)', () => {
  const midnight = startOfUtcDay(BUILT_AT) + 5 * DAY;
  const born = new Date(midnight);
  const dob = Date.UTC(born.getUTCFullYear() - 37, born.getUTCMonth(), born.getUTCDate());
  const players = buildSquad().map((player) => ({
    ...player,
    forSale: player.number > 18,
    personalData: { ...player.personalData, dob: player.number === 19 ? dob : player.personalData.dob },
  }));
  const turn = (now: number, club = buildClub({ players })) => dailyTurn({ club, since: now - DAY, now }, ALPHA);
  const before = turn(midnight - DAY);
  expect(before.club.players.filter(({ forSale }) => forSale)).toHaveLength(3);
  const after = turn(midnight, before.club);
  expect(after.club.players.filter(({ forSale }) => forSale).map(({ number }) => number)).toEqual([20, 21]);
  expect(after.events.filter(({ type }) => type === 'player-unlisted')).toMatchObject([{ playerId: 'c1-p19' }]);
});

test('the value of a player who trained follows at midnight, his salary does not (R-PLA-12)', () => {
  const midnight = startOfUtcDay(BUILT_AT) + 5 * DAY;
  const turn = (club: Club) => dailyTurn({ club, since: midnight - DAY, now: midnight }, ALPHA).club.players;
  const club = buildClub();
  const trained = {
    ...club,
    players: club.players.map((player) => ({
      ...player,
      attributes: { ...player.attributes, passing: player.attributes.passing + (player.number === 8 ? 5 : 0) },
    })),
  };
  const [before, after] = [turn(club), turn(trained)];
  const dearer = after.filter(({ marketValue }, index) => marketValue > (before[index]?.marketValue ?? 0));
  expect(dearer.map(({ number }) => number)).toEqual([8]);
  expect(after.map((player) => player.marketValue)).toEqual(
    after.map((player) => marketValue(player, midnight, ALPHA)),
  );
  expect(after.map(({ salary }) => salary)).toEqual(club.players.map(({ salary }) => salary));
});

test('a competition with matches left does not end (R-WLD-14)', () => {
  const running = buildCompetition({ status: 'running', entrants: [buildEntrant('c1')], matches: { m1: match } });
  const ending = { competition: running, clubs: [home], now: BUILT_AT };
  expect(() => endCompetition(ending, createRandom(1), ALPHA)).toThrow(RangeError);
});
