/** What must hold for every legal match. 25 random ones are played; `MATCHES=10000 npx vitest run` plays more. */
import { ALPHA } from '@mundo-manager/rules/ruleset';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createMatch,
  createRecorder,
  type EventOf,
  eventsOf,
  type MatchEvent,
  type MatchInput,
  resultOf,
  step,
} from '../index.ts';
import { anyMatchInput } from '../testing/arbitraries.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { rulesetWith } from '../testing/ruleset-with.ts';
import { distance } from './arithmetic.ts';
import { along, LENGTH, TICK, TICKS_A_MINUTE, WIDTH } from './pitch.ts';
import { isPresent } from './players-left.ts';
import { KEEPERS, OUTFIELD, SLOTS, sideOf, TEAM } from './slots.ts';
import { idOf, type RunningMatch } from './state.ts';

/** How many matches are played. */
const MATCHES = Number(process.env.MATCHES ?? 25);

test('22 players and a ball on 105 × 68 m, in ticks of half a second (R-ENG-3)', () => {
  expect([LENGTH, WIDTH, TICK]).toEqual([105, 68, 0.5]);
  const match = createMatch(matchInput(teamSheet(), teamSheet()), 1);
  const recorder = createRecorder();
  for (let tick = 0; tick < 7_200; tick++) {
    step(match);
    recorder.observe(match);
  }
  const { frames, length } = recorder.recording();
  expect([length, frames.length / length]).toEqual([7_200, 2 * (22 + 1)]);
  expect(SLOTS).toHaveLength(22);
  // So many half seconds after half-time is so many minutes after it, stoppage time of the first half or not.
  const events = eventsOf(match);
  const [, half] = events.filter(({ type }) => type === 'periodStart');
  const last = events.at(-1);
  const ticks = (last?.tick ?? 0) - (half?.tick ?? 0);
  expect(ticks).toBeGreaterThan(5 * TICKS_A_MINUTE);
  expect(Math.abs((last?.minute ?? 0) - 46 - ticks / TICKS_A_MINUTE)).toBeLessThanOrEqual(1);
});

/** Looks at a match and throws where it breaks the law. */
interface Watcher {
  /** After each tick. */
  readonly tick?: (match: RunningMatch) => void;
  /** At each event, in the tick that brings it. */
  readonly event?: (event: MatchEvent, match: RunningMatch) => void;
  readonly end?: (match: RunningMatch) => void;
}

/** Metres a second of the hardest shot. */
const FASTEST_BALL = 35;

/** As many cards and injuries as a rule set may have: what is rare shows. */
const ROUGH = rulesetWith({ strictness: 5, injuryRisk: 5 });

/** Ticks for which the ball may lie, whatever holds play up: a penalty late in a match is waited for up to 374. */
const STUCK = 420;

const LAWS: Readonly<Record<string, (input: MatchInput) => Watcher>> = {
  'everyone and the ball stay on the pitch, at places that are numbers': () => ({
    tick: ({ players, ball }) => {
      for (const slot of SLOTS) {
        const [x, y, energy] = [players.x[slot], players.y[slot], players.energy[slot]];
        if (players.absent[slot] === 1) {
          if (x >= 0 && x <= LENGTH) throw new Error(`an absent player at ${x}, ${y}`);
          continue;
        }
        if (!(x >= 0 && x <= LENGTH && y >= 0 && y <= WIDTH)) throw new Error(`a player at ${x}, ${y}`);
        if (!(energy >= 0 && energy <= 1)) throw new Error(`energy ${energy}`);
      }
      if (!(ball.x >= -15 && ball.x <= LENGTH + 15 && ball.y >= -15 && ball.y <= WIDTH + 15)) {
        throw new Error(`the ball at ${ball.x}, ${ball.y}`);
      }
    },
  }),

  'nobody moves faster than he can run, restarts and substitutions included': () => {
    const before = new Map<string, readonly [number, number]>();
    let period = 1;
    return {
      tick: (match) => {
        const { players, clock } = match;
        for (const slot of SLOTS) {
          if (!isPresent(match, slot)) continue;
          // By name: a player who goes in goal changes his slot.
          const id = idOf(match, slot);
          const [x, y] = [players.x[slot], players.y[slot]];
          const [fromX, fromY] = before.get(id) ?? [x, y];
          const metres = distance(x - fromX, y - fromY);
          const most = players.topSpeed[slot] * TICK * 1.01 + 0.01;
          // Between two periods they come back from the dressing room.
          if (clock.period === period && metres > most) throw new Error(`slot ${slot}: ${metres} m in a tick`);
          before.set(id, [x, y]);
        }
        period = clock.period;
      },
    };
  },

  'the ball goes from place to place, no faster than a hard shot': () => {
    let before: readonly [number, number] | null = null;
    let period = 1;
    return {
      tick: ({ ball, clock }) => {
        const [fromX, fromY] = before ?? [ball.x, ball.y];
        const metres = distance(ball.x - fromX, ball.y - fromY);
        if (clock.period === period && metres > FASTEST_BALL * TICK) throw new Error(`${metres} m, ${ball.state}`);
        before = [ball.x, ball.y];
        period = clock.period;
      },
    };
  },

  'a goal is an event, and all of them together are the score': () => ({
    end: (match) => {
      const goals = eventsOf(match).filter((event) => event.type === 'goal');
      const { home = 0, away = 0 } = goals.at(-1) ?? {};
      expect([home, away]).toEqual(match.sides.map((side) => side.goals));
      expect(goals).toHaveLength(home + away);
      const scored = eventsOf(match).filter((event) => event.type === 'shot' && event.outcome === 'goal');
      expect(scored).toHaveLength(goals.filter(({ ownGoal }) => !ownGoal).length);
    },
  }),

  'everyone who played has run, and nobody else': ({ home, away }) => ({
    end: (match) => {
      const on = [home, away].flatMap(({ tactic }) =>
        tactic.places.filter(({ id }) => Number(id) < 11).map(({ playerId }) => playerId),
      );
      for (const event of eventsOf(match)) if (event.type === 'substitution') on.push(event.playerIn);
      const runs = eventsOf(match).filter((event) => event.type === 'running');
      expect(runs.map(({ player }) => player).toSorted()).toEqual(on.toSorted());
      for (const { fastSeconds, sprintSeconds } of runs) expect(sprintSeconds).toBeLessThanOrEqual(fastSeconds);
    },
  }),

  'who is on his way off does not play on': () => ({
    tick: ({ ball, sides }) => {
      const leaving = sides.flatMap((side) => side.leaving);
      if (ball.state !== 'dead' && leaving.length > 0) throw new Error(`slot ${leaving[0]?.slot} is in play`);
    },
  }),

  'the ball is never stuck': () => {
    let still = 0;
    let [x, y] = [0, 0];
    return {
      tick: ({ ball }) => {
        still = ball.x === x && ball.y === y ? still + 1 : 0;
        [x, y] = [ball.x, ball.y];
        if (still > STUCK) throw new Error(`the ball lies at ${x}, ${y}, ${ball.state}`);
      },
    };
  },

  'opponents stand 9.15 m off when a free kick or a corner is taken': () => ({
    event: (event, { players }) => {
      if (event.type !== 'freeKick' && event.type !== 'corner') return;
      for (const slot of OUTFIELD[event.side === 'home' ? 1 : 0]) {
        const [dx, dy] = [players.x[slot] - event.x, players.y[slot] - event.y];
        const metres = Math.sqrt(dx * dx + dy * dy);
        if (metres < 9) throw new Error(`an opponent ${metres} m from a ${event.type} at ${event.x}, ${event.y}`);
      }
    },
  }),

  'both sides stand in their own halves at every kick-off, the others 9.15 m off the ball': () => {
    let waits = false;
    return {
      tick: (match) => {
        const { players, ball, restart } = match;
        const dead = ball.state === 'dead';
        if (waits && !dead) {
          for (const slot of SLOTS) {
            if (slot === restart.taker || !isPresent(match, slot)) continue;
            const long = along(sideOf(slot), players.x[slot]);
            if (long > LENGTH / 2) throw new Error(`slot ${slot} at ${long} m`);
            const metres = distance(players.x[slot] - LENGTH / 2, players.y[slot] - WIDTH / 2);
            if (sideOf(slot) !== restart.side && metres < 9.15) throw new Error(`an opponent ${metres} m off`);
          }
        }
        waits = dead && restart.kind === 'kickOff';
      },
    };
  },

  'the sides change ends and kick-off at half-time': () => {
    let first: EventOf<'periodStart'> | null = null;
    return {
      event: (event) => {
        if (event.type !== 'periodStart') return;
        if (event.period === 2) {
          expect(event.side).not.toBe(first?.side);
          expect(event.homeAttacks).not.toBe(first?.homeAttacks);
        }
        first = event;
      },
    };
  },

  'somebody stays back when his side takes a corner': () => ({
    event: (event, { players }) => {
      if (event.type !== 'corner') return;
      const side = event.side === 'home' ? 0 : 1;
      const back = OUTFIELD[side].filter((slot) => along(side, players.x[slot]) < 70);
      if (back.length === 0) throw new Error(`nobody stays back at the corner of tick ${event.tick}`);
    },
  }),

  'the clock never runs backwards, and the score only grows': () => {
    let last = 0;
    let goals = 0;
    return {
      event: (event) => {
        expect(event.tick).toBeGreaterThanOrEqual(last);
        last = event.tick;
        if (event.type !== 'goal') return;
        expect(event.home + event.away).toBe(goals + 1);
        goals += 1;
      },
    };
  },

  'a corner belongs to the side that attacks that goal line, a goal kick to the one that defends it': () => ({
    event: ({ type, side, x }) => {
      const attacked = side === 'home' ? LENGTH : 0;
      if (type === 'corner') expect(x).toBe(attacked);
      if (type === 'goalKick') expect(Math.abs(x - attacked)).toBeGreaterThan(90);
    },
  }),

  'events name players of the right side who are on the pitch': ({ home, away }) => {
    const lineUp = ({ tactic }: MatchInput['home']) =>
      new Set(tactic.places.filter(({ id }) => Number(id) < 11).map(({ playerId }) => playerId));
    const on = { home: lineUp(home), away: lineUp(away) };
    return {
      event: (event) => {
        const other = event.side === 'home' ? 'away' : 'home';
        if (event.type === 'substitution') {
          expect(on[event.side].delete(event.playerOut)).toBe(true);
          on[event.side].add(event.playerIn);
        } else if ('player' in event) {
          const side = event.type === 'goal' && event.ownGoal ? other : event.side;
          expect(on[side].has(event.player), `${event.type} of ${event.player}`).toBe(true);
        }
        if ('opponent' in event && event.type !== 'card') expect(on[other].has(event.opponent)).toBe(true);
        if ('assist' in event && event.assist !== null) expect(on[event.side].has(event.assist)).toBe(true);
        if (event.type === 'pass') expect(event.receiver === null || on[event.side].has(event.receiver)).toBe(true);
        if (event.type === 'shot') expect(on[other].has(event.keeper)).toBe(true);
        if (event.type === 'card' && event.colour !== 'yellow') on[event.side].delete(event.player);
      },
      end: (match) => {
        for (const [index, side] of (['home', 'away'] as const).entries()) {
          const slots = TEAM[index === 0 ? 0 : 1].filter((slot) => isPresent(match, slot));
          const present = slots.map((slot) => idOf(match, slot));
          const hurt = eventsOf(match).flatMap((event) => (event.type === 'injury' ? [event.player] : []));
          expect([...on[side]].filter((id) => !hurt.includes(id ?? '')).sort()).toEqual(
            present.filter((id) => !hurt.includes(id)).sort(),
          );
          expect(present.length).toBeGreaterThanOrEqual(7);
        }
      },
    };
  },

  'no event is of a player who has left, and no goal is assisted by its scorer': () => {
    let before = new Set<string>();
    let now = new Set<string>();
    return {
      tick: (match) => {
        before = now;
        now = new Set(SLOTS.filter((slot) => isPresent(match, slot)).map((slot) => idOf(match, slot)));
      },
      // A player who leaves in this tick may still have an event in it.
      event: (event) => {
        const there = (id: string) => now.has(id) || before.has(id) || before.size === 0;
        if ('player' in event) expect(there(event.player), `${event.type} of ${event.player}`).toBe(true);
        if (event.type === 'goal' && event.assist !== null) expect(event.assist).not.toBe(event.player);
        if (event.type === 'pass' && event.receiver !== null) expect(event.receiver).not.toBe(event.player);
      },
    };
  },

  'nobody comes back, and a side makes five substitutions at most': () => {
    const gone = new Set<string>();
    const changes = { home: 0, away: 0 };
    return {
      event: (event) => {
        if (event.type === 'card' && event.colour !== 'yellow') gone.add(event.player);
        if (event.type !== 'substitution') return;
        gone.add(event.playerOut);
        changes[event.side] += 1;
        expect(gone.has(event.playerIn)).toBe(false);
        expect(changes[event.side]).toBeLessThanOrEqual(5);
      },
    };
  },

  'two yellow cards are a red one': () => {
    const booked = new Set<string>();
    return {
      event: (event) => {
        if (event.type !== 'card') return;
        if (event.colour !== 'red') expect(booked.has(event.player)).toBe(event.colour === 'secondYellow');
        booked.add(event.player);
      },
    };
  },

  'somebody keeps goal on both sides': () => ({
    tick: (match) => {
      for (const keeper of KEEPERS) if (!isPresent(match, keeper)) throw new Error('an empty goal');
    },
  }),

  'every change of players that was asked for is made or lapses': ({ home, away }) => ({
    end: (match) => {
      const events = eventsOf(match);
      const planned = [...home.tactic.substitutions, ...away.tactic.substitutions];
      for (const { playerIn, playerOut } of planned) {
        const isIt = (event: MatchEvent) =>
          (event.type === 'substitution' || event.type === 'lapse') &&
          event.playerIn === playerIn &&
          event.playerOut === playerOut;
        expect(events.some(isIt), `${playerIn} for ${playerOut}`).toBe(true);
      }
    },
  }),

  'players together did what their side did': (input) => ({
    end: (match) => {
      const { stats, ratings, score } = resultOf(match, input);
      for (const side of ['home', 'away'] as const) {
        const own = ratings.filter((rating) => rating.side === side);
        const count = (...names: string[]) =>
          own
            .flatMap(({ reasons }) => reasons)
            .reduce((sum, { reason, count: n }) => sum + (names.includes(reason) ? n : 0), 0);
        expect(count('tackle')).toBe(stats[side].tackles);
        expect(count('foul', 'penaltyCaused')).toBe(stats[side].fouls);
        expect(count('shotOnTarget', 'shotOffTarget')).toBe(stats[side].shots);
        expect(count('passComplete', 'passLost')).toBe(stats[side].passes);
        expect(count('passLost')).toBe(stats[side].wrongPasses);
        expect(count('yellowCard')).toBe(stats[side].yellowCards);
        expect(count('sentOff')).toBe(stats[side].redCards);
        expect(stats[side].score).toBe(score[side]);
      }
    },
  }),
};

/** The law's name beside what broke it. */
function named(name: string, look: () => void): void {
  try {
    look();
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

test(
  'every law of a match holds, in whatever match (R-ENG-6, R-ENG-26, R-ENG-27)',
  () => {
    fc.assert(
      fc.property(anyMatchInput, fc.integer(), fc.boolean(), (input, seed, isRough) => {
        const watchers = Object.entries(LAWS).map(([name, law]) => [name, law(input)] as const);
        const match = createMatch(input, seed, { ruleset: isRough ? ROUGH : ALPHA });
        let seen = 0;
        for (let tick = 0; !match.finished; tick++) {
          if (tick > 15_000) throw new Error('the match does not end');
          step(match);
          const news = eventsOf(match).slice(seen);
          seen += news.length;
          for (const [name, watcher] of watchers) {
            named(name, () => {
              watcher.tick?.(match);
              for (const event of news) watcher.event?.(event, match);
            });
          }
        }
        for (const [name, watcher] of watchers) named(name, () => watcher.end?.(match));
      }),
      { numRuns: MATCHES, seed: 20_260, endOnFailure: true },
    );
  },
  60_000 + 3_000 * MATCHES,
);
