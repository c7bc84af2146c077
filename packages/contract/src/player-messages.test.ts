import { buildEmblem } from '@mundo-manager/rules/testing';
import { describe, expect, test } from 'vitest';
import { isPlayerReady, type LiveShow, PLAYER_READY, readPlayerMessage } from './player-messages.ts';

const look = {
  id: 'c1',
  name: 'Vagalume',
  emblem: buildEmblem(),
  uniform: { id: 2, imageName: 't02-casa', primary: '#f4c21c', secondary: '#12683f', tertiary: '#1d46a0' },
};
const lineUp = { look, formation: '442', players: [{ id: 'p1', number: 1, name: 'Tijolo', place: 0 }] };
const frames = (count: number) => new Int16Array(count * 46);
const live: LiveShow = {
  home: lineUp,
  away: lineUp,
  ground: 'Várzea',
  events: [{ type: 'periodStart', tick: 0, minute: 1, added: 0, side: 'home', x: 52.5, y: 34, period: 1 }],
  minutes: 2,
  positions: { ticksPerFrame: 2, frames: frames(120) },
  pace: 6.4,
  stoppage: null,
  isBreak: false,
  replayId: null,
};
const message = (changes: Record<string, unknown>) => ({ type: 'mundo-manager/live', live: { ...live, ...changes } });

describe('a live match sent to the player', () => {
  test('is accepted unchanged, with positions or without', () => {
    expect(readPlayerMessage(message({}))).toEqual({ type: 'mundo-manager/live', live });
    expect(readPlayerMessage(message({ positions: null, replayId: 'm1-replay' }))).not.toBeNull();
    expect(readPlayerMessage(message({ stoppage: 3, isBreak: true }))).not.toBeNull();
  });

  test('is accepted without the events beyond the minutes that may be seen (R-REP-9)', () => {
    const at = (tick: number) => ({ ...live.events[0], tick });
    const read = readPlayerMessage(message({ events: [at(0), at(240), at(241)] }));
    expect(read).toEqual(message({ events: [at(0), at(240)] }));
  });

  test.each([
    ['frames beyond the minutes that may be seen (R-REP-9)', { positions: { ticksPerFrame: 2, frames: frames(121) } }],
    ['half a frame', { positions: { ticksPerFrame: 2, frames: new Int16Array(47) } }],
    ['frames in a plain list', { positions: { ticksPerFrame: 2, frames: [0] } }],
    ['a frame that takes no time', { positions: { ticksPerFrame: 0, frames: frames(1) } }],
    ['a match that runs backwards', { pace: -1 }],
    ['a match without an end', { pace: Number.POSITIVE_INFINITY }],
    ['events that are none', { events: [null] }],
    ['events without a moment', { events: [{ type: 'goal' }] }],
    ['nobody on a side', { home: null }],
    ['a side without a name', { away: { ...lineUp, look: { ...look, name: undefined } } }],
    ['half a minute', { minutes: 1.5 }],
    ['a replay by number', { replayId: 7 }],
    ['half a minute of stoppage time', { stoppage: 2.5 }],
    ['a break that is a word', { isBreak: 'yes' }],
  ])('is not accepted with %s', (_, changes) => {
    expect(readPlayerMessage(message(changes))).toBeNull();
  });
});

describe('other messages', () => {
  const match = {
    input: {},
    seed: 'x',
    knockout: false,
    engineVersion: 2,
    ground: 'Pro',
    home: look,
    away: look,
    stored: null,
  };

  test('a match to play is accepted, half a match is not', () => {
    expect(readPlayerMessage({ type: 'mundo-manager/match', match })).not.toBeNull();
    for (const missing of Object.keys(match)) {
      const half = { ...match, [missing]: undefined };
      expect(readPlayerMessage({ type: 'mundo-manager/match', match: half })).toBeNull();
    }
  });

  test.each([null, 'mundo-manager/live', 7, {}, { type: 'mundo-manager/live' }, { type: 'setupInstalled', live }])(
    '%j is refused as an unknown message',
    (data) => {
      expect(readPlayerMessage(data)).toBeNull();
      expect(isPlayerReady(data)).toBe(false);
    },
  );

  test('a player that is ready is understood', () => {
    expect(isPlayerReady(structuredClone(PLAYER_READY))).toBe(true);
  });
});
