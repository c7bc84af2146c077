import { expect, test } from 'vitest';
import { createMatch, step } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { exposure } from './duels.ts';
import { MIDDLE } from './pitch.ts';
import type { Slot } from './slots.ts';
import { FINDS_HIS_PLACE } from './substitutions.ts';

const STRIKER = 10;
type Tactic = ReturnType<typeof teamSheet>['tactic'];

function matchOf(home: Partial<Tactic>) {
  const sheet = teamSheet({ seed: 1 });
  return createMatch(matchInput({ ...sheet, tactic: { ...sheet.tactic, ...home } }, teamSheet({ seed: 2 })), 1);
}

const team = (name: string, value: string) => matchOf({ teamInstructions: [{ name, value }] });
const striker = (name: string, value: string) =>
  matchOf({ playersInstructions: [{ position: 'RF', instructions: [{ name, value }] }] });
const neutral = matchOf({});

test.each([
  ['Line of Engagement', 'High', 1.25],
  ['When Lose The Ball', 'Counter Press', 1.125],
  ['Line of Engagement', 'Low', 1],
  ['When Lose The Ball', 'Regroup', 1],
])('%s: %s costs %s times the energy (R-ENG-7)', (name, value, times) => {
  expect(team(name, value).players.effort[STRIKER] / neutral.players.effort[STRIKER]).toBeCloseTo(times);
});

test('haste and predictable choices invite the tackle, simple play does not (R-ENG-7)', () => {
  const usual = exposure(neutral, STRIKER);
  expect(exposure(team('Tempo', 'Extremely High'), STRIKER)).toBeGreaterThan(exposure(team('Tempo', 'High'), STRIKER));
  expect(exposure(team('Tempo', 'High'), STRIKER)).toBeGreaterThan(usual);
  for (const [name, value] of [
    ['Dribbling', 'More'],
    ['Player Has The Ball', 'Cut Inside'],
    ['Player Has The Ball', 'Run Forward'],
  ] as const) {
    expect(exposure(striker(name, value), STRIKER), value).toBeGreaterThan(usual);
  }
  expect(exposure(team('Tempo', 'Low'), STRIKER)).toBe(usual);
  expect(exposure(striker('Dribbling', 'Less'), STRIKER)).toBe(usual);
});

test('a substitute comes on at the halfway line, and play waits until he has found his place (R-TAC-30)', () => {
  const match = matchOf({ substitutions: [{ playerOut: 'team-1-10', playerIn: 'team-1-15', minutes: 30 }] });
  const isOn = () => match.players.members.some(({ id }) => id === 'team-1-15');
  while (!isOn() && !match.finished) step(match);
  const slot = match.players.members.findIndex(({ id }) => id === 'team-1-15') as Slot;
  expect(Math.abs(match.players.x[slot] - MIDDLE)).toBeLessThan(2);
  expect(match.players.y[slot]).toBeLessThan(2);
  for (let tick = 1; tick < FINDS_HIS_PLACE; tick++) {
    step(match);
    expect(match.ball.state).toBe('dead');
  }
});
