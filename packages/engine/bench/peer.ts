/** The npm package footballsimulationengine, as its readme has it played: two halves of 2,700 iterations. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const ITERATIONS_A_HALF = 2_700;

interface Peer {
  initiateGame(home: unknown, away: unknown, pitch: unknown): Promise<object>;
  playIteration(match: object): Promise<object>;
  startSecondHalf(match: object): Promise<object>;
}

export interface PeerTimes {
  /** Milliseconds of a whole match: of all iterations that were played, times as many as a match has. */
  readonly matchMs: number;
  readonly finished: number;
  readonly thrown: number;
}

/** Plays so many matches. One that ends in an error of its own counts with the iterations that it came to. */
export async function timedPeer(matches: number): Promise<PeerTimes> {
  const require = createRequire(import.meta.url);
  const peer: Peer = require('footballsimulationengine');
  const example = (name: string) =>
    JSON.parse(readFileSync(require.resolve(`footballsimulationengine/init_config/${name}.json`), 'utf8'));
  let [spent, iterations, finished] = [0, 0, 0];
  const restore = quiet();
  for (let played = 0; played < matches; played++) {
    const [home, away, pitch] = [example('team1'), example('team2'), example('pitch')];
    const before = performance.now();
    try {
      let match = await peer.initiateGame(home, away, pitch);
      for (const half of [1, 2]) {
        for (let turn = 0; turn < ITERATIONS_A_HALF; turn++) {
          match = await peer.playIteration(match);
          iterations += 1;
        }
        if (half === 1) match = await peer.startSecondHalf(match);
      }
      finished += 1;
    } catch {
      // Many of its matches end so.
    }
    spent += performance.now() - before;
  }
  restore();
  return { matchMs: (spent / iterations) * 2 * ITERATIONS_A_HALF, finished, thrown: matches - finished };
}

/** It writes the whole match to the console at every iteration: neither the writing nor the text for it is counted against it. */
function quiet(): () => void {
  const { log, error } = console;
  const { stringify } = JSON;
  console.log = console.error = () => {};
  JSON.stringify = ((value: unknown) =>
    typeof value === 'object' && value !== null && 'kickOffTeam' in value ? '' : stringify(value)) as typeof stringify;
  return () => {
    Object.assign(console, { log, error });
    JSON.stringify = stringify;
  };
}
