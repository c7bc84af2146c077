import type { Replay } from '@mundo-manager/contract';
import { simulate } from '@mundo-manager/engine';

interface ShownGoal {
  readonly tick: number;
  /** The scoreboard one tick earlier, and at the goal, such as '1–0'. */
  readonly before: string;
  readonly after: string;
  /** What the player's clock begins with at the goal: '37:'. */
  readonly clock: string;
}

/** The goals of a replay as its player has to show them: played once more, here. */
export function goalsInReplay({ input, seed, knockout }: Replay): readonly ShownGoal[] {
  return simulate(input, seed, { knockout }).events.flatMap((event) => {
    if (event.type !== 'goal') return [];
    const { tick, side, home, away, minute, added } = event;
    return {
      tick,
      before: side === 'home' ? `${home - 1}–${away}` : `${home}–${away - 1}`,
      after: `${home}–${away}`,
      clock: `${String(added > 0 ? minute : minute - 1).padStart(2, '0')}:`,
    };
  });
}
