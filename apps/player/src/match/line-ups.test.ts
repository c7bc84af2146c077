import { createRecorder, FRAME_LENGTH, type MatchEvent, simulate } from '@mundo-manager/engine';
import { matchInput, teamSheet } from '@mundo-manager/engine/testing';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import { isOnPitch } from './interpolated-positions.ts';
import { lineUpsOf, playersAt } from './line-ups.ts';
import { marksOf } from './seek-bar-marks.ts';

const input = matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 }));
const id = (at: number) => input.home.players[at]?.id ?? '';

const eventsOf = (...events: readonly object[]) =>
  events.map((event) => ({ minute: 1, added: 0, side: 'home', x: 0, y: 0, ...event })) as MatchEvent[];

describe('the player in each slot (R-REP-4)', () => {
  test('a substitute keeper is in goal, and a player sent off keeps the slot of the one who came off', () => {
    const events = eventsOf(
      { type: 'card', tick: 100, player: id(0), colour: 'red', reason: 'deniedGoal', opponent: null },
      { type: 'substitution', tick: 100, playerIn: id(11), playerOut: id(9) },
      { type: 'keeperChange', tick: 100, player: id(11) },
    );
    const lineUps = lineUpsOf(input, events);
    expect(playersAt(lineUps, 99)[0]?.id).toBe(id(0));
    expect(playersAt(lineUps, 100)[0]?.id).toBe(id(11));
    expect(playersAt(lineUps, 100)[9]?.id).toBe(id(0));
  });

  test('the recording has players who were sent off outside the pitch, and all others on it', () => {
    const ruleset = { ...ALPHA, discipline: { ...ALPHA.discipline, strictness: 5, injuryRisk: 5 } };
    const isSentOff = ({ type, ...event }: MatchEvent) =>
      type === 'card' && 'colour' in event && event.colour !== 'yellow';
    const seeds = Array.from({ length: 50 }, (_, index) => index + 1);
    const seed = seeds.find((each) => simulate(input, each, { ruleset }).events.some(isSentOff)) ?? 0;
    const recorder = createRecorder();
    const { events } = simulate(input, seed, { ruleset, observe: recorder.observe });
    const lineUps = lineUpsOf(input, events);
    const { frames, length } = recorder.recording();
    const last = (length - 1) * FRAME_LENGTH;
    const away = playersAt(lineUps, length).filter(
      (_, slot) => !isOnPitch((frames[last + 2 * slot] ?? 0) / 10, (frames[last + 2 * slot + 1] ?? 0) / 10),
    );
    const sentOff = events.flatMap((event) =>
      event.type === 'card' && event.colour !== 'yellow' ? [event.player] : [],
    );
    expect(sentOff.length).toBeGreaterThan(0);
    expect(away.map((player) => player.id)).toEqual(expect.arrayContaining(sentOff));
    const hurt = events.flatMap((event) => (event.type === 'injury' ? [event.player] : []));
    for (const player of away) expect([...sentOff, ...hurt]).toContain(player.id);
  });
});

test('the timeline has marks for cards and injuries (R-REP-5)', () => {
  const events = eventsOf(
    { type: 'card', tick: 1, player: id(2), colour: 'yellow', reason: 'recklessTackle', opponent: null },
    { type: 'card', tick: 2, player: id(2), colour: 'secondYellow', reason: 'recklessTackle', opponent: null },
    { type: 'injury', tick: 3, player: id(3), cause: 'muscle' },
  );
  expect(marksOf(events).map(({ kind }) => kind)).toEqual(['yellowCard', 'redCard', 'injury']);
});
