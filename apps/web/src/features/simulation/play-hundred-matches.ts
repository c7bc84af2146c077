import type { MatchInput } from '@mundo-manager/engine';
import { joinedOutcomes, NO_OUTCOMES, type Outcomes } from './outcomes.ts';
import type { LotOfMatches } from './outcomes.worker.ts';
import MatchesWorker from './outcomes.worker.ts?worker';

/** How often the match is played. */
export const TIMES = 100;
const MOST_WORKERS = 4;

/** How the matches are played. */
interface PlayOptions {
  /** The seeds begin with it: the same name plays the same hundred. */
  readonly name: string;
  /** Gets the outcomes so far. */
  readonly onProgress: (outcomes: Outcomes) => void;
  /** Ends it early. */
  readonly signal: AbortSignal;
}

/** Plays the match a hundred times, shared out among workers. */
export function playHundred(input: MatchInput, { name, onProgress, signal }: PlayOptions): Promise<Outcomes> {
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
        const sum = lots.reduce(joinedOutcomes);
        onProgress(sum);
        if (sum.played === TIMES) resolve(sum);
      });
      const seeds = Array.from({ length: TIMES }, (_, match) => `${name} ${match}`);
      worker.postMessage({ input, seeds: seeds.filter((_, match) => match % count === index) } satisfies LotOfMatches);
    }
  });
  return played.finally(stop);
}
