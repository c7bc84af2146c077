import { Suspense, useMemo } from 'react';
import { useCommandSender } from '../../data/session/session-context.tsx';
import { useSessionPhase } from '../../data/session/use-session.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';

const UnsettledCommands = lazyPart(() => import('./unsettled-commands.tsx'));

/** Settles commands of an earlier page once their manager is signed in; its code comes only where there are any. */
export function SettleCommands() {
  const commands = useCommandSender();
  const phase = useSessionPhase();
  const isSignedIn = phase === 'ready' || phase === 'noClub';
  const isNeeded = useMemo(() => isSignedIn && commands.hasUnsettled(), [isSignedIn, commands]);
  return <Suspense>{isNeeded && <UnsettledCommands />}</Suspense>;
}
