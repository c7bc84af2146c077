import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildMatch, buildSquad, buildTactic } from '../testing/builders.ts';
import type { ScoutedGoal } from './goal-sources.ts';
import { headToHead } from './head-to-head.ts';
import { likelyClub } from './likely-club.ts';
import { certaintyOf } from './likely-eleven.ts';
import { matchOdds } from './odds.ts';
import { opponentReport } from './report.ts';
import type { ScoutedMatch } from './scouted-match.ts';
import { compareSkills } from './team-skills.ts';

const DAY = 86_400_000;
const squad = buildSquad();
const named = squad.map(({ id, number, personalData }) => ({ id, number, name: personalData.name }));
const club = { id: 'c1', players: squad };
const goal: ScoutedGoal = { clubId: 'c1', route: 'cross', header: true, distance: 7, across: 34 };

interface Changes {
  readonly formation?: string;
  /** Numbers of the starters in place of 1 to 11. */
  readonly starters?: readonly number[];
  readonly goals?: ScoutedMatch['goals'];
  readonly instructions?: readonly { readonly name: string; readonly value: string }[];
  readonly taker?: number;
}

/** So many days ago, c1 at home against c2. */
function played(
  daysAgo: number,
  { formation = '433Wide', starters, goals = [], instructions = [], taker }: Changes = {},
): ScoutedMatch {
  const order = starters?.flatMap((number) => squad.filter((player) => player.number === number)) ?? squad;
  const tactic = {
    ...buildTactic(order),
    formation,
    teamInstructions: instructions,
    setPieces: [{ name: 'penalties', value: taker ?? null }] as const,
  };
  const match = buildMatch({
    id: `m${daysAgo}`,
    date: BUILT_AT - daysAgo * DAY,
    status: 'finished',
    home: { score: 2 },
  });
  return { match, sheet: { tactic, players: named }, goals };
}

const reportOf = (matches: readonly ScoutedMatch[], players = squad) =>
  opponentReport({ club: { ...club, players }, matches, competitionId: 'l1', now: BUILT_AT }, ALPHA);

describe('the likely eleven (R-OPP-3)', () => {
  test('has the formation of four of the last five matches', () => {
    const report = reportOf([played(1, { formation: '442' }), ...[2, 3, 4, 5].map((days) => played(days))]);
    expect(report.formations).toEqual([
      { value: '433Wide', matches: 4 },
      { value: '442', matches: 1 },
    ]);
    expect([report.formation, report.matches]).toEqual(['433Wide', 5]);
  });

  test('is certain of who always started, and names the other player of a doubtful place', () => {
    const other = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18];
    const report = reportOf([
      played(1),
      played(2),
      played(3),
      played(4, { starters: other }),
      played(5, { starters: other }),
    ]);
    const [keeper] = report.eleven;
    expect(keeper).toMatchObject({ position: 'GK', number: 1, starts: 5, certainty: 'certain', alternative: null });
    const doubtful = report.eleven.filter(({ certainty }) => certainty === 'doubtful');
    expect(doubtful).toEqual([
      expect.objectContaining({
        number: 11,
        starts: 3,
        alternative: expect.objectContaining({ number: 18, starts: 2 }),
      }),
    ]);
    expect(report.keys.doubt?.number).toBe(11);
  });

  test('names no player for two doubtful places: the least certain one comes first', () => {
    const first = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18];
    const second = [1, 2, 3, 4, 5, 6, 7, 8, 18, 10, 11];
    const report = reportOf([
      played(1, { starters: second }),
      played(2, { starters: first }),
      played(3, { starters: first }),
      played(4),
      played(5),
    ]);
    const named = report.eleven.flatMap(({ number, alternative }) =>
      alternative ? [[number, alternative.number]] : [],
    );
    expect(named).toEqual([[11, 18]]);
  });

  test.each([
    [10, 10, 'certain'],
    [9, 10, 'certain'],
    [8, 10, 'likely'],
    [7, 10, 'likely'],
    [6, 10, 'doubtful'],
    [3, 3, 'certain'],
    [2, 2, 'likely'],
    [0, 0, 'doubtful'],
  ] as const)('calls %i starts in %i matches %s', (times, of, certainty) => {
    expect(certaintyOf(times, of)).toBe(certainty);
  });

  test('leaves out the injured and those suspended in the edition of the meeting, and lists them (R-OPP-8)', () => {
    const players = squad.map((player) => {
      if (player.number === 2) return { ...player, injuredUntil: BUILT_AT + DAY };
      if (player.number === 3) return { ...player, bookings: { l1: { yellows: 0, isSuspended: true } } };
      return player.number === 4 ? { ...player, bookings: { cup: { yellows: 0, isSuspended: true } } } : player;
    });
    const report = reportOf([played(1)], players);
    expect(report.absent.map(({ number, absences }) => [number, absences[0]?.kind])).toEqual([
      [2, 'injury'],
      [3, 'suspension'],
    ]);
    const numbers = report.eleven.map(({ number }) => number);
    expect([numbers.includes(2), numbers.includes(3), numbers.includes(4), numbers.length]).toEqual([
      false,
      false,
      true,
      11,
    ]);
  });
});

test('a usual instruction is listed with its matches, a neutral one is not (R-OPP-4)', () => {
  const high = [{ name: 'Tempo', value: 'High' }];
  const report = reportOf([played(1, { instructions: high }), played(2), played(3, { instructions: high })]);
  expect(report.instructions).toEqual([{ name: 'Tempo', value: 'High', matches: 2 }]);
  expect(reportOf([played(1, { instructions: high }), played(2), played(3)]).instructions).toEqual([]);
});

test('a set piece is taken by who was named most often, or else by the best of the eleven (R-OPP-7)', () => {
  const report = reportOf([played(1, { taker: 9 }), played(2, { taker: 7 }), played(3, { taker: 7 })]);
  expect(report.takers.find(({ setPiece }) => setPiece === 'penalties')).toMatchObject({ number: 7, matches: 2 });
  expect(report.takers.find(({ setPiece }) => setPiece === 'leftCorners')).toMatchObject({ matches: 0 });
});

test('goals are counted by way, header and zone, of matches that have kept them (R-OPP-6)', () => {
  const goals = [
    goal,
    { ...goal, header: false, across: 20 },
    { ...goal, clubId: 'c2', route: 'longShot' as const, distance: 24 },
  ];
  const report = reportOf([played(1, { goals }), played(2, { goals: null })]);
  expect(report.goalMatches).toBe(1);
  expect(report.scored).toMatchObject({ goals: 2, headers: 1, routes: { cross: 2 }, zones: { close: 1, left: 1 } });
  expect(report.conceded).toMatchObject({ goals: 1, routes: { longShot: 1 }, zones: { outside: 1 } });
  expect(report.keys.danger).toEqual({ kind: 'route', route: 'cross', goals: 2, of: 2 });
});

test('lines have a range if their starters are in doubt (R-OPP-5)', () => {
  const weak = squad.map((player) =>
    player.number === 18 ? { ...player, attributes: { ...player.attributes, finishing: 10 } } : player,
  );
  const other = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18];
  const { lines } = reportOf([played(1), played(2), played(3, { starters: other })], weak);
  expect(lines.attack?.least).toBeLessThan(lines.attack?.likely ?? 0);
  expect(lines.attack?.most).toBe(lines.attack?.likely);
  expect(lines.goal).toEqual({ least: 60, likely: 60, most: 60 });
});

test('a club without a match has no habits, and the best of its squad in the formation of a new club (R-OPP-11)', () => {
  const report = reportOf([]);
  expect(report).toMatchObject({
    matches: 0,
    results: [],
    formations: [],
    instructions: [],
    scorers: [],
    goalMatches: 0,
  });
  expect([report.formation, report.eleven.length]).toEqual([ALPHA.clubCreation.formations.A, 11]);
  expect(report.eleven.every(({ certainty, starts }) => certainty === 'doubtful' && starts === 0)).toBe(true);
  expect(report.keys.doubt).toBeNull();
});

test('the last five results come with the eleven that started (R-OPP-2)', () => {
  const report = reportOf([1, 2, 3, 4, 5, 6].map((days) => played(days)));
  expect(report.results.map(({ matchId }) => matchId)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
  expect(report.results[0]).toMatchObject({
    isHome: true,
    score: 2,
    rivalScore: 0,
    rival: { id: 'c2' },
    formation: '433Wide',
  });
  expect(report.results[0]?.lineUp.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('a shoot-out decides a meeting that was level (R-OPP-9)', () => {
  const final = buildMatch({ status: 'finished', home: { score: 1, shootOut: 3 }, away: { score: 1, shootOut: 4 } });
  expect(headToHead([final], 'c1', 'c2')).toMatchObject({
    wins: 0,
    draws: 0,
    losses: 1,
    meetings: [{ shootOut: 3, rivalShootOut: 4 }],
  });
  expect(headToHead([final], 'c1', 'c1').meetings).toEqual([]);
});

test('the best attacker is the danger when goals show no pattern, the weakest defender the way (R-OPP-10)', () => {
  const players = squad.map((player) => {
    const changes = player.number === 10 ? { finishing: 95 } : player.number === 3 ? { marking: 20 } : {};
    return { ...player, attributes: { ...player.attributes, ...changes } };
  });
  const { keys } = reportOf([played(1), played(2), played(3)], players);
  expect(keys.danger).toMatchObject({ kind: 'player', place: { number: 10 } });
  expect(keys.weakness).toMatchObject({ number: 3 });
  expect(keys.doubt).toBeNull();
});

describe('odds (R-OPP-12)', () => {
  const even = { goal: 70, defence: 70, midfield: 70, attack: 70 };

  test('favour the home side between equals, and no one on neutral ground', () => {
    const odds = matchOdds({ home: even, away: even });
    expect(odds.home).toBeGreaterThan(odds.away);
    const neutral = matchOdds({ home: even, away: even, isNeutral: true });
    expect(neutral.home).toBeCloseTo(neutral.away, 12);
  });

  test('count an empty line as the mean of the others', () => {
    const odds = matchOdds({ home: { ...even, attack: null }, away: even });
    expect(odds).toEqual(matchOdds({ home: even, away: even }));
  });
});

describe('the strengths of an opponent (R-OPP-18)', () => {
  test('puts their greatest advantage first, of the outfield players alone', () => {
    const heads = squad.map((player) => ({
      ...player,
      attributes: { ...player.attributes, heading: player.number === 1 ? 1 : 90 },
    }));
    const { eleven } = reportOf([played(1)], heads);
    const [first, ...others] = compareSkills({ eleven, players: heads, own: squad.slice(1, 11) }, ALPHA);
    expect(first).toMatchObject({ skill: 'heading', theirs: { least: 90, likely: 90, most: 90 } });
    expect(first?.ahead).toBeCloseTo(90 - (first?.own ?? 0));
    expect(others.map(({ ahead }) => ahead)).toEqual([0, 0, 0, 0, 0]);
  });

  test('is a range if the other player of a place is better or worse', () => {
    const other = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18];
    const fast = squad.map((player) =>
      player.number === 18 ? { ...player, attributes: { ...player.attributes, speed: 100 } } : player,
    );
    const { eleven } = reportOf([played(1), played(2), played(3, { starters: other })], fast);
    const speed = compareSkills({ eleven, players: fast, own: [] }, ALPHA).find(({ skill }) => skill === 'speed');
    expect(speed).toMatchObject({ own: null, ahead: 0 });
    expect(speed?.theirs.most).toBeGreaterThan(speed?.theirs.likely ?? 100);
    expect(speed?.theirs.least).toBe(speed?.theirs.likely);
  });
});

describe('the club as it will probably play (R-OPP-19)', () => {
  const own = buildClub({ id: 'c2' });

  test('keeps a place empty if no fit player is left, and takes the absent along nowhere', () => {
    const hurt = squad.map((player) => (player.number > 9 ? { ...player, injuredUntil: BUILT_AT + DAY } : player));
    const rival = { ...buildClub(), players: hurt };
    const report = reportOf([played(1)], hurt);
    const { tactics } = likelyClub({ rival, report, own, tacticName: 'A' }, ALPHA);
    const named = tactics.A.places.flatMap(({ playerId }) => playerId ?? []);
    expect(new Set(named)).toEqual(new Set(report.eleven.map(({ playerId }) => playerId)));
  });

  test('is as fit as the own starters, those on the bench left out, and speaks as the own manager', () => {
    const ids = own.tactics.A.places.slice(0, 11).map(({ playerId }) => playerId);
    const tired = own.players.map((player) => ({
      ...player,
      attributes: { ...player.attributes, condition: ids.includes(player.id) ? 80 : 60 },
    }));
    const rival = { ...buildClub(), players: squad };
    const club = likelyClub(
      { rival, report: reportOf([played(1)]), own: { ...own, players: tired }, tacticName: 'A' },
      ALPHA,
    );
    expect(new Set(club.players.map(({ attributes }) => attributes.condition))).toEqual(new Set([80]));
    expect(club.manager.skills.speech).toBe(own.manager.skills.speech);
  });
});
