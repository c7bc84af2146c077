/** Plays a match off the page, with the engine that the replay names. R-REP-3, R-REP-7 */
import { USUAL_TICKS } from '@mundo-manager/contract/client';
import type * as Engine from '@mundo-manager/engine';
import type { SimulationJob, SimulationReport } from './messages.ts';

/** Ticks that pass between two reports. */
const REPORT_EVERY = 400;

addEventListener('message', async ({ data }: MessageEvent<SimulationJob>) => {
  let reason: 'engine' | 'match' = 'engine';
  try {
    const engine: typeof Engine = await import(/* @vite-ignore */ data.engineUrl);
    reason = 'match';
    play(engine, data);
  } catch (error) {
    report({ type: 'failed', reason, detail: error instanceof Error ? error.message : String(error) });
  }
});

function play(engine: typeof Engine, { input, seed, knockout, ruleset }: SimulationJob): void {
  const recorder = engine.createRecorder();
  let ticks = 0;
  const { events, score, digest } = engine.simulate(input, seed, {
    knockout,
    ...(ruleset && { ruleset }),
    observe(match) {
      recorder.observe(match);
      ticks += 1;
      if (ticks % REPORT_EVERY === 0) report({ type: 'progress', share: Math.min(1, ticks / USUAL_TICKS) });
    },
  });
  const frames = recorder.recording().frames.slice() as Int16Array<ArrayBuffer>;
  report({ type: 'done', simulated: { frames, events, score, digest } }, [frames.buffer]);
}

function report(message: SimulationReport, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
