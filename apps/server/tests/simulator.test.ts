/** The threads that matches are simulated in. */
import { expect, test } from 'vitest';
import type { PlayJob } from '../src/simulation/play-match.ts';
import { createSimulator } from '../src/simulation/simulator.ts';

test('a match whose thread cannot start is refused with its error, and so is the next', async () => {
  const broken = new URL('data:text/javascript,throw new Error("this thread does not start")');
  const simulator = createSimulator(1, broken);
  const job = {} as PlayJob;
  await expect(simulator.play(job)).rejects.toThrow('this thread does not start');
  await expect(simulator.record(job)).rejects.toThrow('this thread does not start');
  await simulator.close();
});
