import { type EventOf, TICKS_A_MINUTE } from '@mundo-manager/engine';

/** The home side's first goal, at that tick of the first half. */
export function goalAt(tick: number): EventOf<'goal'> {
  return {
    type: 'goal',
    tick,
    minute: Math.floor(tick / TICKS_A_MINUTE) + 1,
    added: 0,
    side: 'home',
    x: 100,
    y: 34,
    player: 'p',
    assist: null,
    ownGoal: false,
    home: 1,
    away: 0,
  };
}
