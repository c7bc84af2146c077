import { describe, expect, test } from 'vitest';
import type { GameEvent } from './events.ts';
import { markRead, markUnread, unreadCount } from './mark-read.ts';
import { inboxMessages } from './messages.ts';

const base = { clubId: 'c1', date: 100 };
const league = { competitionId: 'l1', competitionName: 'MM League' } as const;
const player = { playerId: 'p1', name: 'Zico' };
const result: GameEvent = {
  ...base,
  type: 'match-finished',
  matchId: 'm1',
  opponent: 'Clube c2',
  goalsFor: 2,
  goalsAgainst: 1,
};

const NEWS: [GameEvent, string, object][] = [
  [result, 'result', { screen: 'matchStats', matchId: 'm1' }],
  [
    { ...base, ...player, type: 'player-bought', price: 5, otherClub: 'Clube c2' },
    'transfer',
    { screen: 'playerDetails', playerId: 'p1' },
  ],
  [{ ...base, ...player, type: 'player-sold', price: 5, otherClub: 'Clube c2' }, 'transfer', { screen: 'squad' }],
  [{ ...base, ...player, type: 'watched-for-sale', price: 5 }, 'transfer', { screen: 'playerDetails', playerId: 'p1' }],
  [
    { ...base, ...player, type: 'watched-price-reached', price: 5 },
    'transfer',
    { screen: 'playerDetails', playerId: 'p1' },
  ],
  [{ ...base, ...player, type: 'player-released' }, 'transfer', { screen: 'squad' }],
  [{ ...base, ...player, type: 'player-retired' }, 'transfer', { screen: 'squad' }],
  [{ ...base, ...player, type: 'player-promoted' }, 'transfer', { screen: 'playerDetails', playerId: 'p1' }],
  [
    { ...base, ...league, type: 'prize-won', place: 1, money: 5, credits: 1 },
    'prize',
    { screen: 'competition', competitionId: 'l1' },
  ],
  [{ ...base, type: 'sponsorship-signed', duration: 7, money: 5, credits: 2 }, 'sponsor', { screen: 'finances' }],
  [{ ...base, type: 'training-planned', rests: 1, trained: [], skipped: [] }, 'squad', { screen: 'training' }],
  [{ ...base, type: 'sponsorship-expired' }, 'sponsor', { screen: 'finances' }],
  [{ ...base, ...league, type: 'competition-joined' }, 'league', { screen: 'competition', competitionId: 'l1' }],
  [{ ...base, ...league, type: 'competition-drawn' }, 'league', { screen: 'competition', competitionId: 'l1' }],
  [
    { ...base, ...league, type: 'competition-finished', place: 4 },
    'league',
    { screen: 'competition', competitionId: 'l1' },
  ],
];

const NO_NEWS: GameEvent[] = [
  { ...base, ...player, type: 'player-listed' },
  { ...base, type: 'tactic-saved', tacticName: 'A' },
  { ...base, type: 'salaries-paid', amount: 5 },
  { ...base, type: 'match-tactic-set', matchId: 'm1', tacticName: 'A' },
];

describe('messages (R-INB-1)', () => {
  test.each(NEWS)('exist for $type', (event, kind) => {
    expect(inboxMessages([event]).map((message) => message.kind)).toEqual([kind]);
  });

  test('do not exist for other events', () => {
    expect(inboxMessages(NO_NEWS)).toEqual([]);
  });

  test('are data (R-INB-2)', () => {
    expect(inboxMessages([result])).toEqual([
      {
        id: 'c1:100:match-finished:m1',
        kind: 'result',
        clubId: 'c1',
        date: 100,
        facts: { type: 'match-finished', matchId: 'm1', opponent: 'Clube c2', goalsFor: 2, goalsAgainst: 1 },
        link: { screen: 'matchStats', matchId: 'm1' },
        read: false,
      },
    ]);
  });

  test('have ids of their own, that do not depend on the other events (R-INB-2)', () => {
    const events = NEWS.map(([event]) => event);
    const ids = inboxMessages(events).map(({ id }) => id);
    expect(new Set(ids).size).toBe(events.length);
    expect(ids).toContain('c1:100:player-sold:p1');
    expect(ids).toContain('c1:100:competition-drawn:l1');
    expect(ids).toContain('c1:100:sponsorship-expired:');
    expect(new Set(inboxMessages([...NO_NEWS, ...events.toReversed()]).map(({ id }) => id))).toEqual(new Set(ids));
  });

  test('are newest first; of the same moment the later event first (R-INB-3)', () => {
    const at = (date: number, matchId: string): GameEvent => ({ ...result, date, matchId });
    const messages = inboxMessages([at(5, 'a'), at(9, 'b'), at(5, 'c'), at(1, 'd')]);
    expect(messages.map(({ id }) => id.at(-1))).toEqual(['b', 'c', 'a', 'd']);
  });

  test.each(NEWS)('lead to the screen concerned, of $type (R-INB-5)', (event, _, link) => {
    expect(inboxMessages([event]).map((message) => message.link)).toEqual([link]);
  });
});

describe('read and unread (R-INB-4)', () => {
  const messages = inboxMessages(NEWS.map(([event]) => event));
  const [first, second] = messages.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error('two messages are needed');

  test('all messages begin unread', () => {
    expect(unreadCount(messages)).toBe(NEWS.length);
  });

  test('marking some read leaves the others and the input alone', () => {
    const after = markRead(messages, [first, second, 'unknown']);
    expect(after.map(({ read }) => read)).toEqual(messages.map(({ id }) => id === first || id === second));
    expect(unreadCount(after)).toBe(NEWS.length - 2);
    expect(unreadCount(messages)).toBe(NEWS.length);
    expect(after.map((message) => ({ ...message, read: false }))).toEqual(messages);
  });

  test('marking twice changes nothing more, and unread undoes it', () => {
    const once = markRead(messages, [first]);
    expect(markRead(once, [first])).toEqual(once);
    expect(markUnread(once, [first])).toEqual(messages);
    expect(markUnread(once, [second])).toEqual(once);
  });
});
