import type { LiveLineUp, LiveShow } from '@mundo-manager/contract/client';
import { FRAME_LENGTH, type TeamSheet, TICKS_A_MINUTE } from '@mundo-manager/engine';
import { commentate } from '@mundo-manager/engine/commentary';
import { KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import { buildEmblem } from '@mundo-manager/rules/testing';
import { describe, expect, test } from 'vitest';
import { simulatedReplay } from '../testing/simulated-replay.ts';
import { liveReplayData } from './live-replay-data.ts';

const { input, simulated } = simulatedReplay();
const [uniform] = KIT_PRESETS;
if (uniform === undefined) throw new Error('no kit');
const lineUp = ({ club, tactic, players }: TeamSheet): LiveLineUp => ({
  look: { ...club, emblem: buildEmblem(), uniform },
  formation: tactic.formation,
  players: tactic.places.flatMap(({ id, playerId }) => {
    const player = players.find((one) => one.id === playerId);
    return player === undefined ? [] : [{ id: player.id, number: player.number, name: player.name, place: Number(id) }];
  }),
});
const until = (minutes: number): LiveShow => ({
  home: lineUp(input.home),
  away: lineUp(input.away),
  ground: 'Várzea',
  events: simulated.events.filter(({ tick }) => tick < minutes * TICKS_A_MINUTE),
  minutes,
  positions: { ticksPerFrame: 1, frames: simulated.frames.slice(0, minutes * TICKS_A_MINUTE * FRAME_LENGTH) },
  pace: 6.4,
  stoppage: null,
  isBreak: false,
  replayId: null,
});

describe('the replay data of a live match', () => {
  test('has the stoppage time that the fourth official shows, and the break (R-WLD-9)', () => {
    expect(liveReplayData(until(45), commentate)).toMatchObject({
      periods: [{ period: 1, stoppage: null }],
      isBreak: false,
    });
    const shown = { ...until(45), stoppage: 3, isBreak: true };
    expect(liveReplayData(shown, commentate)).toMatchObject({ periods: [{ period: 1, stoppage: 3 }], isBreak: true });
  });

  test('is commented with the articles of its clubs (R-LNG-11)', () => {
    const live = until(45);
    const { away, events } = live;
    const { lines } = liveReplayData({ ...live, away: { ...away, look: { ...away.look, article: 'a' } } }, commentate);
    expect(lines).toEqual(commentate(events, input, { away: 'a' }));
    expect(lines).not.toEqual(commentate(events, input));
  });

  test('goes on as long as there is no replay', () => {
    expect(liveReplayData(until(10), commentate).source).toMatchObject({ end: 1_200, pace: 6.4 });
    expect(liveReplayData({ ...until(10), replayId: 'r' }, commentate).source.pace).toBeNull();
  });

  test('is what the replay shows up to then: line-ups, goals, commentary', () => {
    const whole = simulatedReplay().simulated;
    for (const minutes of [1, 45, 70]) {
      const data = liveReplayData(until(minutes), commentate);
      const expected = commentate(whole.events, input).filter(({ tick }) => tick < minutes * TICKS_A_MINUTE);
      // The line of the newest event may still change with the next.
      expect(data.lines.slice(0, expected.length - 2)).toEqual(expected.slice(0, -2));
      expect(data.goals).toEqual(
        whole.events.filter(({ type, tick }) => type === 'goal' && tick < minutes * TICKS_A_MINUTE),
      );
      expect(data.playersAt(0).map(({ id }) => id)).toEqual([
        ...input.home.players.slice(0, 11).map(({ id }) => id),
        ...input.away.players.slice(0, 11).map(({ id }) => id),
      ]);
    }
    const change = whole.events.find(({ type }) => type === 'substitution');
    if (change?.type !== 'substitution') throw new Error('nobody came on');
    expect(
      liveReplayData(until(70), commentate)
        .playersAt(change.tick)
        .some(({ id }) => id === change.playerIn),
    ).toBe(true);
  });
});
