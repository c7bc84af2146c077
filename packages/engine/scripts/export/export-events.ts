/** Writes the events of simulated matches in the columns of real event data, so that the same programs measure both. */

import type { SampleName } from '../calibration/samples.ts';
import { createPool } from '../parallel/pool.ts';
import type { Progress } from '../parallel/progress.ts';
import type { ExportJob } from './worker.ts';

const COLUMNS = 'match,home,away,period,second,team,role,type,x,y,endX,endY,ok,goal';
const CHUNK = 10;

export interface ExportPlan {
  readonly sample: SampleName;
  readonly seed: number;
  readonly matches: number;
  readonly threads: number;
  readonly ruleset: string | undefined;
  readonly progress: Progress;
}

/** The whole file as text: a header and a line an event. */
export async function exportEvents({ sample, seed, matches, threads, ruleset, progress }: ExportPlan): Promise<string> {
  const pool = createPool<ExportJob, string>(new URL('./worker.ts', import.meta.url), threads, { ruleset });
  const jobs = Array.from({ length: Math.ceil(matches / CHUNK) }, (_, chunk): ExportJob => {
    const from = chunk * CHUNK;
    return { sample, seed, from, count: Math.min(CHUNK, matches - from) };
  });
  const texts = await pool.run(jobs, ({ count }) => progress.add(count));
  await pool.close();
  progress.end();
  return `${[COLUMNS, ...texts].join('\n')}\n`;
}
