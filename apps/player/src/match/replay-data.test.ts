import type { PlayableMatch } from '@mundo-manager/contract/client';
import { commentate } from '@mundo-manager/engine/commentary';
import { KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import { buildEmblem } from '@mundo-manager/rules/testing';
import { describe, expect, test } from 'vitest';
import { simulatedReplay } from '../testing/simulated-replay.ts';
import { replayDataOf } from './replay-data.ts';
import { scoreAt } from './seek-bar-marks.ts';

const { input, simulated } = simulatedReplay();
const [uniform] = KIT_PRESETS;
if (uniform === undefined) throw new Error('no kit');
const look = { emblem: buildEmblem(), uniform };
const match: PlayableMatch = {
  input,
  seed: 7,
  knockout: false,
  engineVersion: 2,
  ground: 'Pro',
  home: { ...look, ...input.home.club },
  away: { ...look, ...input.away.club },
  stored: { score: simulated.score, digest: simulated.digest },
};
const data = replayDataOf(match, simulated, commentate);

describe('the data of a match', () => {
  test('ends with the score that the engine gives', () => {
    const { home, away } = simulated.score;
    expect(scoreAt(data.goals, data.source.end)).toEqual({ home, away });
    expect(scoreAt(data.goals, 0)).toEqual({ home: 0, away: 0 });
  });

  test('counts a goal from its own tick on (R-REP-9)', () => {
    const [first] = data.goals;
    const before = scoreAt(data.goals, (first?.tick ?? 0) - 0.5);
    const after = scoreAt(data.goals, first?.tick ?? 0);
    expect([before.home + before.away, after.home + after.away]).toEqual([0, 1]);
  });

  test('sees that a result is the stored one, and that another is not (R-REP-8)', () => {
    expect(data.isAsStored).toBe(true);
    const stored = { score: simulated.score, digest: '0'.repeat(16) };
    expect(replayDataOf({ ...match, stored }, simulated, commentate).isAsStored).toBe(false);
    const other = { score: { ...simulated.score, home: 9 }, digest: simulated.digest };
    expect(replayDataOf({ ...match, stored: other }, simulated, commentate).isAsStored).toBe(false);
    expect(replayDataOf({ ...match, stored: null }, simulated, commentate).isAsStored).toBe(true);
  });

  test('comments a match with the articles of its clubs (R-LNG-11)', () => {
    const { lines } = replayDataOf({ ...match, home: { ...match.home, article: 'a' } }, simulated, commentate);
    expect(lines).toEqual(commentate(simulated.events, input, { home: 'a' }));
    expect(lines).not.toEqual(data.lines);
  });

  test('shows substitutes from their moment on, and the players they replaced before it', () => {
    const change = simulated.events.find(({ type }) => type === 'substitution');
    if (change?.type !== 'substitution') throw new Error('nobody came on');
    const isOn = (tick: number, id: string) => data.playersAt(tick).some((player) => player.id === id);
    expect([isOn(change.tick, change.playerIn), isOn(change.tick, change.playerOut)]).toEqual([true, false]);
    expect([isOn(change.tick - 1, change.playerIn), isOn(change.tick - 1, change.playerOut)]).toEqual([false, true]);
    expect(data.playersAt(data.source.end)).toHaveLength(22);
  });

  test('marks every goal and every other shot once', () => {
    const count = (kind: string) => data.marks.filter((mark) => mark.kind === kind).length;
    const shots = simulated.events.filter(({ type }) => type === 'shot').length;
    const ownGoals = simulated.events.filter((event) => event.type === 'goal' && event.ownGoal).length;
    expect(count('goal')).toBe(simulated.score.home + simulated.score.away);
    expect(count('goal') + count('shot')).toBe(shots + ownGoals);
    const changes = simulated.events.filter(({ type }) => type === 'substitution').length;
    expect([count('substitution'), count('half')]).toEqual([changes, 1]);
  });

  test('has its best moments in order, each goal in one of them', () => {
    const { clips } = data.source;
    for (const [at, clip] of clips.entries()) expect(clip.from).toBeGreaterThan(clips[at - 1]?.to ?? -1);
    for (const { tick } of data.goals) expect(clips.some(({ from, to }) => from < tick && tick < to)).toBe(true);
    expect(data.nearestClip(0, 1)).toBe(clips[0]?.from);
    expect(data.nearestClip(data.source.end, -1)).toBe(clips.at(-1)?.from);
    expect(data.nearestClip(0, -1)).toBe(0);
  });
});
