import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../clock/constants.ts';
import { FRIENDLY } from '../competitions/competition-name.ts';
import { MATCH_WINDOW_RULES } from '../match-window/constants.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildMatch, buildSquad } from '../testing/builders.ts';
import {
  agreedChannels,
  chooseNotification,
  eventNotification,
  NOTIFICATION_KINDS,
  NOTIFICATION_LANGUAGES,
  type Notification,
  notificationKey,
  notificationPeriod,
  notificationsBefore,
  notificationText,
  resultNotification,
} from './index.ts';
import { PHRASES } from './phrases.ts';

const kickOff = BUILT_AT + 6 * HOUR;
const sides = { home: { id: 'c1', clubName: 'Real Boaguaba' }, away: { id: 'c2', clubName: 'Ponte Preta' } };
const match = buildMatch({ id: 'm1', competitionId: 'l1', date: kickOff, ...sides });
const kindsOf = (notifications: readonly Notification[]) => notifications.map(({ kind }) => kind);

describe('consent (R-NOT-1, R-NOT-2)', () => {
  test('is given by kind and channel, and none is given at first', () => {
    expect(NOTIFICATION_KINDS.flatMap((kind) => agreedChannels([], kind))).toEqual([]);
    const choice = { kind: 'result', channel: 'push', isOn: true, now: BUILT_AT } as const;
    const consents = chooseNotification([], choice);
    expect(agreedChannels(consents, 'result')).toEqual(['push']);
    expect(agreedChannels(consents, 'kick-off')).toEqual([]);
    expect(agreedChannels(chooseNotification(consents, { ...choice, isOn: false }), 'result')).toEqual([]);
  });
});

describe('times (R-NOT-3)', () => {
  test('a line-up is notified while it can still be mended', () => {
    const { dueAt, staleAt } = notificationPeriod('invalid-line-up', kickOff);
    expect([kickOff - dueAt, kickOff - staleAt]).toEqual([60 * MINUTE, 15 * MINUTE]);
    expect(kickOff - staleAt).toBeGreaterThanOrEqual(MATCH_WINDOW_RULES.minutesBefore * MINUTE);
  });

  test('a kick-off is dropped once the match has begun', () => {
    expect(notificationPeriod('kick-off', kickOff).staleAt).toBe(kickOff);
  });

  test('a broken date is a programmer’s error', () => {
    expect(() => notificationPeriod('result', Number.NaN)).toThrow(RangeError);
  });
});

describe('before a match (R-NOT-5, R-NOT-6)', () => {
  test('a club in order is notified of the kick-off alone', () => {
    expect(kindsOf(notificationsBefore({ club: buildClub(), match }, ALPHA))).toEqual(['kick-off']);
  });

  test('a starter who was listed for sale makes the line-up invalid until it is mended', () => {
    const squad = buildSquad();
    const players = squad.map((player, index) => (index === 3 ? { ...player, forSale: true } : player));
    expect(kindsOf(notificationsBefore({ club: buildClub({ players }), match }, ALPHA))).toContain('invalid-line-up');
    expect(kindsOf(notificationsBefore({ club: buildClub(), match }, ALPHA))).not.toContain('invalid-line-up');
  });

  test('injured starters are named together, substitutes and friendlies are left out', () => {
    const players = buildSquad().map((player, index) =>
      [0, 2, 15].includes(index) ? { ...player, injuredUntil: kickOff + 1 } : player,
    );
    const club = buildClub({ players });
    const absent = notificationsBefore({ club, match }, ALPHA).find(({ kind }) => kind === 'absent-starter');
    expect(absent).toMatchObject({ names: ['Jogador 1', 'Jogador 3'] });
    const friendly = { ...match, competitionName: FRIENDLY } as const;
    expect(kindsOf(notificationsBefore({ club, match: friendly }, ALPHA))).toEqual(['kick-off']);
  });

  test('a club that does not play is a programmer’s error', () => {
    expect(() => notificationsBefore({ club: buildClub({ id: 'c9' }), match }, ALPHA)).toThrow(RangeError);
  });
});

describe('texts (R-NOT-7, R-NOT-8, R-NOT-9, R-NOT-10)', () => {
  test('a result decided by a shoot-out', () => {
    const { home, away } = match;
    const over = {
      ...match,
      status: 'finished',
      home: { ...home, score: 1, shootOut: 4 },
      away: { ...away, score: 1, shootOut: 3 },
    } as const;
    const result = resultNotification({ clubId: 'c1', match: over, endedAt: kickOff });
    expect(result && notificationText(result)).toEqual({
      title: 'Real Boaguaba 1 × 1 Ponte Preta',
      body: 'Fim de jogo. Pênaltis: 4 × 3.',
      path: '/matchStats?competition=l1&match=m1',
    });
  });

  const base = { clubId: 'c1', date: kickOff };
  const sold = { ...base, kind: 'watched-for-sale', playerId: 'p1', name: 'Ana', price: 1_250_000 } as const;
  test.each([
    ['pt-BR', 'Ana está à venda', 'Preço: $ 1.250.000.'],
    ['en-GB', 'Ana is for sale', 'Price: $1,250,000.'],
    ['es', 'Ana está en venta', 'Precio: 1.250.000 $.'],
  ] as const)('speak %s', (language, title, body) => {
    const text = notificationText(sold, language);
    expect({ ...text, body: text.body.replaceAll('\u00a0', ' ') }).toMatchObject({ title, body });
    expect(text.path).toBe(notificationText(sold).path);
  });

  test('say nothing in another language as in Portuguese', () => {
    const portuguese = Object.values(PHRASES['pt-BR']);
    for (const language of NOTIFICATION_LANGUAGES.slice(1)) {
      expect(Object.values(PHRASES[language]).filter((phrase) => portuguese.includes(phrase))).toEqual([]);
    }
  });

  const notified = {
    ...base,
    match: { id: 'm1', competitionId: 'l1', home: 'Real Boaguaba', away: 'Ponte Preta' },
  };
  const sponsor = eventNotification({ ...base, type: 'sponsorship-expired' });
  test.each<[string, Notification | null, string, string]>([
    [
      'an invalid line-up',
      { ...notified, kind: 'invalid-line-up', tacticName: 'B' },
      'Escalação inválida',
      '/tactics?slot=B',
    ],
    [
      'one absent starter',
      { ...notified, kind: 'absent-starter', tacticName: 'A', names: ['Ana'] },
      'Titular fora do jogo',
      '/tactics?slot=A',
    ],
    [
      'two absent starters',
      { ...notified, kind: 'absent-starter', tacticName: 'A', names: ['Ana', 'Bia'] },
      'Titulares fora do jogo',
      '/tactics?slot=A',
    ],
    ['a kick-off', { ...notified, kind: 'kick-off' }, 'Real Boaguaba × Ponte Preta', '/matchPlayer/live/m1'],
    ['the end of a contract', sponsor, 'Patrocínio encerrado', '/finances'],
    [
      'a watched player',
      { ...base, kind: 'watched-for-sale', playerId: 'p 1', name: 'Ana', price: 9 },
      'Ana está à venda',
      '/playerDetails?id=p%201',
    ],
  ])('%s', (_, notification, title, path) => {
    expect(notification && notificationText(notification)).toMatchObject({ title, path });
  });
});

test('a player listed anew is notified anew (R-NOT-4)', () => {
  const listed = { kind: 'watched-for-sale', clubId: 'c1', date: 1, playerId: 'p1', name: 'Ana', price: 9 } as const;
  expect(notificationKey(listed)).toBe('watched-for-sale:c1:p1:1');
  expect(notificationKey({ ...listed, date: 2 })).toBe('watched-for-sale:c1:p1:2');
});
