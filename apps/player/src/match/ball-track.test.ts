import type { EventOf, MatchEvent } from '@mundo-manager/engine';
import { describe, expect, test } from 'vitest';
import { simulatedReplay } from '../testing/simulated-replay.ts';
import { NO_SLOT } from './recording.ts';
import { type TrackingData, trackingDataOf } from './tracking-data.ts';

/** Matches with goals, misses and saves enough. */
const MATCHES = [7, 8, 9].map((seed) => {
  const { events, frames } = simulatedReplay(seed).simulated;
  return { events, tracking: trackingDataOf(frames, events) };
});
/** Whether a side attacks the right goal of the ground at a tick. */
function attacksRight(events: readonly MatchEvent[], { tick, side }: Pick<MatchEvent, 'tick' | 'side'>): boolean {
  const start = events.findLast((event) => event.type === 'periodStart' && event.tick <= tick);
  const homeAttacks = start?.type === 'periodStart' ? start.homeAttacks : 'right';
  return (homeAttacks === 'right') === (side === 'home');
}
const ballAt = ({ ball }: TrackingData, tick: number) => {
  const [x = 0, y = 0, height = 0] = ball.subarray((tick - 1) * 3, tick * 3);
  return { x, y, height };
};
function every<T extends MatchEvent>(is: (event: MatchEvent) => event is T) {
  return MATCHES.flatMap(({ tracking, events }) => events.filter(is).map((event) => ({ tracking, events, event })));
}
const goals = () => every((event): event is EventOf<'goal'> => event.type === 'goal' && !event.ownGoal);
const shots = (outcome: EventOf<'shot'>['outcome']) =>
  every((event): event is EventOf<'shot'> => event.type === 'shot' && event.outcome === outcome);

describe('the ends', () => {
  test('change at half-time: each keeper stands before the other goal', () => {
    for (const { tracking, events } of MATCHES) {
      const [first, second] = events.filter(({ type }) => type === 'periodStart');
      if (first === undefined || second === undefined) throw new Error('a match has two halves');
      const isLeft = (tick: number) => (tracking.frames[Math.max(0, tick - 1) * 46] ?? 0) < 525;
      expect(isLeft(first.tick + 1)).toBe(attacksRight(events, { tick: first.tick, side: 'home' }));
      expect(isLeft(second.tick)).toBe(!isLeft(first.tick + 1));
    }
  });
});

describe('the ball, as a spectator sees it (R-REP-4)', () => {
  test('lies behind the line between the posts when it is a goal', () => {
    expect(goals().length).toBeGreaterThan(3);
    for (const { tracking, events, event } of goals()) {
      const { x, y, height } = ballAt(tracking, event.tick);
      expect(attacksRight(events, event) ? x : 105 - x).toBeGreaterThan(105);
      expect(Math.abs(y - 34)).toBeLessThan(3.66);
      expect(height).toBeLessThan(2.44);
    }
  });

  test('is back on the centre spot when play goes on', () => {
    for (const { tracking, events, event } of goals()) {
      const next = events.find(({ type, tick }) => tick > event.tick && type !== 'substitution');
      // After the last goal of a half play does not go on.
      if (next === undefined || next.type === 'periodEnd' || next.type === 'running') continue;
      let tick = event.tick;
      while (tracking.dead[tick] === 0) tick++;
      expect(ballAt(tracking, tick + 1)).toMatchObject({ x: 52.5, y: 34 });
    }
  });

  test('goes past a post or over the bar when the shot is off', () => {
    const misses = shots('off');
    expect(misses.length).toBeGreaterThan(3);
    for (const { tracking, events, event } of misses) {
      const isBehind = (tick: number) => {
        const { x } = ballAt(tracking, tick);
        return attacksRight(events, event) ? x > 105 : x < 0;
      };
      let tick = event.tick;
      while (tick < event.tick + 6 && !isBehind(tick)) tick++;
      const { y, height } = ballAt(tracking, tick);
      expect(Math.abs(y - 34) > 3.66 || height > 2.44).toBe(true);
    }
  });

  test('is in the air during a long pass or a cross, and on the ground before and after', () => {
    let lobs = 0;
    for (const { tracking, event } of every((each): each is EventOf<'pass'> => each.type === 'pass')) {
      const { height } = ballAt(tracking, event.tick - 1);
      if (event.kind !== 'long' || tracking.carriers[event.tick - 2] !== NO_SLOT) continue;
      if (height > 0) lobs += 1;
      if (tracking.carriers[event.tick - 1] !== NO_SLOT) expect(ballAt(tracking, event.tick).height).toBe(0);
    }
    expect(lobs).toBeGreaterThan(20);
  });

  test('is never more than a metre from its carrier', () => {
    for (const { tracking } of MATCHES) {
      for (let tick = 1; tick <= tracking.length; tick++) {
        const carrier = tracking.carriers[tick - 1] ?? NO_SLOT;
        if (carrier === NO_SLOT || tracking.dead[tick - 1] === 1) continue;
        const at = (tick - 1) * 46 + 2 * carrier;
        const { x, y } = ballAt(tracking, tick);
        expect(Math.hypot(x - (tracking.frames[at] ?? 0) / 10, y - (tracking.frames[at + 1] ?? 0) / 10)).toBeLessThan(
          1,
        );
      }
    }
  });
});
