import fc from 'fast-check';
import * as ours from '../inbox/index.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'inbox';

/** Events of one club that differ in type, date and subject; some are no news. */
function eventsArbitrary(): fc.Arbitrary<ours.GameEvent[]> {
  const base = { clubId: fc.constant('c1'), date: fc.nat(5) };
  const id = fc.nat(3).map(String);
  return fc.uniqueArray(
    fc.oneof(
      fc.record({
        ...base,
        type: fc.constant('match-finished' as const),
        matchId: id,
        opponent: fc.string(),
        goalsFor: fc.nat(5),
        goalsAgainst: fc.nat(5),
      }),
      fc.record({
        ...base,
        type: fc.constantFrom('player-released' as const, 'player-listed' as const),
        playerId: id,
        name: fc.string(),
      }),
      fc.record({ ...base, type: fc.constant('sponsorship-expired' as const) }),
      fc.record({ ...base, type: fc.constant('tactic-saved' as const), tacticName: fc.constant('A') }),
    ),
    {
      selector: (event) =>
        JSON.stringify([
          event.type,
          event.date,
          'matchId' in event && event.matchId,
          'playerId' in event && event.playerId,
        ]),
    },
  );
}

export const inboxLaws: readonly Law[] = [
  {
    name: 'every message has an id of its own, newest first, and none comes of what is no news',
    folder,
    requirements: ['R-INB-1', 'R-INB-2', 'R-INB-3'],
    property: ({ rules }) =>
      fc.property(eventsArbitrary(), (events) => {
        const messages = rules.inboxMessages(events);
        const news = events.filter(({ type }) => type !== 'tactic-saved' && type !== 'player-listed');
        return (
          messages.length === news.length &&
          new Set(messages.map(({ id }) => id)).size === messages.length &&
          messages.every(({ date }, index) => date <= (messages[index - 1]?.date ?? date))
        );
      }),
    broken: {
      what: 'messages come as the events did',
      rules: { inboxMessages: (events) => events.flatMap((event) => ours.inboxMessages([event])) },
    },
  },
  {
    name: 'a message read stays read until it is marked unread, and then all is as before',
    folder,
    requirements: ['R-INB-4'],
    property: ({ rules }) =>
      fc.property(eventsArbitrary(), fc.nat(), (events, choice) => {
        const messages = rules.inboxMessages(events);
        const ids = messages.filter((_, index) => index % 2 === choice % 2).map(({ id }) => id);
        const read = rules.markRead(messages, ids);
        return (
          rules.unreadCount(read) === messages.length - ids.length &&
          same(rules.markRead(read, ids), read) &&
          same(rules.markUnread(read, ids), messages)
        );
      }),
    broken: {
      what: 'marking toggles',
      rules: {
        markRead: (messages, ids) =>
          messages.map((message) => (ids.includes(message.id) ? { ...message, read: !message.read } : message)),
      },
    },
  },
];
