import type { CommentaryLine } from '@mundo-manager/engine/commentary';
import { describe, expect, test } from 'vitest';
import { createCaption, NEWS_TICKS, READ_MS } from './caption.ts';

const line = (tick: number, text = 'Gol!'): CommentaryLine => ({
  tick,
  minute: 1,
  added: 0,
  side: 'home',
  type: 'goal',
  occasion: 'goal',
  text,
});

describe('the caption (R-REP-12)', () => {
  test('shows a line at its tick, for eight seconds of playback', () => {
    expect(READ_MS).toBe(8_000);
    const caption = createCaption();
    expect(caption.at(100, line(100), 16)).toMatchObject({ text: 'Gol!' });
    expect(caption.at(115, line(100), 7_999)).toMatchObject({ text: 'Gol!' });
    expect(caption.at(116, line(100), 1)).toBeUndefined();
    expect(caption.at(140, line(100), 16)).toBeUndefined();
  });

  test('has its eight seconds anew with every line', () => {
    const caption = createCaption();
    caption.at(100, line(100), 16);
    expect(caption.at(115, line(115, 'Defendeu!'), 7_990)).toMatchObject({ text: 'Defendeu!' });
    expect(caption.at(130, line(115, 'Defendeu!'), 7_990)).toMatchObject({ text: 'Defendeu!' });
  });

  test('does not repeat a line when a live match sends the same lines again', () => {
    const caption = createCaption();
    caption.at(100, line(100), 16);
    caption.at(116, line(100), READ_MS);
    expect(caption.at(117, { ...line(100) }, 16)).toBeUndefined();
  });

  test.each([
    [NEWS_TICKS, true],
    [NEWS_TICKS + 1, false],
  ])('of a line %d ticks before the place of a seek is shown: %s', (ticks, isThere) => {
    expect(createCaption().at(100 + ticks, line(100), 16) !== undefined).toBe(isThere);
  });

  test('comes back after a seek to its line', () => {
    const caption = createCaption();
    caption.at(100, line(100), 16);
    caption.at(116, line(100), READ_MS);
    caption.at(90, undefined, 16);
    expect(caption.at(100, line(100), 16)).toMatchObject({ text: 'Gol!' });
  });
  test('leaves after a seek away from its line, and comes back with it', () => {
    const caption = createCaption();
    caption.at(100, line(100), 16);
    expect(caption.at(500, line(100), 0)).toBeUndefined();
    expect(caption.at(110, line(100), 0)).toMatchObject({ text: 'Gol!' });
  });
});
