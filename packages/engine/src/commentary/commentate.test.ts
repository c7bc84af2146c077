import { describe, expect, test } from 'vitest';
import { simulate } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { commentate } from './commentate.ts';

const input = matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 }));
const matches = Array.from({ length: 20 }, (_, seed) => simulate(input, seed, { knockout: true }));

describe('commentary', () => {
  test('leaves no gap in a sentence', () => {
    for (const { events } of matches) {
      for (const { text } of commentate(events, input)) {
        expect(text).not.toMatch(/[{}]|undefined/);
        expect(text).not.toMatch(/ {2}|^ | [.!,:]/);
      }
    }
  });

  test('tells every goal once, with the scorer and the score', () => {
    for (const { events } of matches) {
      const lines = commentate(events, input).filter(({ occasion }) => /goal|header/i.test(occasion));
      const goals = events.filter((event) => event.type === 'goal');
      expect(lines).toHaveLength(goals.length);
      for (const [at, goal] of goals.entries()) {
        const players = [...input.home.players, ...input.away.players];
        const scorer = players.find(({ id }) => id === goal.player)?.name ?? '?';
        expect(lines[at]?.text).toContain(scorer);
        expect(lines[at]?.text).toContain(`${goal.home} a ${goal.away}`);
      }
    }
  });

  test('never says the same thing of two goals in a row', () => {
    for (const { events } of matches) {
      const goals = commentate(events, input).filter(({ occasion }) => occasion === 'goal');
      for (const [at, { text }] of goals.entries()) expect(text).not.toBe(goals[at + 1]?.text);
    }
  });

  test('keeps the order of the match', () => {
    for (const { events } of matches) {
      const ticks = commentate(events, input).map(({ tick }) => tick);
      expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
    }
  });

  test('ends with the final score', () => {
    for (const { events, score } of matches.filter(({ score: { shootOut } }) => shootOut === null)) {
      const last = commentate(events, input).at(-1);
      expect(last?.occasion).toBe('fullTime');
      expect(last?.text).toContain(`${score.home} a ${score.away}`);
    }
  });
});
