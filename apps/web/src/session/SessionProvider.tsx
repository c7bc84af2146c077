import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GameClockProvider } from '../clock/GameClockContext.tsx';
import type { SessionParts } from './createSession.ts';
import { SessionContext } from './SessionContext.tsx';
import { useLiveUpdates } from './useLiveUpdates.ts';

/** Gives session, cache and game clock to everything below. */
export function SessionProvider({ parts, children }: { readonly parts: SessionParts; readonly children: ReactNode }) {
  const { actor, client, queryClient, clock } = parts;
  return (
    <SessionContext value={{ actor, client }}>
      <QueryClientProvider client={queryClient}>
        <GameClockProvider clock={clock}>
          <LiveUpdates />
          {children}
        </GameClockProvider>
      </QueryClientProvider>
    </SessionContext>
  );
}

function LiveUpdates() {
  useLiveUpdates();
  return null;
}
