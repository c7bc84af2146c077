import type { LiveShow } from '@mundo-manager/contract/client';
import { describe, expect, test } from 'vitest';
import type { Programme } from '../match/programme.ts';
import { createLiveScreening } from './live-screening.ts';

const live = (minutes: number, replayId: string | null = null) => ({ minutes, replayId }) as LiveShow;

/** A screen that notes what it is told to show. */
function screen(replay: (id: string) => Promise<string> = async (id) => `replay ${id}`) {
  const told: string[] = [];
  const opening = Promise.withResolvers<void>();
  const take = createLiveScreening({
    screening: () => ({
      show: (programme) => {
        told.push(`show ${programme}`);
        return opening.promise;
      },
      grow: (programme) => void told.push(`grow ${programme}`),
    }),
    programmeOf: async ({ minutes }) => `${minutes}` as unknown as Programme,
    replay: async (id) => (await replay(id)) as unknown as Programme,
    onReplayFailed: () => void told.push('failed'),
  });
  return { told, take, opened: () => opening.resolve() };
}

describe('a live match on the screen', () => {
  test('is opened once and grows from then on', async () => {
    const { told, take, opened } = screen();
    opened();
    await take(live(20));
    await take(live(21));
    await take(live(22));
    expect(told).toEqual(['show 20', 'grow 21', 'grow 22']);
  });

  test('what comes while the stage opens is not lost', async () => {
    const { told, take, opened } = screen();
    const first = take(live(20));
    await take(live(21));
    await take(live(22));
    expect(told).toEqual(['show 20']);
    opened();
    await first;
    expect(told).toEqual(['show 20', 'grow 22']);
  });

  test('becomes its replay at full time, once, and stays it', async () => {
    const { told, take, opened } = screen();
    opened();
    await take(live(95));
    await take(live(96, 'r'));
    await take(live(96, 'r'));
    expect(told).toEqual(['show 95', 'grow 96', 'grow replay r']);
  });

  test('a match that ended while the stage opened becomes its replay, too', async () => {
    const { told, take, opened } = screen();
    const first = take(live(95));
    await take(live(96, 'r'));
    opened();
    await first;
    expect(told).toEqual(['show 95', 'grow 96', 'grow replay r']);
  });

  test('a replay that can’t be had is told, and what was seen stays', async () => {
    const { told, take, opened } = screen(() => Promise.reject(new Error('away')));
    opened();
    await take(live(96, 'r'));
    expect(told).toEqual(['show 96', 'failed']);
  });
});
