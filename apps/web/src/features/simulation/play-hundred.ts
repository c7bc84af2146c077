import type { MatchInput } from '@mundo-manager/engine';
import { NO_OUTCOMES, type Outcomes, together } from './hundred-matches.ts';
import type { LotOfMatches } from './hundred-matches.worker.ts';
import MatchesWorker from './hundred-matches.worker.ts?worker';

/** How often the match is played. */
export const TIMES = 100;
const MOST_WORKERS = 4;

/** Plays the match a hundred times, shared out among workers. `onProgress` hears the outcomes so far; the signal ends it early. */
export function playHundred(
  input: MatchInput,
  onProgress: (outcomes: Outcomes) => void,
  signal: AbortSignal,
): Promise<Outcomes> {
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency));
  const lots = Array.from({ length: count }, () => NO_OUTCOMES);
  const workers = lots.map(() => new MatchesWorker());
  const stop = () => {
    for (const worker of workers) worker.terminate();
  };
  signal.addEventListener('abort', stop);
  const played = new Promise<Outcomes>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    for (const [index, worker] of workers.entries()) {
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.addEventListener('message', ({ data }: MessageEvent<Outcomes>) => {
        lots[index] = data;
        const sum = lots.reduce(together);
        onProgress(sum);
        if (sum.played === TIMES) resolve(sum);
      });
      const seeds = Array.from({ length: TIMES }, (_, match) => `demo ${match}`);
      worker.postMessage({ input, seeds: seeds.filter((_, match) => match % count === index) } satisfies LotOfMatches);
    }
  });
  return played.finally(stop);
}
