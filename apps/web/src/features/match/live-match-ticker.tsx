import { useLingui } from '@lingui/react/macro';
import type { MatchView } from '@mundo-manager/contract/client';
import { type ReactNode, Suspense } from 'react';
import { useWatch } from '../../data/live/watched-match-context.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { PartFailed } from '../../ui/feedback/part-failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { withCommentary } from './with-commentary.tsx';

const Ticker = lazyPart(() => withCommentary(import('./live-ticker.tsx')), TickerFailed);

interface LiveMatchTickerProps {
  readonly match: MatchView;
  /** Content above the lines. */
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

/** Shows the content above the lines when the commentator’s code did not load. */
function TickerFailed({ children }: LiveMatchTickerProps) {
  const { t } = useLingui();
  return (
    <Panel flush title={t`Lances ao vivo`}>
      {children}
      <PartFailed />
    </Panel>
  );
}
