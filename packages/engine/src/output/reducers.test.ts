import { describe, expect, test } from 'vitest';
import { BASE_RATING, goalsBeyondXg, matchReasons, matchStats, ratePlayers, simulate } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';

const input = matchInput(teamSheet({ strength: 68, seed: 1 }), teamSheet({ strength: 62, seed: 2 }));
const matches = Array.from({ length: 60 }, (_, seed) => simulate(input, seed));

describe('statistics (R-ENG-9)', () => {
  test('come from the events alone: the same events give the same statistics', () => {
    for (const { events, stats } of matches) expect(matchStats(events, input)).toEqual(stats);
  });

  test('score as many goals as the score says, each with its entry among the assists', () => {
    for (const { score, stats } of matches) {
      for (const side of ['home', 'away'] as const) {
        expect(stats[side].goals).toHaveLength(score[side]);
        expect(stats[side].assists).toHaveLength(score[side]);
      }
    }
  });

  test('an own goal has no scorer id and the name ‘Own Goal’', () => {
    const own = matches
      .flatMap(({ stats }) => [...stats.home.goals, ...stats.away.goals])
      .filter(({ id }) => id === null);
    for (const { name, number } of own) {
      expect(name).toBe('Own Goal');
      expect(number).toBeGreaterThan(0);
    }
  });

  test('goals beyond what the shots were worth are what the finishing is weighed by: own goals do not count (R-STT-9)', () => {
    const goal = { name: 'Zeca', number: 9, minutes: 12 };
    expect(
      goalsBeyondXg({
        goals: [
          { ...goal, id: 'p9' },
          { ...goal, id: null },
        ],
        xg: 0.75,
      }),
    ).toBe(0.25);
    for (const { stats, events } of matches) {
      const finishing = matchReasons(events, input).filter(({ code }) => code === 'finishing');
      for (const { favours, weight } of finishing) expect(goalsBeyondXg(stats[favours])).toBeCloseTo(weight, 9);
    }
  });

  test('no assist comes from the scorer or from the other side', () => {
    for (const { events } of matches) {
      for (const event of events) {
        if (event.type !== 'goal' || event.assist === null) continue;
        expect(event.assist).not.toBe(event.player);
        const own = (event.side === 'home' ? input.home : input.away).players.map(({ id }) => id);
        expect(own).toContain(event.assist);
      }
    }
  });

  test('shots on target are goals and saves, and expected goals lie between none and all', () => {
    for (const { stats } of matches) {
      for (const { shots, shotsOnTarget, xg } of [stats.home, stats.away]) {
        expect(shotsOnTarget).toBeLessThanOrEqual(shots);
        expect(xg).toBeGreaterThanOrEqual(0);
        expect(xg).toBeLessThanOrEqual(shots);
      }
    }
  });

  test('both sides together have the ball for less than the match lasts, and for more than a third of it', () => {
    for (const { stats } of matches) {
      const seconds = stats.home.playTime + stats.away.playTime;
      expect(seconds).toBeGreaterThan(1_900);
      expect(seconds).toBeLessThan(6_600);
    }
  });
});

describe('ratings (R-ENG-9)', () => {
  test('rate the eleven of each side, from 0 to 10', () => {
    for (const { ratings, events } of matches) {
      const changes = events.filter(({ type }) => type === 'substitution');
      expect(ratings).toHaveLength(22 + changes.length);
      for (const { value } of ratings) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(10);
      }
    }
  });

  test('add up to their reasons', () => {
    for (const { reasons, value } of matches.flatMap(({ ratings }) => ratings)) {
      const sum = reasons.reduce((total, reason) => total + reason.value, BASE_RATING);
      expect(Math.abs(Math.min(10, Math.max(0, sum)) - value)).toBeLessThanOrEqual(0.0500001);
    }
  });

  test('come from the events alone', () => {
    for (const { events, ratings } of matches) expect(ratePlayers(events, input)).toEqual(ratings);
  });

  test('put the winners above the losers on average', () => {
    for (const { score, ratings } of matches) {
      if (score.home === score.away) continue;
      const mean = (side: string) => {
        const own = ratings.filter((rating) => rating.side === side);
        return own.reduce((sum, { value }) => sum + value, 0) / own.length;
      };
      const homeWon = score.home > score.away;
      expect(mean('home') > mean('away')).toBe(homeWon);
    }
  });

  test('count a goal against the keeper who was in goal when it fell', () => {
    const [first, , , , , , , , , , , second] = input.home.players;
    const goal = matches.flatMap(({ events }) => events).find((event) => event.type === 'goal');
    if (first === undefined || second === undefined || goal === undefined) throw new Error('no keeper, or no goal');
    const against = (tick: number) => ({ ...goal, tick, side: 'away' as const, ownGoal: false, assist: null });
    const change = { type: 'substitution' as const, side: 'home' as const, playerOut: first.id, playerIn: second.id };
    const at = { tick: 50, minute: 1, added: 0, x: 0, y: 0 };
    const ratings = ratePlayers([against(40), { ...at, ...change }, against(60), against(70)], input);
    const conceded = (id: string) =>
      ratings.find((rating) => rating.id === id)?.reasons.find(({ reason }) => reason === 'conceded')?.count;
    expect([conceded(first.id), conceded(second.id)]).toEqual([1, 2]);
  });

  test('never find the best player among those who lost by four or more', () => {
    const rout = matchInput(teamSheet({ strength: 90, seed: 3 }), teamSheet({ strength: 45, seed: 4 }));
    const routs = Array.from({ length: 12 }, (_, seed) => simulate(rout, seed)).filter(
      ({ score }) => score.home - score.away >= 4,
    );
    expect(routs.length).toBeGreaterThan(3);
    for (const { ratings } of routs) {
      const best = ratings.reduce((left, right) => (right.value > left.value ? right : left));
      expect(best.side).toBe('home');
    }
  });

  test('nor when a player of theirs did everything right, and the result is the reason that holds him down', () => {
    const [hero] = input.home.players.slice(9, 10);
    if (hero === undefined) throw new Error('a side has eighteen players');
    const all = matches.flatMap(({ events }) => events);
    const goal = all.find((event) => event.type === 'goal');
    const tackle = all.find((event) => event.type === 'tackle');
    if (goal === undefined || tackle === undefined) throw new Error('sixty matches have both');
    const consolation = { ...goal, side: 'home' as const, player: hero.id, assist: null, ownGoal: false };
    const seven = input.away.players
      .slice(1, 8)
      .map(({ id }) => ({ ...consolation, side: 'away' as const, player: id }));
    const won = Array.from({ length: 80 }, () => ({ ...tackle, side: 'home' as const, player: hero.id }));
    const ratings = ratePlayers([consolation, ...seven, ...won], input);
    const of = ratings.find(({ id }) => id === hero.id);
    const best = Math.max(...ratings.filter(({ side }) => side === 'away').map(({ value }) => value));
    expect(of?.value).toBeLessThan(best);
    expect(of?.reasons.find(({ reason }) => reason === 'result')?.value).toBeLessThan(-1);
  });
});
