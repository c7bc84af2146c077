import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { GameClockProvider } from '../../components/clock/game-clock-context.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { type BeginWatching, WatchContext, type Watched } from '../live/watched-match-context.ts';
import { RulesetProvider } from '../ruleset/ruleset-provider.tsx';
import type { SessionParts } from './create-session.ts';
import { SessionContext } from './session-context.tsx';
import { useIsSignedIn } from './use-session.ts';

const LiveUpdates = lazyPart(() => import('../live/live-updates.tsx'));

/** Gives session, cache, rule set and game clock to everything below. */
export function SessionProvider({ parts, children }: { readonly parts: SessionParts; readonly children: ReactNode }) {
  const { actor, client, commands, queryClient, clock } = parts;
  const [watched, setWatched] = useState<readonly Watched[]>([]);
  const watch: BeginWatching = useCallback((one) => {
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
