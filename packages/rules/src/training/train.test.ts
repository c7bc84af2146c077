import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../clock/constants.ts';
import { startOfNextUtcDay } from '../clock/utc-day.ts';
import type { Result } from '../core/result.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildMatch, buildPlayer } from '../testing/builders.ts';
import { REST_ID } from './constants.ts';
import { trainingPreview } from './session.ts';
import { type TrainInput, type TrainingOutcome, train } from './train.ts';

const PLAYERS = [
  buildPlayer({ number: 1, position: 'GK' }),
  buildPlayer({ number: 7, attributes: { exp: 195, condition: 80 } }),
  buildPlayer({ number: 9, attributes: { condition: 69.6, morale: 69 } }),
  buildPlayer({ number: 4, attributes: { condition: 60, morale: 40 } }),
];

function input(changes: Partial<TrainInput> = {}): TrainInput {
  return {
    club: buildClub({ players: PLAYERS }),
    numbers: [7],
    trainingId: 13,
    intensity: 1,
    matches: [],
    now: BUILT_AT,
    ...changes,
  };
}

function done(result: Result<TrainingOutcome>): TrainingOutcome {
  if (!result.ok) throw new RangeError(result.error.code);
  return result.value;
}

describe('sessions of a day (R-TRA-23, R-TRA-24)', () => {
  const held = (count: number, date = BUILT_AT) => [
    buildPlayer({ number: 7 }),
    { ...PLAYERS[0], sessions: { count, date } },
  ];
  const squad = (count: number, date?: number) =>
    buildClub({ players: [...held(count, date)].map((player) => ({ ...buildPlayer(), ...player })) });

  test('the third is held and counted, the fourth is refused', () => {
    const third = done(train(input({ club: squad(2), numbers: [1] }), ALPHA));
    expect(third.club.players.map(({ sessions }) => sessions)).toEqual([undefined, { count: 3, date: BUILT_AT }]);
    expect(train(input({ club: third.club, numbers: [7, 1] }), ALPHA)).toEqual({
      ok: false,
      error: { code: 'training/enough-today', facts: { number: 1, limit: 3 } },
    });
  });

  test('a rest is no session, and midnight brings all back', () => {
    expect(train(input({ club: squad(3), numbers: [1], trainingId: REST_ID }), ALPHA).ok).toBe(true);
    expect(train(input({ club: squad(3, BUILT_AT - DAY), numbers: [1] }), ALPHA).ok).toBe(true);
  });
});

describe('a session', () => {
  test('raises two skills, costs condition and gives experience (R-TRA-18, R-TRA-20)', () => {
    const { club, entries, events } = done(train(input(), ALPHA));
    const [, before] = PLAYERS;
    const [, after] = club.players;
    expect(after?.attributes).toEqual({
      ...before?.attributes,
      passing: 60.336,
      firstTouch: 60.336,
      condition: 75,
      exp: 205,
    });
    expect(entries).toEqual([]);
    expect(events).toEqual([{ clubId: 'c1', date: BUILT_AT, type: 'training-done', trainingId: 13, players: 1 }]);
  });

  test('leaves all other players and everything else untouched, the rests too', () => {
    const { club } = done(train(input(), ALPHA));
    const before = input().club;
    expect({ ...club, players: [] }).toEqual({ ...before, players: [] });
    expect(club.players.filter(({ number }) => number !== 7)).toEqual(PLAYERS.filter(({ number }) => number !== 7));
    expect(club.players.map(({ number }) => number)).toEqual([1, 7, 9, 4]);
  });

  test('opens a booster slot when experience reaches the next level (R-TRA-21)', () => {
    const { club } = done(train(input(), ALPHA));
    expect(club.players[1]?.attributeBoosters.map(({ status }) => status)).toEqual(['unlockable', 'locked', 'locked']);
  });

  test('costs condition in proportion to its intensity (R-TRA-18)', () => {
    const { club } = done(train(input({ intensity: 0.8 }), ALPHA));
    expect(club.players[1]?.attributes.condition).toBe(76);
    expect(club.players[1]?.attributes.exp).toBeCloseTo(203, 12);
  });

  test('lists both attributes of every player, in the order given (R-TRA-22)', () => {
    const { trainingOutcome, events } = done(train(input({ numbers: [7, 1], trainingId: 19 }), ALPHA));
    expect(trainingOutcome.map(({ number, name, attributeName }) => [number, name, attributeName])).toEqual([
      [7, 'Jogador 7', 'handling'],
      [7, 'Jogador 7', 'reflexes'],
      [1, 'Jogador 1', 'handling'],
      [1, 'Jogador 1', 'reflexes'],
    ]);
    for (const { increase } of trainingOutcome) expect(increase).toBeCloseTo(0.336, 12);
    expect(events[0]).toMatchObject({ trainingId: 19, players: 2 });
  });
});

describe('a rest (R-TRA-19)', () => {
  const rest = { trainingId: REST_ID, numbers: [9, 4, 7] };

  test('raises condition by stamina ÷ 20 + 5, and a low morale up to 70', () => {
    const { club, trainingOutcome } = done(train(input(rest), ALPHA));
    expect(club.players.map(({ attributes }) => attributes.condition)).toEqual([100, 88, 77.6, 68]);
    expect(club.players.map(({ attributes }) => attributes.morale)).toEqual([70, 70, 70, 42]);
    expect(trainingOutcome.map(({ number, attributeName, increase }) => [number, attributeName, increase])).toEqual([
      [9, 'condition', expect.closeTo(8, 12)],
      [9, 'morale', 1],
      [4, 'condition', 8],
      [4, 'morale', 2],
      [7, 'condition', 8],
      [7, 'morale', 0],
    ]);
  });

  test('changes nothing else of a player', () => {
    const { club } = done(train(input(rest), ALPHA));
    const [, , before] = PLAYERS;
    const [, , after] = club.players;
    expect({ ...after, attributes: { ...after?.attributes, condition: 69.6, morale: 69 } }).toEqual(before);
  });

  test('leaves a morale above 70 as it is', () => {
    const club = buildClub({ players: [buildPlayer({ number: 7, attributes: { morale: 90 } })] });
    const outcome = done(train(input({ ...rest, numbers: [7], club }), ALPHA));
    expect(outcome.club.players[0]?.attributes.morale).toBe(90);
  });

  test('uses one rest of the day for all of them', () => {
    const { club } = done(train(input(rest), ALPHA));
    expect(club.rests).toEqual({ value: 1, lastUpdate: BUILT_AT });
    expect(club.players).toHaveLength(4);
  });

  test('is refused once three are used, until the next UTC day', () => {
    const tired = buildClub({ players: PLAYERS, rests: { value: 3, lastUpdate: BUILT_AT } });
    expect(train(input({ ...rest, club: tired }), ALPHA)).toEqual({
      ok: false,
      error: { code: 'training/no-rests-left', facts: { limit: 3, date: startOfNextUtcDay(BUILT_AT) } },
    });
    const nextDay = done(train(input({ ...rest, club: tired, now: BUILT_AT + DAY }), ALPHA));
    expect(nextDay.club.rests).toEqual({ value: 1, lastUpdate: BUILT_AT + DAY });
    const last = buildClub({ players: PLAYERS, rests: { value: 2, lastUpdate: BUILT_AT } });
    expect(done(train(input({ ...rest, club: last }), ALPHA)).club.rests.value).toBe(3);
  });

  test('sessions are allowed without a rest left', () => {
    const club = buildClub({ players: PLAYERS, rests: { value: 3, lastUpdate: BUILT_AT } });
    expect(done(train(input({ club }), ALPHA)).club.rests).toEqual({ value: 3, lastUpdate: BUILT_AT });
  });
});

describe('refusals (R-TRA-8, R-TRA-9, R-TRA-10, R-TRA-11)', () => {
  test.each([
    ['nobody selected', { numbers: [] }, 'training/no-players', {}],
    ['a number nobody wears', { numbers: [7, 99] }, 'club/unknown-player', { number: 99 }],
    ['a player named twice', { numbers: [7, 1, 7] }, 'training/player-twice', { number: 7 }],
    ['type 0', { trainingId: 0 }, 'training/unknown-type', { trainingId: 0 }],
    ['type 22', { trainingId: 22 }, 'training/unknown-type', { trainingId: 22 }],
    ['an intensity of 70 %', { intensity: 0.7 }, 'training/unknown-intensity', { intensity: 0.7 }],
    ['a rest of 110 %', { trainingId: 21, intensity: 1.1 }, 'training/unknown-intensity', { intensity: 1.1 }],
    ['a tired player', { numbers: [7, 9] }, 'training/tired', { number: 9, condition: 69.6, limit: 70 }],
  ] as const)('%s', (_, changes, code, facts) => {
    expect(train(input(changes), ALPHA)).toEqual({ ok: false, error: { code, facts } });
  });

  test.each([
    ['14:59 before the kick-off', -15 * MINUTE + 1, false],
    ['15:00 before the kick-off', -15 * MINUTE, true],
    ['30:00 after the kick-off', 30 * MINUTE, false],
    ['30:00.001 after the kick-off', 30 * MINUTE + 1, true],
  ])('%s a session is allowed: %s', (_, offset, allowed) => {
    const match = buildMatch({ date: BUILT_AT - offset });
    const matches = { [match.id]: match };
    const result = train(input({ matches }), ALPHA);
    expect(result.ok).toBe(allowed);
    if (!result.ok) expect(result.error).toEqual({ code: 'training/match-live', facts: {} });
    expect(train(input({ matches, trainingId: REST_ID }), ALPHA).ok).toBe(allowed);
  });

  test('a live match of other clubs blocks no session', () => {
    const match = buildMatch({ date: BUILT_AT, home: { id: 'c3' } });
    expect(train(input({ matches: [match] }), ALPHA).ok).toBe(true);
  });
});

describe('the preview (R-TRA-22)', () => {
  test('shows exactly what training then does', () => {
    const session = input({ numbers: [1, 7], trainingId: 4, intensity: 0.9 });
    const preview = trainingPreview(session, ALPHA);
    const { club, trainingOutcome } = done(train(session, ALPHA));
    expect(preview.flatMap(({ gains }) => gains)).toEqual(trainingOutcome);
    expect(preview.map(({ conditionChange }) => conditionChange)).toEqual([
      (club.players[0]?.attributes.condition ?? 0) - 100,
      (club.players[1]?.attributes.condition ?? 0) - 80,
    ]);
    expect(preview.map(({ number, name, allowed }) => [number, name, allowed])).toEqual([
      [1, 'Jogador 1', true],
      [7, 'Jogador 7', true],
    ]);
  });

  test('names players who are too tired, and allows them to rest', () => {
    const numbers = [9, 7];
    expect(trainingPreview(input({ numbers }), ALPHA).map(({ number, allowed }) => [number, allowed])).toEqual([
      [7, true],
      [9, false],
    ]);
    expect(trainingPreview(input({ numbers, trainingId: REST_ID }), ALPHA).every(({ allowed }) => allowed)).toBe(true);
  });

  test('is empty for an unknown type', () => {
    expect(trainingPreview(input({ trainingId: 22 }), ALPHA)).toEqual([]);
  });

  test('a player near the floor loses no more than down to it (R-TRA-18)', () => {
    const club = buildClub({ players: [buildPlayer({ number: 7, attributes: { condition: 62 } })] });
    expect(trainingPreview(input({ club }), ALPHA)[0]?.conditionChange).toBe(-2);
    const below = buildClub({ players: [buildPlayer({ number: 7, attributes: { condition: 55 } })] });
    expect(trainingPreview(input({ club: below }), ALPHA)[0]?.conditionChange).toBe(0);
  });
});
