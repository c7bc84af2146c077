import type { MatchView } from '@mundo-manager/contract/client';
import { lazy, type ReactNode, Suspense } from 'react';
import { useWatch } from '../session/WatchContext.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

const Ticker = lazy(() => import('./LiveTicker.tsx'));

interface LiveMatchTickerProps {
  readonly match: MatchView;
  /** What stands above the lines. */
  readonly children?: ReactNode;
}

/** The ticker of a match; the sentences of the commentator come only when a ball rolls. */
export function LiveMatchTicker({ match, children }: LiveMatchTickerProps) {
  useWatch(match);
  return (
    <Suspense fallback={<Skeleton rows={4} />}>
      <Ticker match={match}>{children}</Ticker>
    </Suspense>
  );
}
