import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type EventOf,
  type MatchEvent,
  type MatchReason,
  type MatchReasonCode,
  type MatchReasonOf,
  matchReasons,
  matchStats,
  simulate,
  type TeamSheet,
  TICKS_A_MINUTE,
} from '../index.ts';
import { anyMatchInput } from '../testing/arbitraries.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { attacksOf } from './attacks.ts';

const home = teamSheet({ strength: 66, seed: 1 });
const away = teamSheet({ strength: 64, seed: 2 });
const input = matchInput(home, away);
const matches = Array.from({ length: 60 }, (_, seed) => simulate(input, seed));

/** The weight of a reason with its sign: above 0 it favours the home side. */
function goalsOf(reasons: readonly MatchReason[], codes: readonly MatchReasonCode[]): number {
  return reasons
    .filter(({ code }) => codes.includes(code))
    .reduce((sum, { favours, weight }) => sum + (favours === 'home' ? weight : -weight), 0);
}

function reasonOf<C extends MatchReasonCode>(reasons: readonly MatchReason[], code: C): MatchReasonOf<C> {
  const found = reasons.find(({ code: own }) => own === code);
  if (found === undefined) throw new Error(`no ${code} among ${reasons.map((reason) => reason.code).join(', ')}`);
  return found as MatchReason & MatchReasonOf<C>;
}

/** An event; what it leaves out is filled in. */
type Part = Pick<MatchEvent, 'type' | 'tick' | 'side'> & Readonly<Record<string, unknown>>;

/** A match made of a few events. */
function course(...parts: readonly Part[]): MatchEvent[] {
  return parts.map(
    (part) => ({ minute: Math.floor(part.tick / TICKS_A_MINUTE) + 1, added: 0, x: 52, y: 34, ...part }) as MatchEvent,
  );
}

function shot(tick: number, side: 'home' | 'away', changes: Partial<EventOf<'shot'>> = {}) {
  return {
    type: 'shot' as const,
    tick,
    side,
    x: side === 'home' ? 94 : 11,
    player: `team-${side === 'home' ? 1 : 2}-10`,
    keeper: 'k',
    assist: null,
    origin: 'openPlay' as const,
    header: false,
    outcome: 'off' as const,
    xg: 0.5,
    factors: { distance: 11, pressure: 0, finishing: 0.6, keeping: 0.6 },
    ...changes,
  };
}

const withTeam = (sheet: TeamSheet, name: string, value: string): TeamSheet => ({
  ...sheet,
  tactic: { ...sheet.tactic, teamInstructions: [{ name, value }] },
});

describe('the reasons of a result (R-ENG-14)', () => {
  test('chances, finishing, waste and own goals share out the difference of goals', () => {
    for (const { events, score } of matches) {
      // With nothing left out as too small: each unit of a reason is a goal of the difference.
      const shared = goalsOf(matchReasons(events, input), ['chances', 'finishing', 'waste', 'ownGoals']);
      // Up to three of them may each be below the threshold of a reason.
      expect(Math.abs(shared - (score.home - score.away))).toBeLessThanOrEqual(0.9 + 0.03);
    }
  });

  test('an instruction that an order changed bears no trace any more, and the new one does', () => {
    const high = withTeam(home, 'Attack Width', 'Wide');
    const cross = (tick: number) => [
      {
        type: 'pass' as const,
        tick: tick - 2,
        side: 'home' as const,
        player: 'p',
        receiver: 'q',
        kind: 'cross',
        complete: true,
      },
      shot(tick, 'home', { outcome: 'goal' }),
    ];
    const order = {
      type: 'tacticalChange' as const,
      tick: 2_000,
      side: 'home' as const,
      order: 0,
      tactic: null,
      formation: null,
    };
    const change = (value: string) => ({ ...order, name: 'Attack Width', value });
    const instructions = (...parts: readonly Part[]) =>
      matchReasons(course(...parts), matchInput(high, away)).flatMap((reason) =>
        reason.code === 'instructionPaid' ? [reason.value] : [],
      );
    expect(instructions(...cross(1_000))).toEqual(['Wide']);
    expect(instructions(change('Narrow'), ...cross(3_000))).toEqual([]);
    expect(instructions(change('Wide'), ...cross(3_000))).toEqual(['Wide']);
    const tactic = { ...order, tactic: 'B', name: null, value: null };
    expect(instructions(tactic, ...cross(3_000))).toEqual([]);
  });

  test('include ten men with the events since, when the side suffered for it', () => {
    const card = { type: 'card', side: 'away', player: 'a1', colour: 'red', reason: 'seriousFoul', opponent: null };
    const parts: readonly Part[] = [
      { type: 'periodStart', tick: 1, side: 'home', period: 1 },
      shot(2_000, 'away'),
      { ...card, type: 'card', side: 'away', tick: 4_450 },
      shot(6_000, 'home'),
      shot(8_000, 'home', { outcome: 'goal' }),
      { type: 'periodEnd', tick: 10_900, side: 'home', period: 2, home: 1, away: 0 },
    ];
    const sentOff = course(...parts);
    expect(reasonOf(matchReasons(sentOff, input), 'outnumbered')).toMatchObject({
      favours: 'home',
      minute: 38,
      players: 10,
      otherPlayers: 11,
      xg: 1,
      otherXg: 0,
    });
    const even = course(...parts.slice(0, 3), { ...card, type: 'card', side: 'home', tick: 4_500 }, ...parts.slice(3));
    expect(matchReasons(even, input).map(({ code }) => code)).not.toContain('outnumbered');
    const yellow = sentOff.map((event) => (event.type === 'card' ? { ...event, colour: 'yellow' as const } : event));
    expect(matchReasons(yellow, input).map(({ code }) => code)).not.toContain('outnumbered');
  });

  test('an injured player who is replaced leaves no side outnumbered', () => {
    const hurt = (replaced: boolean) =>
      course(
        { type: 'injury', side: 'away', tick: 3_000, player: 'a1', cause: 'muscle' },
        ...(replaced
          ? [{ type: 'substitution', side: 'away', tick: 3_000, playerOut: 'a1', playerIn: 'a12' } as const]
          : []),
        shot(6_000, 'home', { outcome: 'goal' }),
        { type: 'periodEnd', tick: 10_900, side: 'home', period: 2, home: 1, away: 0 },
      );
    const codes = (replaced: boolean) => matchReasons(hurt(replaced), input).map(({ code }) => code);
    expect(codes(false)).toContain('outnumbered');
    expect(codes(true)).not.toContain('outnumbered');
  });

  test('say the same as the statistics', () => {
    for (const { events, stats } of matches) {
      for (const reason of matchReasons(events, input)) {
        const own = stats[reason.favours];
        const other = stats[reason.favours === 'home' ? 'away' : 'home'];
        if (reason.code === 'chances') {
          const { xg, otherXg, shots, otherShots } = reason;
          expect([xg, otherXg, shots, otherShots]).toEqual([own.xg, other.xg, own.shots, other.shots]);
        }
        if (reason.code === 'route') expect(reason.xg).toBeGreaterThan(reason.otherXg);
        if (reason.code === 'finishing') expect(reason.xg).toBe(own.xg);
        if (reason.code === 'waste') {
          expect(reason.xg).toBe(other.xg);
          expect(reason.goals + reason.saved + reason.missed).toBe(other.shots);
        }
      }
    }
  });

  test('come in the order of their weight, each above the least', () => {
    for (const { events } of matches) {
      const weights = matchReasons(events, input).map(({ weight }) => weight);
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      for (const weight of weights) expect(weight).toBeGreaterThanOrEqual(0.3);
    }
  });

  test('law: no chance or goal counts twice by routes, and no reason exceeds the statistics, for any legal match', () => {
    fc.assert(
      fc.property(anyMatchInput, fc.integer(), (any, seed) => {
        const { events } = simulate(any, seed);
        const stats = matchStats(events, any);
        const attacks = attacksOf(events);
        if (attacks.length !== stats.home.shots + stats.away.shots) throw new Error('an attack for each shot');
        for (const reason of matchReasons(events, any)) {
          const { xg } = stats[reason.favours];
          if ('shots' in reason && reason.xg > xg + 1e-9)
            throw new Error(`${reason.code} tells of ${reason.xg} of ${xg}`);
        }
      }),
      { numRuns: 15, seed: 7 },
    );
  });

  test('an even match without chances has no reason', () => {
    expect(matchReasons([], input)).toEqual([]);
  });
});

describe('the origin of an attack', () => {
  const won = (tick: number, x: number) => ({
    type: 'possession' as const,
    tick,
    side: 'away' as const,
    x,
    seconds: 5,
  });
  const routeOf = (...parts: Part[]) => attacksOf(course(...parts)).at(-1)?.route;

  test('a ball won in the own half and a shot within a quarter of a minute is a break; later it is not', () => {
    expect(routeOf(won(100, 30), shot(130, 'home'))).toBe('break');
    expect(routeOf(won(100, 30), shot(131, 'home'))).toBe('buildUp');
    expect(routeOf(won(100, 60), shot(110, 'home'))).toBe('buildUp');
  });

  test('a ball won near their goal is a regain, with the player who lost it by a pass', () => {
    const lost = {
      type: 'pass' as const,
      tick: 99,
      side: 'away' as const,
      player: 'team-2-3',
      receiver: null,
      kind: 'short' as const,
      complete: false,
    };
    const [attack] = attacksOf(course(lost, won(100, 70), shot(115, 'home')));
    expect(attack).toMatchObject({ route: 'regain', lostBy: 'team-2-3' });
    expect(attacksOf(course(won(100, 70), shot(115, 'home')))[0]?.lostBy).toBeNull();
  });

  test('a dead ball is not won', () => {
    const throwIn = { type: 'throwIn' as const, tick: 110, side: 'home' as const, player: 'p' };
    expect(routeOf(won(100, 70), throwIn, shot(115, 'home'))).toBe('buildUp');
  });

  test('a cross before the shot, a shot from afar, a set piece', () => {
    const cross = {
      type: 'pass' as const,
      tick: 118,
      side: 'home' as const,
      y: 62,
      player: 'p',
      receiver: 'q',
      kind: 'cross' as const,
      complete: true,
    };
    expect(attacksOf(course(cross, shot(120, 'home')))[0]).toMatchObject({ route: 'cross', flank: 'right' });
    const far = { distance: 25, pressure: 0, finishing: 0.6, keeping: 0.6 };
    expect(routeOf(shot(120, 'home', { factors: far }))).toBe('longShot');
    expect(routeOf(cross, shot(120, 'home', { origin: 'corner' }))).toBe('corner');
  });

  test('the flank is the attackers’: the away side’s left is at the other touchline', () => {
    const pass = {
      type: 'pass' as const,
      tick: 100,
      y: 62,
      player: 'p',
      receiver: 'q',
      kind: 'short' as const,
      complete: true,
    };
    const flankOf = (side: 'home' | 'away') => attacksOf(course({ ...pass, side }, shot(110, side)))[0]?.flank;
    expect([flankOf('home'), flankOf('away')]).toEqual(['right', 'left']);
  });
});

describe('instructions and legs', () => {
  const breakOf = (side: 'home' | 'away', tick: number): Part[] => [
    { type: 'possession', tick, side: side === 'home' ? 'away' : 'home', x: side === 'home' ? 30 : 75, seconds: 5 },
    shot(tick + 10, side, { outcome: 'goal' }),
  ];

  test('an instructed counter attack counts as a gain, and a high line as its cost', () => {
    const events = course(...breakOf('home', 200));
    const asked = matchReasons(events, matchInput(withTeam(home, 'When Win The Ball', 'Counter Attack'), away));
    expect(reasonOf(asked, 'instructionPaid')).toMatchObject({
      favours: 'home',
      name: 'When Win The Ball',
      goals: 1,
      xg: 0.5,
    });
    const high = matchReasons(events, matchInput(home, withTeam(away, 'Defensive Line', 'Much Higher')));
    expect(reasonOf(high, 'instructionCost')).toMatchObject({
      favours: 'home',
      name: 'Defensive Line',
      value: 'Much Higher',
    });
    expect(matchReasons(events, input).some(({ code }) => code.startsWith('instruction'))).toBe(false);
  });

  test('an instruction of one player counts for him, and for the player who takes over his place', () => {
    const lost = (player: string, tick: number) =>
      course(
        { type: 'pass', tick: tick - 1, side: 'away', player, receiver: null, kind: 'short', complete: false },
        { type: 'possession', tick, side: 'away', x: 80, seconds: 5 },
        shot(tick + 5, 'home', { outcome: 'goal' }),
      );
    const risky: TeamSheet = {
      ...away,
      tactic: {
        ...away.tactic,
        playersInstructions: [{ position: 'RB', instructions: [{ name: 'Passing Risks', value: 'Take More Risks' }] }],
      },
    };
    const rightBack = away.tactic.places.find((_, place) => away.players[place]?.name.startsWith('RB'))?.playerId ?? '';
    const sheets = matchInput(home, risky);
    expect(reasonOf(matchReasons(lost(rightBack, 300), sheets), 'instructionCost').name).toBe('Passing Risks');
    const change = course({
      type: 'substitution',
      tick: 200,
      side: 'away',
      playerIn: 'team-2-14',
      playerOut: rightBack,
    });
    expect(reasonOf(matchReasons([...change, ...lost('team-2-14', 300)], sheets), 'instructionCost').goals).toBe(1);
    expect(matchReasons(lost('team-2-9', 300), sheets).some(({ code }) => code === 'instructionCost')).toBe(false);
  });

  test('a better last half hour counts as fatigue only for the fresher side', () => {
    const events = course(shot(9_000, 'home'), shot(9_400, 'home'));
    const tired = { ...away, players: away.players.map((player) => ({ ...player, condition: 72 })) };
    expect(reasonOf(matchReasons(events, matchInput(home, tired)), 'fatigue')).toMatchObject({
      favours: 'home',
      condition: 95,
      otherCondition: 72,
      xg: 1,
      otherXg: 0,
    });
    expect(reasonOf(matchReasons(events, input), 'lateGame').favours).toBe('home');
    // As strong before as after: the end of the match explains nothing.
    const steady = course(
      shot(2_000, 'home'),
      shot(3_000, 'home'),
      shot(4_000, 'home'),
      shot(5_000, 'home'),
      shot(9_000, 'home'),
    );
    expect(matchReasons(steady, input).some(({ code }) => code === 'lateGame')).toBe(false);
    // Nor does half an hour more of the same, in extra time.
    const longer = course(...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((tens) => shot(tens * 1_200 - 60, 'home')));
    expect(matchReasons(longer, input).some(({ code }) => code === 'lateGame')).toBe(false);
  });
});

test('a free kick for an offside is not the fault of the player who fouled before', () => {
  const foul = { type: 'foul' as const, tick: 100, side: 'away' as const, player: 'f', opponent: 'o', penalty: false };
  const fromFreeKick = shot(130, 'home', { origin: 'freeKick' });
  expect(attacksOf(course(foul, fromFreeKick)).map(({ fouledBy }) => fouledBy)).toEqual(['f']);
  const offside = { type: 'offside' as const, tick: 120, side: 'away' as const, player: 'g' };
  expect(attacksOf(course(foul, offside, fromFreeKick)).map(({ fouledBy }) => fouledBy)).toEqual([null]);
});
