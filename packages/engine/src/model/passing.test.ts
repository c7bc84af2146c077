import { expect, test } from 'vitest';
import { createMatch, type EventOf, simulate } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { PASSING } from './constants.ts';
import { cutOut } from './passing.ts';
import { along, CENTRE } from './pitch.ts';
import { offsideLine } from './pressure-and-lanes.ts';
import { sideOf } from './slots.ts';
import type { RunningMatch } from './state.ts';
import { step } from './step.ts';

test('a player who reads the game well intercepts more of the bad passes beside him (R-ENG-7)', () => {
  const { players } = createMatch(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 1);
  const { anticipation } = players.skills;
  anticipation[3] = 0.6;
  anticipation[4] = 0.7;
  expect(cutOut(players, 3)).toBeCloseTo(PASSING.cutOut);
  expect(cutOut(players, 4)).toBeGreaterThan(cutOut(players, 3));
});

test('in open play a cross comes from beside the box (R-ENG-6)', () => {
  for (const seed of [1, 2, 3]) {
    const narrow = teamSheet({ seed, formation: '433Narrow' });
    const { events } = simulate(matchInput(narrow, teamSheet({ seed: seed + 9 })), seed);
    const crosses = events.filter(
      (event, at) => event.type === 'pass' && event.kind === 'cross' && events[at - 1]?.type !== 'freeKick',
    );
    expect(crosses.length).toBeGreaterThan(5);
    for (const { y } of crosses) expect(Math.abs(y - CENTRE)).toBeGreaterThan(18.5);
  }
});

test('who has just won the ball plays forward more often than a side that has had it for long (R-ENG-6)', () => {
  const first: boolean[] = [];
  const later: boolean[] = [];
  for (const seed of [1, 2, 3]) {
    const { events } = simulate(matchInput(teamSheet({ seed }), teamSheet({ seed: seed + 9 })), seed);
    const passes = events.filter(
      (event): event is EventOf<'pass'> => event.type === 'pass' && event.kind !== 'throwIn',
    );
    let inARow = 0;
    passes.forEach((pass, at) => {
      const before = passes[at - 1];
      const isWon = before === undefined || before.side !== pass.side;
      inARow = isWon ? 0 : inARow + 1;
      const [dx, dy] = [
        ((pass.endX ?? pass.x) - pass.x) * (pass.side === 'home' ? 1 : -1),
        (pass.endY ?? pass.y) - pass.y,
      ];
      if (inARow === 0) first.push(dx > Math.abs(dy));
      else if (inARow >= 5) later.push(dx > Math.abs(dy));
    });
  }
  expect(shareOf(first)).toBeGreaterThan(shareOf(later) + 0.06);
});

test('a pass behind the line is timed for its runner: who was to have it gets it in three of four cases (R-ENG-6)', () => {
  const arrived: boolean[] = [];
  for (let seed = 1; seed <= 12; seed++) {
    const match = createMatch(matchInput(teamSheet({ seed }), teamSheet({ seed: seed + 9 })), seed);
    let behind: RunningMatch['ball']['pass'] = null;
    while (!match.finished) {
      const line = match.ball.state === 'held' ? offsideLine(match, sideOf(match.ball.carrier as 0)) : Number.NaN;
      step(match);
      const { ball } = match;
      if (behind !== null && ball.pass !== behind) {
        arrived.push(ball.carrier === behind.receiver);
        behind = null;
      }
      const isNew = ball.pass !== null && ball.pass.tick === match.clock.tick && ball.fate === 'received';
      if (isNew && ball.pass !== null && along(sideOf(ball.pass.player), ball.toX) > line + 1) behind = ball.pass;
    }
  }
  expect(arrived.length).toBeGreaterThan(60);
  expect(shareOf(arrived)).toBeGreaterThan(0.75);
});

function shareOf(answers: readonly boolean[]): number {
  return answers.filter(Boolean).length / answers.length;
}
