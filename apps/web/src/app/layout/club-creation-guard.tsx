import { useLingui } from '@lingui/react/macro';
import { Navigate, Outlet } from 'react-router-dom';
import { RulesetContext } from '../../components/ruleset/ruleset-context.ts';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useCall } from '../../data/calls/use-call.ts';
import { useSessionPhase } from '../../data/session/use-session.ts';
import { FirstLoad } from './first-load.tsx';
import { LoadFailed } from './load-failed.tsx';

/** Lets signed-in users without a club create one; redirects all others to the start page. R-CRE-20, R-SES-7, R-SES-8 */
export function ClubCreationGuard() {
  const phase = useSessionPhase();
  if (phase === 'noClub') return <ByCurrentRules />;
  if (phase === 'failed') return <LoadFailed />;
  if (phase === 'loading') return <FirstLoad />;
  if (phase === 'ready' || phase === 'starting') return <Navigate to="/home" replace />;
  return <Navigate to="/" replace />;
}

/** The screen with the rule set in force: the initial data, which name the world's, come with a club only. R-SES-20 */
function ByCurrentRules() {
  const { t } = useLingui();
  const { data, error, refetch } = useCall('ruleset', { params: { hash: 'current' } });
  if (data !== undefined) {
    return (
      <RulesetContext value={data.ruleset}>
        <Outlet />
      </RulesetContext>
    );
  }
  if (error === null) return <FirstLoad />;
  return (
    <CallFailed title={t`Não deu para carregar as regras do mundo.`} error={error} onRetry={() => void refetch()} />
  );
}
