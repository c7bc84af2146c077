/** Laws of match and event notifications: each has the right subject, key and text. */
import fc from 'fast-check';
import type { MatchSide } from '../competitions/match.ts';
import * as ours from '../notifications/index.ts';
import { validateTactic } from '../tactics/validate-tactic.ts';
import { BUILT_AT, buildClub, buildMatch, buildSquad, buildTactic } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'notifications';
const date = BUILT_AT;
const match = (id: string, status: 'not started' | 'finished' = 'not started') =>
  buildMatch({ id, date, status, home: { id: 'c1', clubName: 'Casa' }, away: { id: 'c2', clubName: 'Fora' } });
const about = { clubId: 'c1', date, match: { id: 'm1', competitionId: 'l1', home: 'Casa', away: 'Fora' } };

const notificationArbitrary: fc.Arbitrary<ours.Notification> = fc.oneof(
  fc
    .constantFrom('A' as const, 'B' as const)
    .map((tacticName): ours.Notification => ({ ...about, kind: 'invalid-line-up', tacticName })),
  fc
    .array(fc.constantFrom('Ana', 'Bia', 'Caio'), { minLength: 1, maxLength: 3 })
    .map((names): ours.Notification => ({ ...about, kind: 'absent-starter', tacticName: 'A', names })),
  fc.constant<ours.Notification>({ ...about, kind: 'kick-off' }),
  fc.tuple(fc.nat(9), fc.nat(9)).map((score): ours.Notification => ({ ...about, kind: 'result', score })),
  fc.constant<ours.Notification>({ clubId: 'c1', date, kind: 'sponsor-expired' }),
  fc.integer({ min: 1, max: 9 }).map(
    (price): ours.Notification => ({
      clubId: 'c1',
      date,
      kind: 'watched-for-sale',
      playerId: 'p1',
      name: 'Ana',
      price,
    }),
  ),
);

export const notificationLaws: readonly Law[] = [
  {
    name: 'before a match its manager is notified of just the starters who may not play, and of a line-up just while it is invalid',
    folder,
    requirements: ['R-NOT-5', 'R-NOT-6'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.uniqueArray(fc.nat(20), { maxLength: 5 }),
        fc.nat(17),
        fc.boolean(),
        (injured, place, isForSale) => {
          const players = buildSquad().map((player, index) => ({
            ...player,
            ...(injured.includes(index) && { injuredUntil: date + 1 }),
            forSale: isForSale && index === place,
          }));
          const tactic = buildTactic(players, {}, ruleset);
          const tactics = { A: tactic, B: tactic, C: tactic };
          const club = buildClub({ players, tactics });
          const ahead = match('m1');
          const found = rules.notificationsBefore({ club, match: ahead }, ruleset);
          const starters = players.slice(0, ruleset.tactics.starters);
          const names = starters
            .filter((player) => !rules.isAvailable(player, rules.occasionOf(ahead), ruleset))
            .map(({ personalData }) => personalData.name);
          const absent = found.find(({ kind }) => kind === 'absent-starter');
          return (
            found.some(({ kind }) => kind === 'invalid-line-up') === !validateTactic(tactic, players, ruleset).ok &&
            same(absent?.kind === 'absent-starter' ? absent.names : [], names) &&
            found.filter(({ kind }) => kind === 'kick-off').length === 1 &&
            found.every((notification) => notification.date === date && notification.clubId === 'c1') &&
            rules.notificationsBefore({ club, match: match('m1', 'finished') }, ruleset).length === 0
          );
        },
      ),
    broken: {
      what: 'every line-up is valid',
      rules: {
        notificationsBefore: (input, ruleset) =>
          ours.notificationsBefore(input, ruleset).filter(({ kind }) => kind === 'kick-off'),
      },
    },
  },
  {
    name: 'a result is notified once the match is over, with its score and both clubs',
    folder,
    requirements: ['R-NOT-7'],
    property: ({ rules }) =>
      fc.property(fc.nat(9), fc.nat(9), fc.constantFrom(null, 3, 4), (score, taken, kicks) => {
        const played = match('m1', 'finished');
        const withKicks = (side: MatchSide): MatchSide => (kicks === null ? side : { ...side, shootOut: kicks });
        const over = {
          ...played,
          home: withKicks({ ...played.home, score }),
          away: withKicks({ ...played.away, score: taken }),
        };
        const endedAt = date + 1;
        const found = rules.resultNotification({ clubId: 'c2', match: over, endedAt });
        const expected = {
          kind: 'result',
          clubId: 'c2',
          date: endedAt,
          match: rules.notifiedMatch(over),
          score: [score, taken],
          ...(kicks !== null && { shootOut: [kicks, kicks] }),
        };
        return (
          same(found, expected) &&
          same(rules.notifiedMatch(over), { ...about.match, competitionId: over.competitionId }) &&
          rules.resultNotification({ clubId: 'c2', match: match('m1'), endedAt }) === null
        );
      }),
    broken: { what: 'results are not notified', rules: { resultNotification: () => null } },
  },
  {
    name: 'of events a manager is notified of his sponsor’s end and of watched players for sale alone',
    folder,
    requirements: ['R-NOT-8', 'R-NOT-9'],
    property: ({ rules }) =>
      fc.property(fc.integer({ min: 1, max: 9 }), (price) => {
        const base = { clubId: 'c1', date };
        const listed = { ...base, playerId: 'p1', name: 'Ana', price };
        const { eventNotification } = rules;
        return (
          same(eventNotification({ ...base, type: 'sponsorship-expired' }), { kind: 'sponsor-expired', ...base }) &&
          same(eventNotification({ ...listed, type: 'watched-for-sale' }), { kind: 'watched-for-sale', ...listed }) &&
          eventNotification({ ...listed, type: 'watched-price-reached' }) === null &&
          eventNotification({ ...base, type: 'club-founded', name: 'Casa' }) === null
        );
      }),
    broken: { what: 'no event is notified', rules: { eventNotification: () => null } },
  },
  {
    name: 'two notifications have one key just where kind, club and subject are the same',
    folder,
    requirements: ['R-NOT-1', 'R-NOT-4'],
    property: ({ rules }) =>
      fc.property(notificationArbitrary, notificationArbitrary, (one, other) => {
        const key = rules.notificationKey(one);
        const later = { ...one, date: date + 1 };
        return (
          (key === rules.notificationKey(other)) === (one.kind === other.kind) &&
          (key === rules.notificationKey(later)) === 'match' in one &&
          key !== rules.notificationKey({ ...one, clubId: 'c2' })
        );
      }),
    broken: { what: 'every match has the same key', rules: { notificationKey: ({ kind }) => kind } },
  },
  {
    name: 'a notification has a title, a body and a path within the site, and names the clubs of its match and no more of the opponent',
    folder,
    requirements: ['R-NOT-10'],
    property: ({ rules }) =>
      fc.property(notificationArbitrary, fc.constantFrom(...ours.NOTIFICATION_LANGUAGES), (notification, language) => {
        const { title, body, path } = rules.notificationText(notification, language);
        const text = `${title} ${body}`;
        return (
          title.length > 0 &&
          body.length > 0 &&
          /^\/(?:tactics|matchPlayer|matchStats|finances|playerDetails)\b/.test(path) &&
          (!('match' in notification) || (text.includes('Casa') && text.includes('Fora'))) &&
          (!('names' in notification) || notification.names.every((name) => text.includes(name)))
        );
      }),
    broken: {
      what: 'it leads out of the site',
      rules: {
        notificationText: (...given) => ({ ...ours.notificationText(...given), path: 'https://elsewhere.example/' }),
      },
    },
  },
];
