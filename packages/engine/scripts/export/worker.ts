/** Plays matches of a sample in a thread of its own and writes their events as lines of CSV. */
import { parentPort, workerData } from 'node:worker_threads';
import { simulate } from '../../src/index.ts';
import { type ProviderEvent, providerEvents, roleOf } from '../calibration/provider-events.ts';
import { type SampleName, sampleMatch } from '../calibration/samples.ts';
import { readRulesetFile } from '../parallel/read-ruleset-file.ts';

export interface ExportJob {
  readonly sample: SampleName;
  readonly seed: number;
  readonly from: number;
  readonly count: number;
}

const { ruleset: file } = workerData as { readonly ruleset: string | undefined };
const ruleset = await readRulesetFile(file);

parentPort?.on('message', ({ sample, seed, from, count }: ExportJob) => {
  const lines: string[] = [];
  for (let n = from; n < from + count; n++) {
    const { input } = sampleMatch(sample, seed, n, ruleset);
    const result = simulate(input, `${sample} ${seed} ${n}`, { ruleset });
    const { home, away } = result.score;
    for (const [at, event] of providerEvents(result, input).entries())
      lines.push(lineOf(n + 1, at === 0 ? `${home},${away}` : ',', event));
  }
  parentPort?.postMessage(lines.join('\n'));
});

function lineOf(match: number, score: string, event: ProviderEvent): string {
  const { period, second, team, position, type, x, y, endX, endY, ok, goal } = event;
  const when = `${period},${second.toFixed(1)}`;
  return `${match},${score},${when},${team},${roleOf(position, match)},${type},${x},${y},${endX},${endY},${ok ? 1 : 0},${goal ? 1 : 0}`;
}
