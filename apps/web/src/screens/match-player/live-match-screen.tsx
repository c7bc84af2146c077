import { useLingui } from '@lingui/react/macro';
import { Radio } from 'lucide-react';
import { useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Countdown } from '../../components/clock/countdown.tsx';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { matchStatsPath, replayPath } from '../../components/links/paths.ts';
import { usePlayerMessages } from '../../components/player/use-player-messages.ts';
import { ReplayFrame } from '../../components/replay/replay-frame.tsx';
import { AwaitedPage } from '../../data/calls/awaited-page.tsx';
import type { LiveRecording } from '../../data/live/live-recording.ts';
import { useLiveRecording } from '../../data/live/use-live-recording.ts';
import { useWatch } from '../../data/live/watched-match-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { MatchHeading } from './match-heading.tsx';
import { useLiveMessage } from './use-live-message.ts';

/** A match while it is being played; at full time the player goes on as its replay. R-REP-9, R-REP-10 */
export function LiveMatchScreen() {
  const { matchId = '' } = useParams();
  return <Watching key={matchId} matchId={matchId} />;
}

function Watching({ matchId }: { readonly matchId: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useLiveRecording(matchId);
  useWatch(data?.match ?? null, { celebrated: true });
  // The live player goes on after full time; a visitor who comes later has no positions to go on with.
  const isMissed = data?.match.status === 'finished' && data.positions === null;
  if (isMissed && data.match.replayId) return <Navigate to={replayPath(data.match.replayId)} replace />;
  if (data !== undefined) return <Shown recording={data} />;
  return (
    <AwaitedPage
      heading={t`Ao vivo`}
      title={t`Não deu para carregar este jogo.`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

function Shown({ recording }: { readonly recording: LiveRecording }) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const message = useLiveMessage(recording);
  usePlayerMessages(frame, message);
  const { id, competitionId, competitionName, round, home, away } = recording.match;
  const isOver = recording.replayId !== null;
  return (
    <>
      <MatchHeading
        home={home.clubName}
        away={away.clubName}
        competitionName={competitionName}
        round={round}
        stats={isOver ? matchStatsPath({ id, competitionId }) : null}
      />
      {message === null ? (
        <Waiting kickOff={recording.match.date} />
      ) : (
        <ReplayFrame ref={frame} title={t`Jogo ao vivo`} />
      )}
    </>
  );
}

/** Before the first minute there is nothing to see. */
function Waiting({ kickOff }: { readonly kickOff: number }) {
  const { t } = useLingui();
  const now = useGameNow();
  return (
    <EmptyState icon={Radio} title={t`A bola vai rolar.`} action={now < kickOff && <Countdown until={kickOff} />}>
      {t`As imagens começam com o primeiro minuto.`}
    </EmptyState>
  );
}
