import type { LiveShow } from '@mundo-manager/contract/client';
import { describe, expect, test } from 'vitest';
import type { ReplayData } from '../match/replay-data.ts';
import { createLiveMatchPlayer } from './live-match-player.ts';

const live = (minutes: number, replayId: string | null = null) => ({ minutes, replayId }) as LiveShow;

interface Loading {
  readonly replay?: (id: string) => Promise<string>;
  readonly data?: (minutes: number) => Promise<string>;
}

/** A match player that records its calls. */
function screen({ replay = async (id) => `replay ${id}`, data = async (minutes) => `${minutes}` }: Loading = {}) {
  const calls: string[] = [];
  const opening = Promise.withResolvers<void>();
  const take = createLiveMatchPlayer({
    matchPlayer: () => ({
      show: (data) => {
        calls.push(`show ${data}`);
        return opening.promise;
      },
      grow: (data) => void calls.push(`grow ${data}`),
    }),
    replayDataOf: async ({ minutes }) => (await data(minutes)) as unknown as ReplayData,
    replay: async (id) => (await replay(id)) as unknown as ReplayData,
    onFailed: (error) => void calls.push(`not shown: ${error}`),
    onReplayFailed: () => void calls.push('failed'),
  });
  return { calls, take, opened: () => opening.resolve() };
}

describe('a live match on the screen', () => {
  test('is opened once and grows from then on', async () => {
    const { calls, take, opened } = screen();
    opened();
    await take(live(20));
    await take(live(21));
    await take(live(22));
    expect(calls).toEqual(['show 20', 'grow 21', 'grow 22']);
  });

  test('shows minutes that arrive while the stage opens', async () => {
    const { calls, take, opened } = screen();
    const first = take(live(20));
    await take(live(21));
    await take(live(22));
    expect(calls).toEqual(['show 20']);
    opened();
    await first;
    expect(calls).toEqual(['show 20', 'grow 22']);
  });

  test('becomes its replay at full time, once, and stays the replay', async () => {
    const { calls, take, opened } = screen();
    opened();
    await take(live(95));
    await take(live(96, 'r'));
    await take(live(96, 'r'));
    expect(calls).toEqual(['show 95', 'grow 96', 'grow replay r']);
  });

  test('a match that ended while the stage opened becomes its replay, too', async () => {
    const { calls, take, opened } = screen();
    const first = take(live(95));
    await take(live(96, 'r'));
    opened();
    await first;
    expect(calls).toEqual(['show 95', 'grow 96', 'grow replay r']);
  });

  test('notes a replay that fails to load, and keeps what was shown', async () => {
    const { calls, take, opened } = screen({ replay: () => Promise.reject(new Error('away')) });
    opened();
    await take(live(96, 'r'));
    expect(calls).toEqual(['show 96', 'failed']);
  });

  test('notes minutes that fail to load, and tries again with the next one', async () => {
    let isAway = true;
    const { calls, take, opened } = screen({
      data: async (minutes) => {
        if (isAway) throw new Error('away');
        return `${minutes}`;
      },
    });
    opened();
    await take(live(20));
    await take(live(21));
    isAway = false;
    await take(live(22));
    await take(live(23, 'r'));
    const away = 'not shown: Error: away';
    expect(calls).toEqual([away, away, 'show 22', 'grow 23', 'grow replay r']);
  });
});
