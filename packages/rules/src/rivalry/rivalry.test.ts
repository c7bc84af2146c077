import { expect, test } from 'vitest';
import { FRIENDLY } from '../competitions/competition-name.ts';
import { BUILT_AT, buildMatch } from '../testing/builders.ts';
import { rivalryBalance, rivalsOf } from './index.ts';

const meeting = (id: string, [home, away]: readonly [string, string], [score, taken]: readonly [number, number]) =>
  buildMatch({
    id,
    date: BUILT_AT + Number(id),
    status: 'finished',
    home: { id: home, score },
    away: { id: away, score: taken },
  });

const MEETINGS = [
  meeting('1', ['c1', 'c2'], [1, 0]),
  meeting('2', ['c2', 'c1'], [2, 2]),
  meeting('3', ['c1', 'c2'], [0, 1]),
];
const table = { competitionId: 'l1', clubIds: ['c3', 'c1', 'c2'], promoted: 2 };

test('three close meetings and a promotion denied make rivals, from either side (R-RIV-1, R-RIV-2, R-RIV-3)', () => {
  const [rival] = rivalsOf({ matches: MEETINGS, tables: [table] }, 'c1');
  expect(rival).toMatchObject({
    clubId: 'c2',
    score: 12,
    reasons: ['deniedPromotions', 'neighbours', 'closeMeetings', 'meetings'],
  });
  expect(rivalsOf({ matches: MEETINGS, tables: [table] }, 'c2')[0]).toMatchObject({ clubId: 'c1', score: 12 });
  expect(rivalsOf({ matches: MEETINGS, tables: [] }, 'c1')).toEqual([]);
  expect(rivalsOf({ matches: MEETINGS.slice(1), tables: [table, table, table] }, 'c1')).toEqual([]);
});

test('friendlies make no rivals and are in no balance (R-RIV-1, R-FRD-12)', () => {
  const friendlies = MEETINGS.map((match) => ({ ...match, competitionName: FRIENDLY }) as const);
  expect(rivalsOf({ matches: friendlies, tables: [table] }, 'c1')).toEqual([]);
  expect(rivalryBalance([...MEETINGS, ...friendlies], 'c1', 'c2')).toMatchObject({ wins: 1, draws: 1, losses: 1 });
});

test('the balance counts goals, and a shoot-out decides (R-RIV-4)', () => {
  const won = meeting('4', ['c2', 'c1'], [1, 1]);
  const shootOut = { ...won, home: { ...won.home, shootOut: 2 }, away: { ...won.away, shootOut: 4 } };
  expect(rivalryBalance([...MEETINGS, shootOut], 'c1', 'c2')).toMatchObject({
    wins: 2,
    draws: 1,
    losses: 1,
    goals: 4,
    goalsTaken: 4,
    biggestWin: { matchId: '1' },
  });
});
