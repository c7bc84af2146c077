import { describe, expect, test } from 'vitest';
import type { MessageFacts } from '../inbox/messages.ts';
import { isOfSeason, messageSeasons } from './message-seasons.ts';

const end = (date: number, competitionName: 'MM League' | 'MM Cup', place: number) => {
  const facts: MessageFacts = { type: 'competition-finished', competitionId: `l${date}`, competitionName, place };
  return { date, facts };
};

describe('seasons of messages (R-INB-6)', () => {
  test('end with leagues, not with cups, the one under way first', () => {
    const messages = [end(10, 'MM League', 3), end(15, 'MM Cup', 1), end(20, 'MM League', 1)];
    expect(messageSeasons(messages)).toEqual([
      { competitionId: null, place: null, after: 20, until: null },
      { competitionId: 'l20', place: 1, after: 10, until: 20 },
      { competitionId: 'l10', place: 3, after: null, until: 10 },
    ]);
  });

  test('are one before the first league has ended', () => {
    expect(messageSeasons([])).toEqual([{ competitionId: null, place: null, after: null, until: null }]);
  });

  test.each([
    [10, false],
    [11, true],
    [20, true],
    [21, false],
  ])('%d is after 10 until 20: %s', (date, expected) => {
    expect(isOfSeason({ after: 10, until: 20 }, date)).toBe(expected);
  });
});
