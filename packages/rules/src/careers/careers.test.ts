import { describe, expect, test } from 'vitest';
import { BUILT_AT } from '../testing/builders.ts';
import {
  addPerformance,
  bestEleven,
  type CareerRow,
  careerLine,
  careerRating,
  formRating,
  type MatchPerformance,
  NO_CAREER,
  performanceOf,
  seasonAwards,
  sumCareers,
  TOP_LISTS,
  topLists,
} from './index.ts';

const DAY = 86_400_000;

const performance = (changes: Partial<MatchPerformance> = {}): MatchPerformance => ({
  ...performanceOf({
    appearance: { playerId: 'p1', position: 'CF', minutes: 90, goals: 0, assists: 0, rating: 6 },
    conceded: 1,
    counts: null,
  }),
  ...changes,
});
const careerOf = (...matches: readonly Partial<MatchPerformance>[]) =>
  matches.reduce((career, match, day) => addPerformance(career, performance(match), BUILT_AT + day * DAY), NO_CAREER);
const row = (playerId: string, ...matches: readonly Partial<MatchPerformance>[]): CareerRow => ({
  playerId,
  clubId: 'c1',
  name: `Jogador ${playerId}`,
  number: 9,
  career: careerOf(...matches),
});

describe('a performance (R-CAR-1)', () => {
  const keeper = { playerId: 'k', position: 'GK', minutes: 60, goals: 0, assists: 0, rating: 7 } as const;
  const sheets = (conceded: number, minutes: number) =>
    performanceOf({ appearance: { ...keeper, minutes }, conceded, counts: null }).cleanSheets;

  test('is a clean sheet for a keeper of 60 minutes without a goal against, not for one of 59', () => {
    expect([sheets(0, 60), sheets(0, 59), sheets(1, 90)]).toEqual([1, 0, 0]);
  });

  test('counts a second yellow card as yellow and as red', () => {
    const incidents = [
      { kind: 'yellow', minute: 10 },
      { kind: 'secondYellow', minute: 50 },
      { kind: 'injury', minute: 50 },
    ] as const;
    const made = performanceOf({ appearance: { ...keeper, incidents }, conceded: 0, counts: null });
    expect([made.yellowCards, made.redCards]).toEqual([2, 1]);
  });

  test('throws for goals that are no whole number', () => {
    expect(() => performanceOf({ appearance: keeper, conceded: -1, counts: null })).toThrow('performanceOf');
  });
});

describe('a career (R-CAR-2, R-CAR-3)', () => {
  test('adds up minutes and goals, and rates by the mean of the ratings', () => {
    const career = careerOf({ goals: 2, minutes: 90, rating: 8.4 }, { goals: 1, minutes: 30, rating: 6.1 });
    expect(career).toMatchObject({ matches: 2, goals: 3, minutes: 120, ratingTenths: 145 });
    expect(careerRating(career)).toBe(7.25);
    expect(careerRating(NO_CAREER)).toBeNull();
  });

  test('has the form of its latest five matches, whatever the competition', () => {
    const league = careerOf({ rating: 5 }, { rating: 6 }, { rating: 7 });
    const cup = addPerformance(
      addPerformance(NO_CAREER, performance({ rating: 9 }), BUILT_AT - DAY),
      performance({ rating: 8 }),
      BUILT_AT + 9 * DAY,
    );
    const { form } = sumCareers([cup, league]);
    expect(form.map(({ rating }) => rating)).toEqual([9, 5, 6, 7, 8]);
    expect(formRating({ form })).toBe(7);
    expect(sumCareers([cup, league, league]).form).toHaveLength(5);
  });

  test('belongs to the line of most matches', () => {
    expect(careerLine(careerOf({ line: 'midfield' }, { line: 'defence' }, { line: 'midfield' }))).toBe('midfield');
    expect(careerLine(careerOf({ line: 'goal' }))).toBe('goal');
  });
});

describe('the lists of the best (R-CAR-4)', () => {
  test('are twelve, and of equal scorers the one with fewer minutes comes first', () => {
    const lists = topLists([
      row('a', { goals: 1 }),
      row('b', { goals: 1, minutes: 20 }),
      row('c', { goals: 2 }),
      row('d'),
    ]);
    expect(TOP_LISTS).toHaveLength(12);
    expect(lists.goals.map(({ playerId, value }) => [playerId, value])).toEqual([
      ['c', 2],
      ['b', 1],
      ['a', 1],
    ]);
    expect(lists.saves).toEqual([]);
  });

  test('rate only players with half of the matches of their club’s busiest', () => {
    const six = Array.from({ length: 6 }, () => ({ rating: 6 }));
    const nines = (count: number) => Array.from({ length: count }, () => ({ rating: 9 }));
    const rated = topLists([row('a', ...six), row('b', ...nines(2)), row('c', ...nines(3))]).rating;
    expect(rated.map(({ playerId }) => playerId)).toEqual(['c', 'a']);
  });

  test('begin, of equal ratings, with the player of more minutes, who is the player of the season (R-CAR-6)', () => {
    const rows = [row('a', { rating: 8, minutes: 20 }), row('b', { rating: 8 })];
    expect(topLists(rows).rating[0]?.playerId).toBe('b');
    expect(seasonAwards(rows).player?.playerId).toBe('b');
  });
});

describe('the best eleven (R-CAR-5)', () => {
  const line = (name: 'goal' | 'defence' | 'midfield' | 'attack', ...ratings: readonly number[]) =>
    ratings.map((rating, index) => ({ playerId: `${name}${index}`, line: name, rating, minutes: 90 }));
  const without = [...line('goal', 5, 8), ...line('defence', 7, 7, 7, 7)];

  test('plays 4-3-3 or 4-4-2, whichever is rated higher, with one keeper', () => {
    const attackers = bestEleven([...without, ...line('midfield', 7, 7, 7, 6), ...line('attack', 8, 8, 8)]);
    const midfielders = bestEleven([...without, ...line('midfield', 7, 7, 7, 8), ...line('attack', 8, 8, 6)]);
    expect([attackers?.formation, midfielders?.formation]).toEqual(['4-3-3', '4-4-2']);
    expect(attackers?.players[0]).toMatchObject({ playerId: 'goal1' });
    expect(attackers?.players).toHaveLength(11);
  });

  test('is none if a line has too few', () => {
    expect(bestEleven([...without, ...line('midfield', 7, 7), ...line('attack', 8, 8, 8)])).toBeNull();
  });
});

test('the awards of a season go to the most goals, assists and clean sheets, shared by equals (R-CAR-6)', () => {
  const keeper = row('k', { line: 'goal', cleanSheets: 1, rating: 7 });
  const awards = seasonAwards([row('a', { goals: 2, rating: 8 }), row('b', { goals: 2, assists: 1 }), keeper]);
  expect(awards.scorers.map(({ playerId }) => playerId)).toEqual(['a', 'b']);
  expect([awards.assistants, awards.keepers].map((rows) => rows.map(({ playerId }) => playerId))).toEqual([
    ['b'],
    ['k'],
  ]);
  expect([awards.player?.playerId, awards.team]).toEqual(['a', null]);
  expect(seasonAwards([])).toEqual({ scorers: [], assistants: [], keepers: [], player: null, team: null });
});
