import type { MatchView } from '@mundo-manager/contract/client';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';

const Ticker = lazy(() => import('./LiveTicker.tsx'));

/** The ticker of a match; the sentences of the commentator come only when a ball rolls. */
export function LiveMatchTicker({ match }: { readonly match: MatchView }) {
  return (
    <Suspense fallback={<Skeleton rows={4} />}>
      <Ticker match={match} />
    </Suspense>
  );
}
