import { useLingui } from '@lingui/react/macro';
import type { MatchView, Replay } from '@mundo-manager/contract/client';
import type { MatchEvent } from '@mundo-manager/engine';
import type { Commentate } from '@mundo-manager/engine/commentary';
import { useMemo } from 'react';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useCall } from '../../data/calls/use-call.ts';
import { CommentaryLines } from '../../features/match/commentary-lines.tsx';
import { type CommentedMatch, linesWithSides } from '../../features/match/lines-with-sides.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

interface CommentaryProps {
  readonly match: MatchView;
  readonly replayId: string;
  readonly commentate: Commentate;
}

/** Commentary of the whole match, from its events and sheets. */
export default function Commentary({ match, replayId, commentate }: CommentaryProps) {
  const { t } = useLingui();
  const told = useCall('match', { params: { matchId: match.id } });
  const replay = useCall('replay', { params: { replayId } });
  const events = told.data?.report?.events;
  const replayed = replay.data?.replay;
  const lines = useMemo(
    () => (events && replayed ? linesWithSides(commentedMatch(events, replayed), commentate) : null),
    [events, replayed, commentate],
  );
  if (lines !== null) return <CommentaryLines match={match} lines={lines} />;
  if (replay.error && replay.data === undefined) {
    return (
      <CallFailed
        inset
        title={t`Não deu para carregar os lances.`}
        error={replay.error}
        onRetry={() => void replay.refetch()}
      />
    );
  }
  return <Skeleton rows={8} />;
}

function commentedMatch(events: readonly MatchEvent[], { input: sheets, home, away }: Replay): CommentedMatch {
  return { events, sheets, articles: { home: home.article, away: away.article } };
}
