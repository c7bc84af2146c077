import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { GameClockProvider } from '../clock/GameClockContext.tsx';
import { RulesetProvider } from '../ruleset/RulesetProvider.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import type { SessionParts } from './createSession.ts';
import { SessionContext } from './SessionContext.tsx';
import { useIsSignedIn } from './useSession.ts';
import { type Watch, WatchContext, type Watched } from './WatchContext.ts';

const LiveUpdates = lazyPart(() => import('./LiveUpdates.tsx'));

/** Gives session, cache, rule set and game clock to everything below. */
export function SessionProvider({ parts, children }: { readonly parts: SessionParts; readonly children: ReactNode }) {
  const { actor, client, commands, queryClient, clock } = parts;
  const [watched, setWatched] = useState<readonly Watched[]>([]);
  const watch: Watch = useCallback((one) => {
    setWatched((all) => [...all, one]);
    return () => setWatched((all) => all.filter((other) => other !== one));
  }, []);
  return (
    <SessionContext value={{ actor, client, commands }}>
      <QueryClientProvider client={queryClient}>
        <RulesetProvider>
          <GameClockProvider clock={clock}>
            <News watched={watched} />
            <WatchContext value={watch}>{children}</WatchContext>
          </GameClockProvider>
        </RulesetProvider>
      </QueryClientProvider>
    </SessionContext>
  );
}

function News({ watched }: { readonly watched: readonly Watched[] }) {
  return <Suspense>{useIsSignedIn() && <LiveUpdates watched={watched} />}</Suspense>;
}
