import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { matchStatsPath } from '../../components/links/paths.ts';
import { ReplayFrame } from '../../components/replay/replay-frame.tsx';
import { useCall } from '../../data/calls/use-call.ts';
import { useSessionPhase } from '../../data/session/use-session.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { MatchHeading } from './match-heading.tsx';

/** A finished match once more. R-NAV-10, R-REP-1 */
export function MatchPlayerScreen() {
  const { t } = useLingui();
  const { replayId = '' } = useParams();
  return (
    <>
      <ReplayHeading replayId={replayId} />
      <ReplayFrame title={t`Replay do jogo`} replayId={replayId} />
    </>
  );
}

/** Names the match as soon as it is loaded. The player shows the error of a replay that can’t be loaded. */
function ReplayHeading({ replayId }: { readonly replayId: string }) {
  const { t } = useLingui();
  const phase = useSessionPhase();
  const { data } = useCall('replay', { params: { replayId } });
  if (data === undefined) return <PageHeading title={t`Replay`} />;
  const { home, away, competitionName, round, matchId } = data.replay;
  const hasClub = phase === 'ready' || phase === 'starting';
  return (
    <MatchHeading
      home={home.name}
      away={away.name}
      competitionName={competitionName}
      round={round}
      stats={hasClub ? matchStatsPath({ id: matchId, competitionId: null }) : null}
    />
  );
}
