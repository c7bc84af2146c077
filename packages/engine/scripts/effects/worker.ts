/** Plays one variation against neutral sheets, half of the matches at home, and the same matches without it. */
import { parentPort } from 'node:worker_threads';
import { simulate } from '../../src/index.ts';
import { matchInput, teamSheet } from '../../src/testing/index.ts';
import { type Measured, measureSide } from './measure.ts';
import { VARIATIONS } from './variations.ts';

export interface EffectJob {
  readonly variation: number;
  readonly matches: number;
}

export interface EffectSample {
  readonly variation: number;
  readonly changed: readonly Measured[];
  readonly neutral: readonly Measured[];
}

parentPort?.on('message', ({ variation, matches }: EffectJob) => {
  const change = VARIATIONS[variation]?.change ?? ((sheet) => sheet);
  const pairs = Array.from({ length: matches }, (_, n) => {
    const own = teamSheet({ seed: 2 * n + 10 });
    const rival = teamSheet({ seed: 2 * n + 11 });
    return { changed: play(change(own), rival, n), neutral: play(own, rival, n) };
  });
  const sample: EffectSample = {
    variation,
    changed: pairs.map(({ changed }) => changed),
    neutral: pairs.map(({ neutral }) => neutral),
  };
  parentPort?.postMessage(sample);
});

type Sheet = ReturnType<typeof teamSheet>;

function play(own: Sheet, rival: Sheet, n: number): Measured {
  const seed = `effect ${n}`;
  return n % 2 === 0
    ? measureSide(simulate(matchInput(own, rival), seed), 'home')
    : measureSide(simulate(matchInput(rival, own), seed), 'away');
}
