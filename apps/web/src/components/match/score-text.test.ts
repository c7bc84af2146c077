import { expect, test } from 'vitest';
import { scoreText } from './score-text.ts';

const side = (clubName: string, score: number, shootOut?: number) => ({
  clubName,
  score,
  ...(shootOut !== undefined && { shootOut }),
});

test('names the home side first (R-HOM-25)', () => {
  expect(scoreText({ home: side('Vagalume', 0), away: side('Pedra', 1) })).toBe('Vagalume 0 × 1 Pedra');
});

test('the text of a score has the kicks of a shoot-out beside the goals', () => {
  expect(scoreText({ home: side('Vagalume', 1, 5), away: side('Pedra', 1, 4) })).toBe('Vagalume 1 (5) × (4) 1 Pedra');
});
