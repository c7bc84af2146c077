import { describe, expect, test } from 'vitest';
import {
  createMatch,
  createRecorder,
  digestOf,
  eventsOf,
  resume,
  simulate,
  snapshot,
  step,
  type TeamSheet,
} from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { rulesetWith } from '../testing/ruleset-with.ts';
import { showCard } from './discipline.ts';
import { setTargets } from './movement.ts';
import { isPresent, outfieldLeft, playersLeft } from './players-left.ts';
import { award } from './referee-awards.ts';
import { takePlaces } from './set-pieces.ts';
import { shootOut } from './shoot-out.ts';
import { NO_SLOT, OUTFIELD, type Slot, TEAM } from './slots.ts';
import { idOf, type RunningMatch } from './state.ts';

const input = matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 }));
const CALM = rulesetWith({ strictness: 0, injuryRisk: 0 });
const ROUGH = rulesetWith({ strictness: 5, injuryRisk: 5 });

/** A match under way, with the ball dead. */
function stopped(sheet: TeamSheet = input.home, seed = 3): RunningMatch {
  const match = createMatch({ ...input, home: sheet }, seed, { ruleset: CALM });
  for (let tick = 0; tick < 2_000; tick++) step(match);
  award(match, 'freeKick', 1, 40, 30);
  return match;
}

function sendOff(match: RunningMatch, slot: Slot): void {
  showCard(match, { slot, colour: 'red', reason: 'seriousFoul', opponent: null });
}

function playOn(match: RunningMatch, ticks: number): void {
  for (let tick = 0; tick < ticks; tick++) step(match);
}

/** Defenders, midfielders with the wingers, and forwards that the home side has left. */
function linesOf(match: RunningMatch): number[] {
  const lines = [0, 0, 0];
  for (const slot of OUTFIELD[0].filter((each) => isPresent(match, each))) {
    const position = match.sides[0].positions[slot] ?? 'GK';
    const line = position === 'CF' ? 2 : ['CB', 'LB', 'RB'].includes(position) ? 0 : 1;
    lines[line] = (lines[line] ?? 0) + 1;
  }
  return lines;
}

describe('cards (R-ENG-17)', () => {
  const matches = Array.from({ length: 40 }, (_, seed) => simulate(input, seed, { ruleset: ROUGH }));
  const cards = matches.flatMap(({ events }) => events.filter((event) => event.type === 'card'));

  test('are yellow, second yellow and red', () => {
    expect(new Set(cards.map(({ colour }) => colour))).toEqual(new Set(['yellow', 'secondYellow', 'red']));
  });

  test('a rule set without cards, or without injuries, has none (R-DIS-1)', () => {
    const types = (ruleset: typeof CALM) =>
      new Set(
        Array.from({ length: 8 }, (_, seed) => simulate(input, seed, { ruleset }).events)
          .flat()
          .map(({ type }) => type),
      );
    const calm = types(CALM);
    expect(calm.has('card') || calm.has('injury')).toBe(false);
    expect(types(rulesetWith({ strictness: 0, injuryRisk: 5 })).has('card')).toBe(false);
    expect(types(rulesetWith({ strictness: 5, injuryRisk: 0 })).has('injury')).toBe(false);
  });

  test('after an advantage wait for the next dead ball, and play goes on', () => {
    const played = matches.flatMap(({ events }) =>
      events.flatMap((event, at) => (event.type === 'foul' && event.advantage ? [events.slice(at + 1)] : [])),
    );
    expect(played.length).toBeGreaterThan(10);
    for (const [next] of played) expect(['freeKick', 'penalty', 'card']).not.toContain(next?.type);
  });

  test('a second yellow card sends off, and costs more than the first', () => {
    const match = stopped();
    const yellow = { slot: 6, colour: 'yellow', reason: 'recklessTackle', opponent: null } as const;
    showCard(match, yellow);
    expect(isPresent(match, 6)).toBe(true);
    showCard(match, yellow);
    expect(isPresent(match, 6)).toBe(false);
    expect(eventsOf(match).flatMap((event) => (event.type === 'card' ? [event.colour] : []))).toEqual([
      'yellow',
      'secondYellow',
    ]);
  });

  test('the same digest comes of a match with them recorded, stepped and resumed (R-ENG-4, R-ENG-5, R-ENG-13)', () => {
    const seed = matches.findIndex(({ events }) =>
      events.some((event) => event.type === 'card' && event.colour !== 'yellow'),
    );
    const recorder = createRecorder();
    const whole = simulate(input, seed, { ruleset: ROUGH, observe: recorder.observe });
    expect(whole.events.some((event) => event.type === 'card' && event.colour !== 'yellow')).toBe(true);
    expect(simulate(input, seed, { ruleset: ROUGH }).digest).toBe(whole.digest);
    let match = createMatch(input, seed, { ruleset: ROUGH });
    while (!match.finished) {
      playOn(match, 613);
      match = resume(JSON.parse(JSON.stringify(snapshot(match))));
    }
    expect(digestOf(match)).toBe(whole.digest);
    expect(eventsOf(match)).toEqual(whole.events);
  });
});

describe('a side that has lost players (R-ENG-18)', () => {
  test.each([
    ['a defender', [2], [4, 4, 1]],
    ['a midfielder', [6], [4, 4, 1]],
    ['a forward', [10], [4, 4, 1]],
    ['two', [2, 10], [4, 3, 1]],
    ['three', [2, 6, 10], [4, 2, 1]],
    ['four', [2, 3, 6, 10], [3, 2, 1]],
  ] as const)('without %s keeps its defence', (_, slots, lines) => {
    const match = stopped();
    for (const slot of slots) sendOff(match, slot);
    expect(linesOf(match)).toEqual(lines);
  });

  test('of seven loses no further player', () => {
    const match = stopped();
    for (const slot of OUTFIELD[0]) sendOff(match, slot);
    expect(playersLeft(match, 0)).toBe(7);
    const colours = eventsOf(match).flatMap((event) => (event.type === 'card' ? [event.colour] : []));
    expect(colours).toEqual(['red', 'red', 'red', 'red', ...Array.from({ length: 6 }, () => 'yellow')]);
  });

  test('brings the substitute keeper on for a forward when its keeper is sent off', () => {
    const match = stopped();
    const keeper = idOf(match, 0);
    sendOff(match, 0);
    expect(idOf(match, 0)).toBe(input.home.players[11]?.id);
    const change = eventsOf(match).findLast((event) => event.type === 'substitution');
    const out = input.home.players.findIndex(({ id }) => id === change?.playerOut);
    expect([9, 10]).toContain(out);
    expect(TEAM[0].filter((slot) => isPresent(match, slot)).map((slot) => idOf(match, slot))).not.toContain(keeper);
    expect(playersLeft(match, 0)).toBe(10);
    playOn(match, 4_000);
  });

  test('puts an outfield player in goal when no change is left', () => {
    const match = stopped();
    match.sides[0].changesLeft = 0;
    sendOff(match, 0);
    const goalkeeper = input.home.players.findIndex(({ id }) => id === idOf(match, 0));
    expect(goalkeeper).toBeGreaterThan(0);
    expect(goalkeeper).toBeLessThan(11);
    expect(playersLeft(match, 0)).toBe(10);
    expect(eventsOf(match).at(-1)).toMatchObject({ type: 'keeperChange', player: idOf(match, 0) });
    playOn(match, 4_000);
  });

  test('has its takers from those who are left', () => {
    const players = input.home.players;
    const tactic = {
      ...input.home.tactic,
      setPieces: [{ name: 'leftCorners', value: players[6]?.number ?? 0 } as const],
    };
    const match = stopped({ ...input.home, tactic });
    award(match, 'corner', 0, 105, 0);
    expect(match.restart.taker).toBe(6);
    sendOff(match, 6);
    expect(match.restart.taker).not.toBe(6);
    expect(isPresent(match, match.restart.taker)).toBe(true);
  });

  test('gives departed players no task: dead balls, box, marking', () => {
    const match = stopped();
    const { players, restart, ball } = match;
    sendOff(match, 6);
    for (const skill of ['crossing', 'heading', 'jumpingReach'] as const) players.skills[skill][6] = 9;
    award(match, 'corner', 0, 105, 0);
    expect(restart.taker).not.toBe(6);
    takePlaces(match);
    const inTheBox = outfieldLeft(match, 0).filter((slot) => slot !== restart.taker && players.targetX[slot] > 84);
    expect(inTheBox).toHaveLength(6);
    playOn(match, 20);
    restart.ticksLeft = 1;
    while (ball.state === 'dead') step(match);
    expect(ball.pass?.receiver).not.toBe(6);
    ball.state = 'held';
    ball.carrier = 20;
    ball.x = 15;
    match.owner = 1;
    match.clock.tick -= match.clock.tick % 8;
    setTargets(match, true);
    expect(players.mark[6]).toBe(NO_SLOT);
    expect(players.targetX[6]).toBeGreaterThan(105);
  });

  test('throws in to those who are on the pitch', () => {
    const match = stopped();
    sendOff(match, 6);
    for (let time = 0; time < 40; time++) {
      award(match, 'throwIn', 0, 98 + (time % 5), 67.8);
      match.restart.ticksLeft = 1;
      while (match.ball.state === 'dead') step(match);
      expect(match.ball.pass?.receiver).not.toBe(6);
    }
  });

  test('shoots out with as many kickers as the other side: the side with more leaves its weakest out', () => {
    let most = 0;
    for (let seed = 3; seed < 15; seed++) {
      const match = stopped(input.home, seed);
      for (const slot of [1, 2, 3, 4] as const) sendOff(match, slot);
      // No kick misses: all must kick before a player kicks twice.
      for (const slot of TEAM.flat()) match.players.skills.finishing[slot] = 9;
      match.players.skills.finishing[15] = 8;
      shootOut(match);
      const kicks = eventsOf(match).filter((event) => event.type === 'shootOutKick');
      for (const side of ['home', 'away'] as const) {
        const own = kicks.filter((kick) => kick.side === side).map(({ player }) => player);
        expect(new Set(own.slice(0, 7)).size).toBe(Math.min(7, own.length));
        expect(new Set(own).size).toBeLessThanOrEqual(7);
        if (own.length > 7) expect(own[7]).toBe(own[0]);
      }
      most = Math.max(most, kicks.length);
    }
    // Long enough, in one of them, for a player to kick twice.
    expect(most).toBeGreaterThan(14);
  });
});
