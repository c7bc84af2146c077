import { useEffect } from 'react';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { onWake } from '../../components/clock/on-wake.ts';
import { setBrowserClock } from '../session/create-session.ts';
import { useClient } from '../session/session-context.tsx';
import { useLiveUpdates } from './use-live-updates.ts';
import type { Watched } from './watched-match-context.ts';

/** Follows the stream, and the clock after a sleep, and shows nothing itself. Its code comes while the session loads: a visitor needs none of it. R-PRD-18 */
export default function LiveUpdates({ watched }: { readonly watched: readonly Watched[] }) {
  useLiveUpdates(watched);
  useClockAfterSleep();
  return null;
}

/** Asks for the time of the game when the machine has slept: countdowns and windows would lag behind by the sleep. R-PRD-10 */
function useClockAfterSleep(): void {
  const client = useClient();
  const clock = useGameClock();
  useEffect(() => onWake(async () => setBrowserClock(clock, await client.call('clock'))), [client, clock]);
}
