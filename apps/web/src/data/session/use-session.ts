import { useSelector } from '@xstate/react';
import type { AnyRefusal } from '../../components/messages/errors.ts';
import { useSessionActor } from './session-context.tsx';
import { isReturning } from './session-machine.ts';

/** The session's state, as screens need it. */
export type SessionPhase =
  | 'signedOut'
  | 'signingIn'
  | 'loading'
  | 'starting'
  | 'ready'
  | 'noClub'
  | 'failed'
  | 'signingOut';

/** The session’s phase. */
export function useSessionPhase(): SessionPhase {
  return useSelector(useSessionActor(), ({ value }) => {
    if (typeof value === 'object') return value.signedIn === 'returning' ? 'loading' : value.signedIn;
    return value === 'restoring' ? 'loading' : value;
  });
}

/** Whether a user is signed in, whatever has been loaded by now. */
export function useIsSignedIn(): boolean {
  return useSelector(useSessionActor(), (snapshot) => snapshot.matches('signedIn'));
}

/** Whether the first load waits for a server that starts or catches up. R-SES-16 */
export function useWaitsForServer(): boolean {
  return useSelector(useSessionActor(), ({ context }) => isReturning(context.refusal?.code));
}

/** Why the last sign-in or load did not succeed; null when it did. */
export function useSessionRefusal(): AnyRefusal | null {
  return useSelector(useSessionActor(), ({ context }) => context.refusal);
}
