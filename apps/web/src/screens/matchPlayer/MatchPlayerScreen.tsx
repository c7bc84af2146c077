import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PlayerFrame } from '../../ui/PlayerFrame.tsx';

/** A finished match once more. R-NAV-10, R-REP-1 */
export function MatchPlayerScreen() {
  const { t } = useLingui();
  const { replayId } = useParams();
  return (
    <>
      <PageHeading title={t`Replay`} />
      {replayId !== undefined && <PlayerFrame title={t`Replay da partida`} replayId={replayId} />}
    </>
  );
}
