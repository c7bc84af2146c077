import { describe, expect, test } from 'vitest';
import { botWantsFriendly } from '../bots/friendlies.ts';
import { botMatchBooster } from '../bots/match-booster.ts';
import { DAY, HOUR, MINUTE } from '../clock/constants.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import type { Club } from '../clubs/club.ts';
import { contestName, isFriendly } from '../competitions/competition-name.ts';
import type { Match } from '../competitions/match.ts';
import { createRandom } from '../core/random.ts';
import { occasionOf } from '../discipline/availability.ts';
import { availableEleven } from '../discipline/replacements.ts';
import { inboxMessages } from '../inbox/messages.ts';
import { headToHead } from '../opponents/head-to-head.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildMatch } from '../testing/index.ts';
import {
  acceptInvitation,
  answerUntil,
  cancelFriendly,
  closeInvitations,
  declineInvitation,
  expireInvitation,
  FRIENDLY_LIMITS,
  friendlyFullTime,
  friendlyId,
  type Invitation,
  inviteToFriendly,
  isFriendlyOvertaken,
  lapseFriendly,
  type SlotMatch,
  sharedSlots,
  withdrawInvitation,
} from './index.ts';

const today = startOfUtcDay(BUILT_AT);
/** The first even UTC day from the one on which everything was built. */
const evenDay = [0, 1].map((days) => today + days * DAY).find((day) => (day / DAY) % 2 === 0) ?? 0;
const kickOff = evenDay + 23 * HOUR;
const now = BUILT_AT;
const club = buildClub({ id: 'c1' });
const opponent = buildClub({ id: 'c2' });
const id = 'i1';

const matchAt = (date: number, changes: Partial<SlotMatch> = {}): SlotMatch => ({
  date,
  home: { id: 'c1' },
  away: { id: 'c9' },
  competitionName: 'MM League',
  ...changes,
});
const wish: Parameters<typeof inviteToFriendly>[0] = {
  id,
  club,
  opponent,
  kickOff,
  isHome: true,
  isOpponentAway: false,
  invitations: [],
  matches: [],
  now,
};
const invite = (changes: Partial<typeof wish> = {}) => inviteToFriendly({ ...wish, ...changes }, ALPHA);
const open: Invitation = { id, from: 'c1', to: 'c2', kickOff, isHome: true, sentAt: now, status: 'open' };
const codeOf = (result: { ok: true } | { ok: false; error: { code: string } }) =>
  result.ok ? null : result.error.code;

function agreed(changes: Partial<Invitation> = {}) {
  const invitation = { ...open, ...changes };
  const accepted = acceptInvitation({ invitation, from: club, to: opponent, matches: [], now }, ALPHA);
  if (!accepted.ok) throw new Error(accepted.error.code);
  const [match] = Object.values(accepted.value.competition.matches);
  if (match === undefined) throw new Error('no match');
  return { ...accepted.value, match };
}

describe('slots of friendlies (R-FRD-2)', () => {
  test('are those of cups in the next 14 days', () => {
    const slots = sharedSlots({ clubIds: ['c1', 'c2'], matches: [], now }, ALPHA);
    expect(slots[0]).toBe(kickOff);
    expect(slots.every((slot) => new Date(slot).getUTCHours() === 23 && (startOfUtcDay(slot) / DAY) % 2 === 0)).toBe(
      true,
    );
    expect(slots.every((slot) => slot <= now + 14 * DAY)).toBe(true);
    expect(slots).toHaveLength(7);
  });

  test('can be asked for until an hour before the kick-off', () => {
    expect(answerUntil(kickOff)).toBe(kickOff - HOUR);
    expect(codeOf(invite({ now: kickOff - HOUR - 1 }))).toBeNull();
    expect(codeOf(invite({ now: kickOff - HOUR }))).toBe('friendlies/too-late');
  });

  test('are none at other hours, and none later than in 14 days', () => {
    expect(codeOf(invite({ kickOff: kickOff + HOUR }))).toBe('friendlies/not-a-slot');
    expect(codeOf(invite({ kickOff: kickOff + DAY }))).toBe('friendlies/not-a-slot');
    expect(codeOf(invite({ now: kickOff - 14 * DAY }))).toBeNull();
    expect(codeOf(invite({ now: kickOff - 14 * DAY - 1 }))).toBe('friendlies/not-a-slot');
  });

  test('are taken by a match whose window meets theirs, on whichever day', () => {
    const other = (minutes: number) => codeOf(invite({ matches: [matchAt(kickOff + minutes * MINUTE)] }));
    expect(other(45)).toBe('friendlies/slot-taken');
    expect(other(-45)).toBe('friendlies/slot-taken');
    expect(other(46)).toBeNull();
    expect(other(-46)).toBeNull();
  });

  test('are taken on a day with two matches, or with one friendly', () => {
    const afternoon = evenDay + 15 * HOUR;
    expect(codeOf(invite({ matches: [matchAt(afternoon)] }))).toBeNull();
    expect(codeOf(invite({ matches: [matchAt(afternoon), matchAt(afternoon - 5 * HOUR)] }))).toBe(
      'friendlies/slot-taken',
    );
    expect(codeOf(invite({ matches: [matchAt(afternoon, { competitionName: 'Friendly' })] }))).toBe(
      'friendlies/slot-taken',
    );
  });

  test('must be free for the other club, too', () => {
    const theirs = { home: { id: 'c2' } };
    expect(codeOf(invite({ matches: [matchAt(kickOff, theirs)] }))).toBe('friendlies/opponent-busy');
    expect(sharedSlots({ clubIds: ['c1', 'c2'], matches: [matchAt(kickOff, theirs)], now }, ALPHA)).not.toContain(
      kickOff,
    );
    expect(sharedSlots({ clubIds: ['c1'], matches: [matchAt(kickOff, theirs)], now }, ALPHA)).toContain(kickOff);
  });

  test('are none if the calendar has no slots of cups', () => {
    const calendar = ALPHA.competitions.calendar.filter(({ use }) => use !== 'cups');
    const withoutCups = { ...ALPHA, competitions: { ...ALPHA.competitions, calendar } };
    expect(sharedSlots({ clubIds: ['c1'], matches: [], now }, withoutCups)).toEqual([]);
  });
});

describe('an invitation (R-FRD-3)', () => {
  test('is open, and a message to the other club', () => {
    const invited = invite();
    expect(invited).toMatchObject({ ok: true, value: { invitation: open } });
    expect(invited.ok && invited.value.events).toEqual([
      { type: 'friendly-invited', clubId: 'c2', date: now, invitationId: id, opponent: club.name, kickOff },
    ]);
  });

  test('goes to another club', () => {
    expect(codeOf(invite({ opponent: club }))).toBe('friendlies/own-club');
    expect(codeOf(invite({ isOpponentAway: true }))).toBe('friendlies/opponent-away');
  });

  test('is one of two clubs for a kick-off, from either of them', () => {
    const theirs = { ...open, from: 'c2', to: 'c1' };
    expect(codeOf(invite({ invitations: [theirs] }))).toBe('friendlies/already-invited');
    expect(codeOf(invite({ invitations: [{ ...theirs, status: 'declined' }] }))).toBeNull();
    expect(codeOf(invite({ invitations: [{ ...theirs, kickOff: kickOff + 2 * DAY }] }))).toBeNull();
  });

  test.each([
    ['sent', 'friendlies/too-many-sent', { from: 'c1', to: 'c8' }],
    ['received', 'friendlies/too-many-received', { from: 'c8', to: 'c2' }],
  ] as const)('is refused beyond the limit of open ones that were %s', (limit, code, clubs) => {
    const others = (count: number) => Array.from({ length: count }, (_, n) => ({ ...open, ...clubs, id: `o${n}` }));
    expect(codeOf(invite({ invitations: others(FRIENDLY_LIMITS[limit] - 1) }))).toBeNull();
    expect(codeOf(invite({ invitations: others(FRIENDLY_LIMITS[limit]) }))).toBe(code);
  });
});

describe('an answer (R-FRD-4, R-FRD-5)', () => {
  test('yes draws a match at the home club’s ground, for both clubs', () => {
    const { invitation, competition, clubs, events, match } = agreed();
    expect(invitation.status).toBe('accepted');
    expect(competition).toMatchObject({ id: friendlyId(open), name: 'Friendly', status: 'started', number: 1 });
    expect(clubs.map((one) => [one.id, one.competitions.current])).toEqual([
      ['c2', [competition.id]],
      ['c1', [competition.id]],
    ]);
    expect(match).toMatchObject({
      date: kickOff,
      home: { id: 'c1' },
      away: { id: 'c2' },
      venue: 'Estádio c1',
      round: 1,
    });
    expect(events).toMatchObject([{ type: 'friendly-accepted', clubId: 'c1', opponent: opponent.name }]);
    expect(agreed({ isHome: false }).match).toMatchObject({ home: { id: 'c2' }, venue: 'Estádio c2' });
  });

  test('yes is refused if the slot is taken by now, and after the hour', () => {
    const accept = (matches: SlotMatch[], at = now) =>
      codeOf(acceptInvitation({ invitation: open, from: club, to: opponent, matches, now: at }, ALPHA));
    expect(accept([matchAt(kickOff)])).toBe('friendlies/opponent-busy');
    expect(accept([matchAt(kickOff, { home: { id: 'c2' } })])).toBe('friendlies/slot-taken');
    expect(accept([], kickOff - HOUR)).toBe('friendlies/too-late');
    expect(accept([], kickOff - HOUR - 1)).toBeNull();
  });

  test('no, and withdrawing, close it', () => {
    const declined = declineInvitation({ invitation: open, club: opponent, now });
    expect(declined).toMatchObject({ ok: true, value: { invitation: { status: 'declined' } } });
    expect(declined.ok && declined.value.events).toMatchObject([{ type: 'friendly-declined', clubId: 'c1' }]);
    expect(withdrawInvitation(open)).toMatchObject({
      ok: true,
      value: { invitation: { status: 'withdrawn' }, events: [] },
    });
  });

  test.each(['accepted', 'declined', 'withdrawn', 'expired', 'lapsed', 'cancelled'] as const)(
    'to an invitation that is %s is refused',
    (status) => {
      const invitation = { ...open, status };
      const accepted = acceptInvitation({ invitation, from: club, to: opponent, matches: [], now }, ALPHA);
      expect(codeOf(accepted)).toBe('friendlies/not-open');
      expect(codeOf(declineInvitation({ invitation, club: opponent, now }))).toBe('friendlies/not-open');
      expect(codeOf(withdrawInvitation(invitation))).toBe('friendlies/not-open');
      expect(expireInvitation({ invitation, club: opponent, now: kickOff })).toBeNull();
    },
  );

  test('is no, with a message to the inviter, when the vacation of the invited club starts; its own ones are withdrawn (R-FRD-17)', () => {
    const received = { id: 'i1', from: 'c1', to: 'c2', kickOff: 9, isHome: true, sentAt: 1, status: 'open' } as const;
    const sent = { ...received, id: 'i2', from: 'c2', to: 'c3' };
    const agreed = { ...received, id: 'i3', status: 'accepted' } as const;
    const club = { id: 'c2', name: 'Ponte Preta' };
    expect(closeInvitations({ invitations: [received, sent, agreed], club, now: 5 })).toEqual([
      {
        invitation: { ...received, status: 'declined' },
        events: [
          {
            type: 'friendly-declined',
            clubId: 'c1',
            date: 5,
            invitationId: 'i1',
            opponent: 'Ponte Preta',
            kickOff: 9,
          },
        ],
      },
      { invitation: { ...sent, status: 'withdrawn' }, events: [] },
    ]);
  });

  test('that does not come lets the invitation expire an hour before the kick-off', () => {
    expect(expireInvitation({ invitation: open, club: opponent, now: kickOff - HOUR - 1 })).toBeNull();
    expect(expireInvitation({ invitation: open, club: opponent, now: kickOff - HOUR })).toMatchObject({
      invitation: { status: 'expired' },
      events: [{ type: 'friendly-expired', clubId: 'c1', opponent: opponent.name }],
    });
  });
});

describe('an agreed friendly', () => {
  const boosted = (): { match: Match; home: Club; away: Club; invitation: Invitation; now: number } => {
    const { match, clubs, invitation } = agreed();
    const [away, home] = clubs;
    return { match: { ...match, home: { ...match.home, boosterId: 4 } }, home, away, invitation, now };
  };

  test('gives way to matches of competitions, and to no friendly (R-FRD-8)', () => {
    const { match: friendly } = agreed();
    const lapses = (...matches: SlotMatch[]) =>
      isFriendlyOvertaken({ friendly, matches: [friendly, ...matches] }, ALPHA);
    const afternoon = evenDay + 15 * HOUR;
    expect(lapses()).toBe(false);
    expect(lapses(matchAt(kickOff))).toBe(true);
    expect(lapses(matchAt(kickOff, { home: { id: 'c2' } }))).toBe(true);
    expect(lapses(matchAt(kickOff, { home: { id: 'c8' } }))).toBe(false);
    expect(lapses(matchAt(afternoon))).toBe(false);
    expect(lapses(matchAt(afternoon), matchAt(afternoon - HOUR))).toBe(true);
  });

  test('that lapses gives boosters back and is in no club’s competitions (R-FRD-8, R-FRD-10)', () => {
    const lapsed = lapseFriendly(boosted());
    expect(lapsed.invitation.status).toBe('lapsed');
    expect(lapsed.clubs.map(({ matchBoosters, competitions }) => [matchBoosters, competitions.current])).toEqual([
      [[4], []],
      [[], []],
    ]);
    expect(lapsed.events.map(({ type, clubId }) => [type, clubId])).toEqual([
      ['friendly-lapsed', 'c1'],
      ['friendly-lapsed', 'c2'],
    ]);
  });

  test('is called off by either club as long as the match may be edited (R-FRD-9)', () => {
    const input = { ...boosted(), clubId: 'c2' };
    const late = kickOff - 15 * MINUTE;
    expect(cancelFriendly({ ...input, now: late - 1 }, ALPHA)).toMatchObject({
      ok: true,
      value: { invitation: { status: 'cancelled' }, events: [{ type: 'friendly-cancelled', clubId: 'c1' }] },
    });
    expect(codeOf(cancelFriendly({ ...input, now: late }, ALPHA))).toBe('friendlies/too-late');
    expect(codeOf(cancelFriendly({ ...input, invitation: open }, ALPHA))).toBe('friendlies/not-agreed');
  });

  test('is no competition: all players may play, bots save their boosters, and rivalry ignores it (R-FRD-1, R-FRD-7, R-FRD-12)', () => {
    const { match, competition } = agreed();
    expect([isFriendly(match), isFriendly(competition), isFriendly(buildMatch())]).toEqual([true, true, false]);
    expect(occasionOf(match)).toEqual({ competitionId: null, now: kickOff });
    expect(occasionOf(buildMatch())).toMatchObject({ competitionId: 'l1' });
    expect(() => contestName(competition)).toThrow(RangeError);
    const rich = { ...club, matchBoosters: [4] };
    expect(botMatchBooster({ club: rich, match, now }, createRandom(1), ALPHA)).toBeNull();
    expect(
      botMatchBooster({ club: rich, match: buildMatch({ date: kickOff }), now }, createRandom(1), ALPHA),
    ).not.toBeNull();
    const played = { ...match, status: 'finished' } as const;
    expect(headToHead([played], 'c1', 'c2')).toMatchObject({ draws: 0, meetings: [] });
    const injured = club.players.map((player) => ({ ...player, injuredUntil: kickOff + DAY }));
    const tactic = club.tactics.A;
    expect(availableEleven(tactic, injured, occasionOf(match), ALPHA)).toEqual(tactic);
  });
});

describe('full time of a friendly (R-FRD-6)', () => {
  const play = (minutes = 90, from = club) => {
    const { competition, match } = agreed();
    const isIn = { competitions: { current: [competition.id] } };
    const clubs = [
      { ...from, ...isIn },
      { ...opponent, ...isIn },
    ];
    const { id: playerId = '' } = from.players[4] ?? {};
    const appearances = [
      {
        playerId,
        position: 'CM' as const,
        minutes,
        goals: 1,
        assists: 1,
        rating: 9,
        incidents: [
          { kind: 'red' as const, minute: 80 },
          { kind: 'injury' as const, minute: 81 },
        ],
      },
    ];
    const side = (score: number) => ({ score });
    const played = [{ matchId: match.id, home: side(2), away: side(1), replayId: 'r1', appearances }];
    const input = { competition, clubs, played, now: kickOff + 30 * MINUTE };
    return { input, playerId, ended: friendlyFullTime(input, ALPHA) };
  };

  test('enters the result, ends the friendly, and sends both clubs an event marked as friendly (R-FRD-10)', () => {
    const { ended, input } = play();
    expect(ended.competition.status).toBe('finished');
    expect(Object.values(ended.competition.matches)).toMatchObject([
      { status: 'finished', home: { score: 2 }, away: { score: 1 }, attendance: 0, ticketSales: 0 },
    ]);
    expect(ended.events).toMatchObject([
      { type: 'match-finished', clubId: 'c1', goalsFor: 2, isFriendly: true },
      { type: 'match-finished', clubId: 'c2', goalsFor: 1, isFriendly: true },
    ]);
    expect(inboxMessages(ended.events)).toHaveLength(2);
    const again = friendlyFullTime({ ...input, competition: ended.competition }, ALPHA);
    expect([again.clubs, again.events]).toEqual([[], []]);
  });

  test('tires who played half as much as a match does, and trains him for a session', () => {
    const { ended, playerId, input } = play();
    const before = input.clubs[0]?.players.find((player) => player.id === playerId);
    const after = ended.clubs[0]?.players.find((player) => player.id === playerId);
    // (35 + (100 − stamina) / 6) / 2 for each midfielder and defender.
    const { baseLoss, staminaLossDivisor } = ALPHA.condition;
    const loss = (baseLoss.other + (100 - (before?.attributes.stamina ?? 0)) / staminaLossDivisor) / 2;
    expect(after?.attributes.condition).toBeCloseTo((before?.attributes.condition ?? 0) - loss, 6);
    expect(after?.sessions?.count).toBe(1);
    expect(after?.attributes.passing).toBeGreaterThan(before?.attributes.passing ?? 0);
    const { ended: short } = play(89);
    expect(short.clubs[0]?.players.find((player) => player.id === playerId)?.sessions).toBeUndefined();
  });

  test('changes nothing else: money, experience, morale, statistics, cards, injuries, latest matches', () => {
    const { ended, input, playerId } = play();
    for (const after of ended.clubs) {
      const before = input.clubs.find((one) => one.id === after.id);
      expect(after).toMatchObject({ competitions: { current: [] }, lastMatches: [] });
      const { players: _, competitions: __, ...rest } = after;
      const { players: ___, competitions: ____, ...was } = before ?? after;
      expect(rest).toEqual(was);
    }
    const before = input.clubs[0]?.players.find((player) => player.id === playerId);
    const after = ended.clubs[0]?.players.find((player) => player.id === playerId);
    expect(after?.attributes).toMatchObject({ morale: before?.attributes.morale, exp: before?.attributes.exp });
    expect(after?.statistics).toEqual(before?.statistics);
    expect([after?.bookings, after?.injuredUntil]).toEqual([undefined, undefined]);
    expect(ended.clubs[0]?.players.filter((player) => !before || player.id !== playerId)).toEqual(
      input.clubs[0]?.players.filter((player) => player.id !== playerId),
    );
    expect(ended.entries).toEqual([]);
  });

  test('reaches who is free by now, and who has another club', () => {
    const { input, playerId } = play();
    const [home, away] = input.clubs;
    const player = home?.players.find((one) => one.id === playerId);
    if (home === undefined || away === undefined || player === undefined) throw new Error('no player');
    const left = { ...home, players: home.players.filter((one) => one !== player) };
    const free = friendlyFullTime({ ...input, clubs: [left, away], freePlayers: [player] }, ALPHA);
    expect(free.freePlayers[0]?.attributes.condition).toBeLessThan(player.attributes.condition);
    const third = buildClub({ id: 'c3', players: [player] });
    const bought = friendlyFullTime({ ...input, clubs: [left, away, third] }, ALPHA);
    expect(bought.clubs.map((one) => one.id)).toEqual(['c1', 'c2', 'c3']);
  });

  test('throws for a match that is no friendly, and for a missing club', () => {
    const { input } = play();
    expect(() => friendlyFullTime({ ...input, clubs: input.clubs.slice(1) }, ALPHA)).toThrow(RangeError);
    const league = { ...input.competition, name: 'MM League' as const };
    expect(() => friendlyFullTime({ ...input, competition: league }, ALPHA)).toThrow(RangeError);
  });
});

test('a bot plays a friendly with an eleven of a mean condition of 80, and with none below (R-FRD-11)', () => {
  const tired = (condition: number) => ({
    ...club,
    players: club.players.map((player) => ({ ...player, attributes: { ...player.attributes, condition } })),
  });
  expect(botWantsFriendly(tired(80), ALPHA)).toBe(true);
  expect(botWantsFriendly(tired(79.9), ALPHA)).toBe(false);
});
