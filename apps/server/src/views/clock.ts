/** The game clock as a screen needs it. */
import type { ClockView, WorldKind } from '@mundo-manager/contract';
import type { GameClock } from '../clock/game-clock.ts';

export function clockView(clock: GameClock, world: WorldKind): ClockView {
  return { now: clock.now(), wallNow: clock.wallNow(), scale: clock.scale, world, canAdvance: world === 'local' };
}
