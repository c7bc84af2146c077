import { describe, expect, test } from 'vitest';
import type { EventOf, MatchEvent } from '../events/event.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { howScored, tallyOf, whatItMeans } from './goal.ts';
import { MatchSoFar } from './match-so-far.ts';
import { shotOccasion } from './shot.ts';

const input = matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 }));
const moment = { tick: 100, minute: 30, added: 0, side: 'home', x: 95, y: 34 } as const;
const factors = { distance: 12, pressure: 0, finishing: 0.5, keeping: 0.5 };
const shot: EventOf<'shot'> = {
  ...moment,
  type: 'shot',
  player: 'a',
  keeper: 'k',
  assist: null,
  origin: 'openPlay',
  header: false,
  outcome: 'goal',
  xg: 0.1,
  factors,
};
const goal: EventOf<'goal'> = { ...moment, type: 'goal', player: 'a', assist: null, ownGoal: false, home: 1, away: 0 };
const cross: EventOf<'pass'> = { ...moment, type: 'pass', player: 'b', receiver: 'a', kind: 'cross', complete: true };

function after(...events: readonly MatchEvent[]): MatchSoFar {
  const story = new MatchSoFar(input);
  for (const event of events) story.remember(event);
  return story;
}

describe('how a goal was scored', () => {
  const assisted = { ...goal, assist: 'b' };
  const penalty: MatchEvent = { ...moment, type: 'penalty', player: 'a' };
  const freeKick: MatchEvent = { ...moment, type: 'freeKick', player: 'a' };

  test.each([
    { what: 'a shot', before: [shot], event: goal, how: 'goal' },
    {
      what: 'a shot after a pass',
      before: [{ ...cross, kind: 'short' }, shot],
      event: assisted,
      how: 'goalWithAssist',
    },
    { what: 'a shot after a cross', before: [cross, shot], event: assisted, how: 'goalFromCross' },
    {
      what: 'a header after a cross',
      before: [cross, { ...shot, header: true }],
      event: assisted,
      how: 'headerWithAssist',
    },
    { what: 'a header that nobody set up', before: [{ ...shot, header: true }], event: goal, how: 'goal' },
    { what: 'a penalty', before: [penalty, { ...shot, origin: 'penalty' }], event: goal, how: 'penaltyGoal' },
    {
      what: 'the rebound of a penalty',
      before: [penalty, { ...shot, player: 'c', origin: 'penalty', outcome: 'saved' }, { ...shot, origin: 'penalty' }],
      event: goal,
      how: 'goal',
    },
    { what: 'a free kick', before: [freeKick, { ...shot, origin: 'freeKick' }], event: goal, how: 'freeKickGoal' },
    {
      what: 'another’s free kick',
      before: [
        { ...freeKick, player: 'c' },
        { ...shot, origin: 'freeKick' },
      ],
      event: goal,
      how: 'goal',
    },
    {
      what: 'the second ball of a corner',
      before: [{ ...shot, origin: 'corner' }],
      event: goal,
      how: 'goalFromCorner',
    },
    {
      what: 'a shot from far',
      before: [{ ...shot, x: 80, factors: { ...factors, distance: 25 } }],
      event: goal,
      how: 'goalFromFar',
    },
    {
      what: 'a narrow angle in the area',
      before: [{ ...shot, x: 92, y: 54, factors: { ...factors, distance: 24 } }],
      event: goal,
      how: 'goal',
    },
    {
      what: 'a tap-in',
      before: [{ ...shot, x: 101, factors: { ...factors, distance: 4 } }],
      event: goal,
      how: 'goalFromClose',
    },
    { what: 'a defender', before: [shot], event: { ...goal, ownGoal: true, player: 'd' }, how: 'ownGoal' },
  ] as const)('by $what', ({ before, event, how }) => {
    expect(howScored(event, after(...before))).toBe(how);
  });
});

describe('what a goal means', () => {
  /** Goals in order: h for home, a for away; the last is the one under test. */
  const meaning = (goals: string, minute = 30, added = 0) => {
    const score = { home: 0, away: 0 };
    const events = [...goals].map((letter): EventOf<'goal'> => {
      const side = letter === 'h' ? 'home' : 'away';
      score[side] += 1;
      return { ...goal, side, minute, added, ...score };
    });
    const last = events.at(-1);
    if (last === undefined) throw new Error('a goal is told');
    return whatItMeans(last, after(...events.slice(0, -1)));
  };

  test.each([
    ['h', 'opener'],
    ['ha', 'equaliser'],
    ['haa', 'comeback'],
    ['hah', 'lead'],
    ['haah', 'equaliser'],
    ['haaha', 'lead'],
    ['haahh', 'comeback'],
    ['hh', 'extend'],
    ['hhh', 'rout'],
    ['hha', 'reduce'],
    ['hhaa', 'equaliser'],
    ['hhaaa', 'comeback'],
  ])('after %s: %s', (goals, expected) => {
    expect(meaning(goals)).toBe(expected);
  });

  test.each([
    ['h', 4, 0, 'openerEarly'],
    ['h', 6, 0, 'opener'],
    ['ha', 88, 0, 'equaliserLate'],
    ['ha', 90, 3, 'equaliserLate'],
    ['haa', 89, 0, 'comebackLate'],
    ['h', 90, 2, 'leadLate'],
    ['hah', 87, 0, 'leadLate'],
    ['ha', 45, 3, 'equaliser'],
    ['ha', 100, 0, 'equaliser'],
    ['ha', 105, 2, 'equaliser'],
    ['ha', 118, 0, 'equaliserLate'],
    ['ha', 120, 1, 'equaliserLate'],
    ['hhhh', 90, 0, 'rout'],
  ])('%s in minute %i+%i: %s', (goals, minute, added, expected) => {
    expect(meaning(goals, minute, added)).toBe(expected);
  });
});

describe('the count of a scorer’s goals', () => {
  test('says his second, his third, and more; own goals do not count', () => {
    expect(tallyOf(goal, after())).toBeNull();
    expect(tallyOf(goal, after(goal))).toBe('brace');
    expect(tallyOf(goal, after(goal, goal))).toBe('hatTrick');
    expect(tallyOf(goal, after(goal, goal, goal))).toBe('more');
    expect(tallyOf(goal, after({ ...goal, ownGoal: true }))).toBeNull();
  });
});

test('a keeper who is taken off is no longer named', () => {
  const story = after();
  const first = story.keeper('home');
  story.remember({ ...moment, type: 'substitution', playerIn: 'new', playerOut: first });
  expect(first).toBe(input.home.players[0]?.id);
  expect(story.keeper('home')).toBe('new');
});

test.each([
  { what: 'the penalty itself', before: 'a', occasion: 'penaltySaved' },
  { what: 'the rebound of another’s', before: 'c', occasion: 'saved' },
])('a saved shot is reported as $occasion when it is $what', ({ before, occasion }) => {
  const saved: EventOf<'shot'> = { ...shot, origin: 'penalty', outcome: 'saved' };
  const story = after({ ...moment, type: 'penalty', player: before });
  expect(shotOccasion(saved, story)).toBe(occasion);
});
