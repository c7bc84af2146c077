import { describe, expect, test } from 'vitest';
import { BUILT_AT, buildEmblem, buildMatch, type MatchChanges } from '../testing/builders.ts';
import type { Assist, Goal } from './match.ts';
import { OWN_GOAL, topAssists, topScorers } from './scorers.ts';

const goal = (id: string, name = `Jogador ${id}`, number = 9, minutes = 10): Goal => ({ id, name, number, minutes });
const ownGoal: Goal = { id: null, name: OWN_GOAL, number: 3, minutes: 80 };
const assist = (id: string, name = `Jogador ${id}`, number = 8): Assist => ({ id, name, number });
const noAssist: Assist = { id: null, name: '', number: 0 };
const played = (changes: MatchChanges) => buildMatch({ status: 'finished', ...changes });
const counts = (rows: ReturnType<typeof topScorers>) => rows.map(({ playerId, count }) => `${playerId} ${count}`);

describe('top scorers (R-STA-6)', () => {
  test('recognise an own goal by its name', () => expect(OWN_GOAL).toBe('Own Goal'));

  test('come with name, number, club and their goals, most first', () => {
    const emblem = buildEmblem({ shape: 4 });
    const match = played({
      home: { goals: [goal('p1', 'Zico', 10), goal('p1', 'Zico', 10)], clubName: 'Ouro Preto', clubEmblem: emblem },
      away: { goals: [goal('p2', 'Careca', 9)] },
    });
    expect(topScorers([match])).toEqual([
      {
        playerId: 'p1',
        name: 'Zico',
        number: 10,
        clubId: 'c1',
        clubName: 'Ouro Preto',
        clubEmblem: emblem,
        count: 2,
      },
      {
        playerId: 'p2',
        name: 'Careca',
        number: 9,
        clubId: 'c2',
        clubName: 'Clube c2',
        clubEmblem: buildEmblem(),
        count: 1,
      },
    ]);
  });

  test('add up over matches, in a list or keyed', () => {
    const first = played({ id: 'm1', home: { goals: [goal('p1')] }, away: { goals: [goal('p2')] } });
    const second = played({ id: 'm2', date: BUILT_AT + 1, home: { goals: [goal('p2')] } });
    expect(counts(topScorers([first, second]))).toEqual(['p2 2', 'p1 1']);
    expect(counts(topScorers({ m1: first, m2: second }))).toEqual(['p2 2', 'p1 1']);
  });

  test('are without own goals', () => {
    const named = { ...ownGoal, id: 'p7' };
    expect(counts(topScorers([played({ home: { goals: [goal('p1'), ownGoal, named] } })]))).toEqual(['p1 1']);
  });

  test('are without goals of matches that are not finished', () => {
    expect(topScorers([buildMatch({ home: { goals: [goal('p1')] } })])).toEqual([]);
  });

  test('leave out goals without a scorer', () => {
    expect(topScorers([played({ home: { goals: [{ ...goal('p1'), id: null }] } })])).toEqual([]);
  });
});

describe('top assists (R-STA-7)', () => {
  test('count assists, not goals, and skip the empty names', () => {
    const named = { ...noAssist, id: 'p9' };
    const match = played({
      home: { goals: [goal('p1')], assists: [assist('p3'), noAssist, named] },
      away: { assists: [assist('p4'), assist('p4')] },
    });
    expect(counts(topAssists([match]))).toEqual(['p4 2', 'p3 1']);
  });

  test('are without assists of matches that are not finished', () => {
    expect(topAssists([buildMatch({ home: { assists: [assist('p1')] } })])).toEqual([]);
  });
});

describe('scorers with the same count (R-STA-8)', () => {
  test('are ordered by name, then by id', () => {
    const goals = [
      goal('p5', 'Zé'),
      goal('p4', 'Bento'),
      goal('p3', 'Ângelo'),
      goal('p2', 'Ângelo'),
      goal('p1', 'Beto'),
    ];
    const expected = ['p2 1', 'p3 1', 'p4 1', 'p1 1', 'p5 1'];
    expect(counts(topScorers([played({ home: { goals } })]))).toEqual(expected);
    expect(counts(topScorers([played({ home: { goals: goals.toReversed() } })]))).toEqual(expected);
  });

  test('are ordered as Portuguese orders names: accents and case do not count', () => {
    const names = ['de Paula', 'Eduardo', 'Élton', 'Ezequiel', 'Zico'];
    const goals = names.map((name, index) => goal(`p${9 - index}`, name)).toReversed();
    const assists = goals.map(({ id, name }) => assist(id ?? '', name));
    const match = played({ home: { goals, assists } });
    for (const rows of [topScorers([match]), topAssists([match])]) expect(rows.map(({ name }) => name)).toEqual(names);
  });

  test('a player who moved has his latest club and his latest number', () => {
    const earlier = played({ id: 'm1', date: BUILT_AT, home: { goals: [goal('p1', 'Zico', 10)] } });
    const later = played({ id: 'm2', date: BUILT_AT + 1, away: { goals: [goal('p1', 'Zico', 7)] } });
    for (const matches of [
      [earlier, later],
      [later, earlier],
    ]) {
      expect(topScorers(matches)).toMatchObject([{ playerId: 'p1', clubId: 'c2', number: 7, count: 2 }]);
    }
  });
});
