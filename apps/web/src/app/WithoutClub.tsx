import { Navigate, Outlet } from 'react-router-dom';
import { useSessionPhase } from '../session/useSession.ts';
import { FirstLoad } from './FirstLoad.tsx';
import { LoadFailed } from './LoadFailed.tsx';

/** Only whoever is signed in and has no club may create one; anybody else goes home. R-CRE-20, R-SES-7, R-SES-8 */
export function WithoutClub() {
  const phase = useSessionPhase();
  if (phase === 'noClub') return <Outlet />;
  if (phase === 'failed') return <LoadFailed />;
  if (phase === 'loading') return <FirstLoad />;
  if (phase === 'ready' || phase === 'starting') return <Navigate to="/home" replace />;
  return <Navigate to="/" replace />;
}
