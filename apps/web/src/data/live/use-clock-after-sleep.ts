import { useEffect } from 'react';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { onWake } from '../../components/clock/on-wake.ts';
import { setClock } from '../session/create-session.ts';
import { useClient } from '../session/session-context.tsx';

/** Asks for the time of the game when the machine has slept: countdowns and windows would lag behind by the sleep. R-PRD-10 */
export function useClockAfterSleep(): void {
  const client = useClient();
  const clock = useGameClock();
  useEffect(() => onWake(async () => setClock(clock, await client.call('clock'))), [client, clock]);
}
