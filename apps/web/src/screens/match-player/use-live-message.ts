import type { PlayerMessage } from '@mundo-manager/contract/client';
import { TICKS_A_MINUTE } from '@mundo-manager/engine';
import { minuteLength } from '@mundo-manager/rules/match-window';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { useMemo } from 'react';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import type { LiveRecording } from '../../data/live/live-recording.ts';
import { useRulesetOf } from '../../data/ruleset/use-ruleset-of.ts';

/** The message about the match to the player; null before its first minute. */
export function useLiveMessage({
  match,
  ground,
  home,
  away,
  events,
  minutes,
  positions,
  replayId,
}: LiveRecording): PlayerMessage | null {
  const pace = paceOf(useGameClock().scale(), useRulesetOf(match));
  const { stoppage = null, isBreak = false } = match.live ?? {};
  return useMemo(() => {
    if (home === null || away === null || ground === null || minutes === 0) return null;
    const live = { home, away, ground, events, minutes, positions, pace, stoppage, isBreak, replayId };
    return { type: 'mundo-manager/live', live };
  }, [ground, home, away, events, minutes, positions, pace, stoppage, isBreak, replayId]);
}

/** Match ticks (half seconds) played per real second at this clock scale. R-WLD-9 */
function paceOf(scale: number, ruleset: Ruleset): number {
  return (TICKS_A_MINUTE / (minuteLength('league', ruleset) / 1_000)) * scale;
}
