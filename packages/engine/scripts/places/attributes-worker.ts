/** Plays matches of players whose attributes are all drawn independently of each other. */
import { parentPort, workerData } from 'node:worker_threads';
import type { FormationName } from '@mundo-manager/rules/tactics';
import { simulate } from '../../src/index.ts';
import { matchInput } from '../../src/testing/index.ts';
import { readRulesetFile } from '../parallel/read-ruleset-file.ts';
import { drawnSheet } from './drawn-sheet.ts';

export interface AttributesJob {
  readonly formation: FormationName;
  readonly seed: number;
  readonly from: number;
  readonly count: number;
}

/** A shot as the model of its chance sees it: whose, expected goals before skills, skills of shooter and keeper, and whether it went in. */
export type ShotRow = readonly [side: 0 | 1, xg: number, finishing: number, keeping: number, goal: 0 | 1];

const ruleset = await readRulesetFile((workerData as { readonly ruleset: string | undefined }).ruleset);

parentPort?.on('message', ({ formation, seed, from, count }: AttributesJob) => {
  parentPort?.postMessage(
    Array.from({ length: count }, (_, at): ShotRow[] => {
      const n = from + at;
      const input = matchInput(drawnSheet(formation, `${seed} ${n} h`), drawnSheet(formation, `${seed} ${n} a`));
      const { events } = simulate(input, `attributes ${seed} ${n}`, { ruleset });
      return events.flatMap((event): ShotRow[] => {
        if (event.type !== 'shot') return [];
        const { finishing, keeping } = event.factors;
        return [[event.side === 'home' ? 0 : 1, event.xg, finishing, keeping, event.outcome === 'goal' ? 1 : 0]];
      });
    }),
  );
});
