import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import { simulate } from '../output/simulate.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { scoutedGoals } from './scouted-goals.ts';

describe('the goals of a match as others may count them (R-OPP-6)', () => {
  const input = matchInput(teamSheet({ seed: 1, strength: 80 }), teamSheet({ seed: 2, strength: 55 }));

  test('are as many as the scores say for each club', () => {
    const matches = Array.from({ length: 6 }, (_, seed) => simulate(input, seed, { ruleset: ALPHA }));
    const goals = matches.flatMap(({ score, events }) => {
      const scouted = scoutedGoals(events, input);
      const of = (id: string) => scouted.filter(({ clubId }) => clubId === id).length;
      expect([of(input.home.club.id), of(input.away.club.id)]).toEqual([score.home, score.away]);
      return scouted;
    });
    expect(goals.length).toBeGreaterThan(0);
    for (const { distance, across } of goals) {
      expect(distance).toBeLessThan(52.5);
      expect(across).toBeGreaterThanOrEqual(0);
      expect(across).toBeLessThanOrEqual(68);
    }
  });

  test('are seen from the attackers, whichever side they play on', () => {
    const shot = {
      type: 'shot' as const,
      tick: 10,
      minute: 1,
      added: 0,
      player: 'a',
      keeper: 'b',
      assist: null,
      origin: 'corner' as const,
      header: true,
      outcome: 'goal' as const,
      xg: 0.1,
      factors: { distance: 6, pressure: 0, finishing: 0.5, keeping: 0.5 },
    };
    const [home, away] = scoutedGoals(
      [
        { ...shot, side: 'home', x: 99, y: 20 },
        { ...shot, side: 'away', x: 6, y: 48 },
      ],
      input,
    );
    expect(home).toEqual({ clubId: input.home.club.id, route: 'corner', header: true, distance: 6, across: 20 });
    expect(away).toEqual({ ...home, clubId: input.away.club.id });
  });

  test('list an own goal as a way of its own', () => {
    const goal = {
      type: 'goal',
      side: 'home',
      x: 104,
      y: 34,
      tick: 9,
      minute: 1,
      added: 0,
      player: 'x',
      assist: null,
      ownGoal: true,
      home: 1,
      away: 0,
    } as const;
    expect(scoutedGoals([goal], input)).toEqual([
      { clubId: input.home.club.id, route: 'ownGoal', header: false, distance: 1, across: 34 },
    ]);
  });
});
