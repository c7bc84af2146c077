/** What becomes of a cross that comes down. R-ENG-38 */
import { expect, test } from 'vitest';
import { createMatch } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { distance } from './arithmetic.ts';
import { CROSSING } from './constants.ts';
import { contestCross } from './contest-cross.ts';
import { CENTRE } from './pitch.ts';
import { SLOTS, type Slot } from './slots.ts';
import type { RunningMatch } from './state.ts';

const CROSSER: Slot = 9;
const ATTACKER: Slot = 10;
const DEFENDER: Slot = 13;
const MATE: Slot = 14;
const OPPONENT: Slot = 8;
const TRIES = 2_000;

function kickOff(): RunningMatch {
  return createMatch(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 1);
}

/** The home side's cross comes down at a defender's place; all others but those named are far away. */
function cross(match: RunningMatch, places: Readonly<Partial<Record<Slot, readonly [x: number, y: number]>>>): void {
  const { ball, players } = match;
  Object.assign(ball, { x: 98, y: CENTRE, lastTouch: CROSSER, receiver: CROSSER, fate: 'loose', pass: null });
  for (const slot of SLOTS) {
    const [x, y] = places[slot] ?? [40, CENTRE];
    players.x[slot] = x;
    players.y[slot] = y;
  }
  contestCross(match);
}

/** Share of crosses headed to a team-mate, with others in these places. */
function headedTo(places: Parameters<typeof cross>[1]): number {
  const match = kickOff();
  const all = { [DEFENDER]: [98, CENTRE], ...places } as const;
  const tries = Array.from({ length: TRIES }, () => {
    cross(match, all);
    return match.ball.pass?.receiver;
  });
  return tries.filter((receiver) => receiver === MATE).length / TRIES;
}

test('a defender heads some of the crosses that he wins to a team-mate who is free', () => {
  const share = headedTo({ [MATE]: [90, CENTRE + 6] });
  expect(share).toBeGreaterThan(0.7 * CROSSING.headedTo);
  expect(share).toBeLessThan(1.3 * CROSSING.headedTo);
});

test('never to one who is marked, or far away', () => {
  expect(headedTo({ [MATE]: [90, CENTRE + 6], [OPPONENT]: [89, CENTRE + 5] })).toBe(0);
  expect(headedTo({ [MATE]: [80, CENTRE] })).toBe(0);
});

test('a headed ball is a pass of the defender', () => {
  const match = kickOff();
  const passes = Array.from({ length: TRIES }, () => {
    cross(match, { [DEFENDER]: [98, CENTRE], [MATE]: [90, CENTRE + 6] });
    return match.ball.pass;
  }).filter((pass) => pass !== null);
  expect(passes.length).toBeGreaterThan(0);
  for (const pass of passes) expect(pass).toMatchObject({ player: DEFENDER, receiver: MATE, kind: 'short' });
});

test('an attacker goes for goal with every corner that he wins, and with some of the crosses in play', () => {
  const shares = (['corner', 'throwIn'] as const).map((kind) => {
    const match = kickOff();
    Object.assign(match.restart, { kind, since: match.clock.tick });
    const tries = Array.from({ length: TRIES }, () => {
      cross(match, { [ATTACKER]: [98, CENTRE] });
      return match.ball.pass === null;
    });
    return tries.filter(Boolean).length / TRIES;
  });
  expect(shares[0]).toBe(1);
  expect(shares[1]).toBeCloseTo(CROSSING.attempted, 1);
});

test('an attacker flicks the ball on to where he is, however far away the first team-mate is', () => {
  const match = kickOff();
  const flicks = Array.from({ length: TRIES }, () => {
    cross(match, { [ATTACKER]: [98, CENTRE] });
    const { pass, flight, state, x, y, toX, toY } = match.ball;
    const to = state === 'flying' && flight === 'roll' ? { x: toX, y: toY } : { x, y };
    return { pass, metres: distance(to.x - 98, to.y - CENTRE) };
  }).filter(({ pass }) => pass !== null);
  expect(flicks.length).toBeGreaterThan(0);
  expect(Math.max(...flicks.map(({ metres }) => metres))).toBeLessThan(4 * CROSSING.flicked);
});
