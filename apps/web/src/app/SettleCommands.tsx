import { Suspense, useEffect, useState } from 'react';
import { useCommandSender } from '../session/SessionContext.tsx';
import { useSessionPhase } from '../session/useSession.ts';
import { lazyPart } from '../ui/lazyPart.ts';

const UnsettledCommands = lazyPart(() => import('./UnsettledCommands.tsx'));

/** Settles commands of an earlier page once their manager is signed in; its code comes only where there are any. */
export function SettleCommands() {
  const commands = useCommandSender();
  const phase = useSessionPhase();
  const isSignedIn = phase === 'ready' || phase === 'noClub';
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => setIsNeeded(isSignedIn && commands.hasUnsettled()), [isSignedIn, commands]);
  return <Suspense>{isNeeded && <UnsettledCommands />}</Suspense>;
}
