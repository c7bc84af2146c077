import { setTimeout as pause } from 'node:timers/promises';

/** Polls from now on: after each poll it waits the milliseconds that the poll answers. Returns what ends that, once the poll under way is over. */
export function startPolling(poll: () => Promise<number>): () => Promise<void> {
  const ending = new AbortController();
  const run = async () => {
    while (!ending.signal.aborted) {
      const wait = await poll();
      await pause(wait, undefined, { signal: ending.signal }).catch(() => {});
    }
  };
  const running = run();
  return async () => {
    ending.abort();
    await running;
  };
}
