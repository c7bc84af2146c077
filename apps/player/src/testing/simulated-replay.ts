/** A whole match for tests, as the worker gives it. */
import { createRecorder, simulate } from '@mundo-manager/engine';
import { matchInput, teamSheet } from '@mundo-manager/engine/testing';
import type { SimulatedReplay } from '../simulation/messages.ts';

/** The home side changes its striker after an hour. */
export function simulatedReplay(seed = 10): {
  readonly input: ReturnType<typeof matchInput>;
  readonly simulated: SimulatedReplay;
} {
  const sheet = teamSheet({ seed: 1, strength: 68 });
  const [playerOut, playerIn] = [sheet.players[10]?.id ?? '', sheet.players[17]?.id ?? ''];
  const home = {
    ...sheet,
    tactic: { ...sheet.tactic, substitutions: [{ minutes: 60, playerIn, playerOut }] },
  };
  const input = matchInput(home, teamSheet({ seed: 2, formation: '433Wide' }));
  const recorder = createRecorder();
  const { events, score, digest } = simulate(input, seed, { observe: recorder.observe });
  const frames = recorder.recording().frames.slice() as Int16Array<ArrayBuffer>;
  return { input, simulated: { frames, events, score, digest } };
}
