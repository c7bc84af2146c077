/** Distance and speed of each player's runs, recorded when he leaves the pitch. */
import { emit } from './emit.ts';
import { type Slot, sideOf } from './slots.ts';
import { idOf, type RunningMatch } from './state.ts';

/** Records the runs of the player of a slot, and starts anew for his substitute. */
export function emitRunning(match: RunningMatch, slot: Slot): void {
  const { metres, fastSeconds, sprintSeconds, fastest } = match.players;
  emit(match, 'running', sideOf(slot), {
    player: idOf(match, slot),
    metres: Math.round(metres[slot]),
    fastSeconds: fastSeconds[slot],
    sprintSeconds: sprintSeconds[slot],
    topSpeed: Math.round(fastest[slot] * 360) / 100,
  });
  metres[slot] = 0;
  fastSeconds[slot] = 0;
  sprintSeconds[slot] = 0;
  fastest[slot] = 0;
}
