import { describe, expect, test } from 'vitest';
import {
  createMatch,
  createRecorder,
  digestOf,
  ENGINE_VERSION,
  eventsOf,
  resume,
  simulate,
  snapshot,
  step,
} from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { FRAME_LENGTH } from './position-recorder.ts';

const input = matchInput(teamSheet({ strength: 70 }), teamSheet({ strength: 70 }));

describe('a match from a seed (R-ENG-1, R-ENG-4)', () => {
  test('is the same whenever it is played', () => {
    expect(simulate(input, 1)).toEqual(simulate(input, 1));
  });

  test('is another with another seed', () => {
    expect(simulate(input, 1).digest).not.toBe(simulate(input, 2).digest);
  });

  test('takes a text as its seed too', () => {
    expect(simulate(input, 'a5f0').digest).toBe(simulate(input, 'a5f0').digest);
  });

  test('does not depend on the name of the ground', () => {
    expect(simulate({ ...input, venue: 'Maracanã' }, 1).digest).toBe(simulate(input, 1).digest);
  });
});

test('events carry minute, players and position, and shots their chance and what decided them (R-ENG-8)', () => {
  const events = [1, 2, 3].flatMap((seed) => simulate(input, seed).events);
  const ids = new Set([...input.home.players, ...input.away.players].map(({ id }) => id));
  const nobody = new Set(['periodStart', 'periodEnd', 'possession', 'addedTime']);
  for (const event of events) {
    expect(event.minute).toBeGreaterThanOrEqual(1);
    expect(event.minute).toBeLessThanOrEqual(90);
    expect(event.x).toBeGreaterThanOrEqual(0);
    expect(event.x).toBeLessThanOrEqual(105);
    expect(event.y).toBeGreaterThanOrEqual(0);
    expect(event.y).toBeLessThanOrEqual(68);
    const named = Object.entries(event).filter(([key]) =>
      ['player', 'opponent', 'playerIn', 'playerOut', 'keeper'].includes(key),
    );
    expect(named.length > 0).toBe(!nobody.has(event.type));
    // A card for wasting time has no opponent.
    for (const [, id] of named) if (id !== null) expect(ids).toContain(id);
  }
  const shots = events.filter((event) => event.type === 'shot');
  expect(shots.length).toBeGreaterThan(30);
  for (const { xg, factors } of shots) {
    expect(xg).toBeGreaterThan(0);
    expect(xg).toBeLessThan(1);
    expect(Object.keys(factors).sort()).toEqual(['distance', 'finishing', 'keeping', 'pressure']);
    for (const factor of Object.values(factors)) expect(factor).toBeGreaterThanOrEqual(0);
  }
});

describe('step by step (R-ENG-5)', () => {
  test('ends like a match that is played at once', () => {
    const match = createMatch(input, 5);
    while (!match.finished) step(match);
    expect(digestOf(match)).toBe(simulate(input, 5).digest);
  });

  test.each([1, 777, 5_000, 9_001])('resumed from JSON after tick %i, ends the same', (tick) => {
    const match = createMatch(input, 5);
    for (let played = 0; played < tick; played++) step(match);
    const resumed = resume(JSON.parse(JSON.stringify(snapshot(match))));
    while (!resumed.finished) step(resumed);
    expect(digestOf(resumed)).toBe(simulate(input, 5).digest);
    expect(eventsOf(resumed)).toEqual(simulate(input, 5).events);
  });

  test('a snapshot is not touched by what the match does next', () => {
    const match = createMatch(input, 5);
    for (let played = 0; played < 300; played++) step(match);
    const before = snapshot(match);
    const copy = JSON.stringify(before);
    for (let played = 0; played < 300; played++) step(match);
    expect(JSON.stringify(before)).toBe(copy);
  });

  test('reading the events leaves no trace in the match', () => {
    const match = createMatch(input, 5);
    for (let played = 0; played < 300; played++) step(match);
    const before = JSON.stringify(snapshot(match));
    expect(eventsOf(match).length).toBeGreaterThan(0);
    expect(JSON.stringify(snapshot(match))).toBe(before);
  });

  test('a snapshot of another version is refused', () => {
    const old = { ...snapshot(createMatch(input, 5)), engineVersion: ENGINE_VERSION + 1 };
    expect(() => resume(old)).toThrow(expect.objectContaining({ code: 'engine/bad-snapshot' }));
  });

  test('a finished match stays as it is', () => {
    const match = createMatch(input, 5);
    while (!match.finished) step(match);
    const end = JSON.stringify(snapshot(match));
    step(match);
    expect(JSON.stringify(snapshot(match))).toBe(end);
  });
});

describe('the recorder (R-ENG-13)', () => {
  test('changes nothing, and has a frame for every tick', () => {
    const recorder = createRecorder();
    let ticks = 0;
    const recorded = simulate(input, 9, {
      observe(match) {
        recorder.observe(match);
        ticks += 1;
      },
    });
    const { frames, length } = recorder.recording();
    expect(recorded.digest).toBe(simulate(input, 9).digest);
    expect(length).toBe(ticks);
    expect(frames.length).toBe(ticks * FRAME_LENGTH);
  });

  test('starts with the ball on the spot at kick-off', () => {
    const recorder = createRecorder();
    const match = createMatch(input, 9);
    step(match);
    recorder.observe(match);
    expect([...recorder.recording().frames.slice(44, 46)]).toEqual([525, 340]);
  });
});

describe('a knock-out match', () => {
  const equal = Array.from({ length: 40 }, (_, seed) => simulate(input, `cup ${seed}`, { knockout: true }));
  const decided = equal.filter(({ score }) => score.home !== score.away);
  const onPenalties = equal.filter(({ score }) => score.shootOut !== null);

  test('always has a winner', () => {
    for (const { score } of equal) {
      const { home, away } = score.shootOut ?? score;
      expect(home).not.toBe(away);
    }
  });

  test('has a shoot-out exactly if extra time leaves it level', () => {
    expect(decided.length + onPenalties.length).toBe(equal.length);
    expect(onPenalties.length).toBeGreaterThan(0);
    for (const { score } of onPenalties) expect(score.home).toBe(score.away);
  });

  test('goes to extra time only after a level second half', () => {
    for (const { events } of equal) {
      const [, full, , extra] = events.filter((event) => event.type === 'periodEnd');
      expect(extra !== undefined).toBe(full?.home === full?.away);
    }
  });

  test('shoots from the spot one side after the other, and stops when it is decided', () => {
    for (const { events, score } of onPenalties) {
      const kicks = events.filter((event) => event.type === 'shootOutKick');
      for (const [at, kick] of kicks.entries()) expect(kick.side).not.toBe(kicks[at - 1]?.side);
      expect({ home: kicks.at(-1)?.home, away: kicks.at(-1)?.away }).toEqual(score.shootOut);
      expect(kicks.length).toBeGreaterThanOrEqual(6);
    }
  });

  test('without the option a draw is the result', () => {
    const level = equal.findIndex(({ score }) => score.shootOut !== null);
    const plain = simulate(input, `cup ${level}`);
    expect(plain.score.home).toBe(plain.score.away);
    expect(plain.score.shootOut).toBeNull();
  });
});
