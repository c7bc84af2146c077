/** Plays arrangements in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { readRulesetFile } from '../parallel/read-ruleset-file.ts';
import type { PlacesJob } from './places-job.ts';
import { playArranged } from './play-arranged.ts';

const ruleset = await readRulesetFile((workerData as { readonly ruleset: string | undefined }).ruleset);

parentPort?.on('message', (job: PlacesJob) => {
  parentPort?.postMessage(playArranged(job, ruleset));
});
