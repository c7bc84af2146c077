import { describe, expect, test } from 'vitest';
import { createRandom } from '../core/random.ts';
import { lineOf } from '../positions/line.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildClub } from '../testing/builders.ts';
import { afterMatchDiscipline, type Incident, withoutBookings } from './after-match.ts';
import { isAvailable, isInjured, isSuspended } from './availability.ts';
import type { PlayerRecord } from './player-record.ts';
import { availableEleven, namedPlayers } from './replacements.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { facilities, tactics, players } = buildClub();
const random = createRandom('hurt');

function after(player: PlayerRecord, incidents: readonly Incident[], competitionId: string | null = 'l1') {
  return afterMatchDiscipline(player, { competitionId, incidents, facilities, now: DAY }, random, ALPHA);
}

describe('cards (R-DIS-2)', () => {
  test('suspend with the third yellow of an edition, for one match', () => {
    const two = after(after({}, ['yellow']), ['yellow']);
    expect(isSuspended(two, 'l1')).toBe(false);
    const three = after(two, ['yellow']);
    expect([isSuspended(three, 'l1'), isSuspended(three, 'cup')]).toEqual([true, false]);
    const served = after(three, []);
    expect([isSuspended(served, 'l1'), served.bookings?.l1?.yellows]).toEqual([false, 0]);
  });

  test.each([[['red']], [['yellow', 'secondYellow']]] as const)(
    'suspend after %j, and leave the yellows as they were',
    (incidents) => {
      const sentOff = after(after({}, ['yellow']), incidents);
      expect(sentOff.bookings?.l1).toEqual({ yellows: 1, isSuspended: true });
    },
  );

  test('end with the edition', () => {
    const booked = after(after({}, ['yellow']), ['red'], 'cup');
    expect(withoutBookings(booked, 'cup').bookings).toEqual({ l1: { yellows: 1, isSuspended: false } });
    expect(withoutBookings(booked, 'l2')).toBe(booked);
  });
});

describe('injuries (R-DIS-3)', () => {
  const daysOf = (recoveryCenter: number) =>
    Array.from({ length: 400 }, () => {
      const match = {
        competitionId: 'l1',
        incidents: ['injury'],
        facilities: { ...facilities, recoveryCenter },
        now: 0,
      } as const;
      return (afterMatchDiscipline<PlayerRecord>({}, match, random, ALPHA).injuredUntil ?? 0) / DAY;
    }).sort((a, b) => a - b);

  test('last one to six days, two in the middle', () => {
    const days = daysOf(1);
    expect([days[0], days[200], days.at(-1)]).toEqual([1, 2, 6]);
  });

  test('last shorter with a better recovery centre', () => {
    expect(Math.max(...daysOf(4))).toBeCloseTo(4.2, 5);
  });

  test('are over at their end', () => {
    expect([isInjured({ injuredUntil: DAY }, DAY - 1), isInjured({ injuredUntil: DAY }, DAY)]).toEqual([true, false]);
  });
});

describe('friendlies, and rule sets that carry nothing over (R-DIS-5)', () => {
  const out: PlayerRecord = { injuredUntil: DAY, bookings: { l1: { yellows: 0, isSuspended: true } } };

  test('have no suspensions and no injuries', () => {
    expect(after({}, ['red', 'injury'], null)).toEqual({});
    expect(isAvailable(out, { competitionId: null, now: 0 }, ALPHA)).toBe(true);
    const free = { ...ALPHA, discipline: { ...ALPHA.discipline, carriesOver: false } };
    expect(isAvailable(out, { competitionId: 'l1', now: 0 }, free)).toBe(true);
    expect(isAvailable(out, { competitionId: 'l1', now: 0 }, ALPHA)).toBe(false);
  });
});

describe('the eleven at kick-off (R-DIS-4)', () => {
  const occasion = { competitionId: 'l1', now: 0 };
  const hurt = (...ids: readonly string[]) =>
    players.map((player) => (ids.includes(player.id) ? { ...player, injuredUntil: DAY } : player));
  const starters = tactics.A.places.slice(0, 11).flatMap(({ playerId }) => playerId ?? []);

  test('is the saved one if all may play', () => {
    expect(availableEleven(tactics.A, players, occasion, ALPHA)).toBe(tactics.A);
  });

  test('has a player of the same line in place of each who is out, once', () => {
    const gone = starters.slice(1, 3);
    const { places, substitutions } = availableEleven(tactics.A, hurt(...gone), occasion, ALPHA);
    const ids = places.flatMap(({ playerId }) => playerId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(places.slice(0, 11).every(({ playerId }) => playerId !== null && !gone.includes(playerId))).toBe(true);
    expect(
      substitutions.every(({ playerIn, playerOut }) => !gone.includes(playerIn) && !gone.includes(playerOut)),
    ).toBe(true);
    for (const [index, id] of gone.entries()) {
      const positionOf = (playerId: string | null | undefined) =>
        players.find((player) => player.id === playerId)?.personalData.position ?? 'GK';
      expect(lineOf(positionOf(places[index + 1]?.playerId))).toBe(lineOf(positionOf(id)));
    }
  });

  test('calls the injured who are fit soonest if fewer than eleven or no keeper are left, and no suspended one', () => {
    const [suspended, ...others] = players;
    const all = [
      { ...suspended, bookings: { l1: { yellows: 0, isSuspended: true } } } as (typeof players)[number],
      ...others.map((player, index) => ({ ...player, injuredUntil: (index + 1) * DAY })),
    ];
    const named = namedPlayers(all, occasion, ALPHA);
    expect(named).toHaveLength(11);
    expect(named.some(({ id }) => id === suspended?.id)).toBe(false);
    expect(named.some(({ personalData }) => personalData.position === 'GK')).toBe(true);
  });
});
