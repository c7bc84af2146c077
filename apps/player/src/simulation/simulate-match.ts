/** The page's side of the simulation. */
import type { LoadedMatch } from '../source/load-replay.ts';
import type { SimulatedReplay, SimulationJob, SimulationReport } from './messages.ts';
import SimulationWorker from './simulation.worker.ts?worker';

/** The engine's version could not be had, or it refused the match. */
export class SimulationFailed extends Error {
  override readonly name = 'SimulationFailed';
  readonly reason: 'engine' | 'match';

  constructor(reason: 'engine' | 'match', detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/** Plays the match in a worker of its own, which ends with it. `onProgress` gets the share 0–1 that has been played. */
export function simulateMatch(match: LoadedMatch, onProgress: (share: number) => void): Promise<SimulatedReplay> {
  const { input, seed, knockout, engineVersion, ruleset } = match;
  const engineUrl = new URL(`${import.meta.env.BASE_URL}engine/${engineVersion}.js`, location.href).href;
  const worker = new SimulationWorker();
  const played = new Promise<SimulatedReplay>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SimulationReport>) => {
      if (data.type === 'progress') onProgress(data.share);
      else if (data.type === 'done') resolve(data.simulated);
      else reject(new SimulationFailed(data.reason, data.detail));
    });
    worker.addEventListener('error', ({ message }) => reject(new SimulationFailed('engine', message)));
    const job = { engineUrl, input, seed, knockout, ...(ruleset && { ruleset }) };
    worker.postMessage(job satisfies SimulationJob);
  });
  return played.finally(() => worker.terminate());
}
