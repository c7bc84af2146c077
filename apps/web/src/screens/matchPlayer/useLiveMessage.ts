import { type PlayerMessage, USUAL_TICKS } from '@mundo-manager/contract/client';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { useMemo } from 'react';
import { useGameClock } from '../../clock/GameClockContext.tsx';
import type { LiveRecording } from '../../session/liveRecording.ts';

/** What the player is told of the match; null before its first minute. */
export function useLiveMessage({
  ground,
  home,
  away,
  events,
  minutes,
  positions,
  replayId,
}: LiveRecording): PlayerMessage | null {
  const pace = paceOf(useGameClock().scale());
  return useMemo(() => {
    if (home === null || away === null || ground === null || minutes === 0) return null;
    const live = { home, away, ground, events, minutes, positions, pace, replayId };
    return { type: 'mundo-manager/live', live };
  }, [ground, home, away, events, minutes, positions, pace, replayId]);
}

/** Half seconds of the match in a real second, while the game's clock runs at that scale: all of it passes between kick-off and full time. R-WLD-9 */
function paceOf(scale: number): number {
  return (USUAL_TICKS / (ALPHA.matchWindow.minutesAfter * 60)) * scale;
}
