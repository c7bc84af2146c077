import { useEffect } from 'react';
import { useGameClock } from '../clock/GameClockContext.tsx';
import { onWake } from '../clock/onWake.ts';
import { setClock } from './createSession.ts';
import { useClient } from './SessionContext.tsx';

/** Asks for the time of the game when the machine has slept: countdowns and windows would lag behind by the sleep. R-PRD-10 */
export function useClockAfterSleep(): void {
  const client = useClient();
  const clock = useGameClock();
  useEffect(() => onWake(async () => setClock(clock, await client.call('clock'))), [client, clock]);
}
