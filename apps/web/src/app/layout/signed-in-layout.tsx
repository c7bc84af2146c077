import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSessionActor } from '../../data/session/session-context.tsx';
import { useSessionPhase } from '../../data/session/use-session.ts';
import { LoadingOverlay } from '../../ui/feedback/loading-overlay.tsx';
import { FirstLoad } from './first-load.tsx';
import { Layout } from './layout.tsx';
import { LoadFailed } from './load-failed.tsx';
import { OpenLayout } from './open-layout.tsx';

/** The layout of everything that needs a club: says where else to go without one. R-NAV-15 to R-NAV-17 */
export function SignedInLayout({ open = false }: { readonly open?: boolean }) {
  const phase = useSessionPhase();
  const session = useSessionActor();
  const { pathname } = useLocation();
  const starting = phase === 'starting';

  useEffect(() => {
    if (!starting) return;
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => session.send({ type: 'started' })));
    return () => cancelAnimationFrame(frame);
  }, [starting, session]);

  if (open && (phase === 'signedOut' || phase === 'signingIn' || phase === 'noClub')) return <OpenLayout />;
  if (phase === 'noClub') {
    return pathname === '/account' ? <OpenLayout /> : <Navigate to="/clubCreation" replace />;
  }
  if (phase === 'failed') return <LoadFailed />;
  if (phase === 'loading') {
    return (
      <>
        {/* The one screen that is shown without its data. R-HOM-1 */}
        {pathname === '/home' && <Outlet />}
        <FirstLoad />
      </>
    );
  }
  if (phase === 'ready' || starting) {
    return (
      <>
        <Layout />
        {starting && <LoadingOverlay phase="starting" />}
      </>
    );
  }
  return <Navigate to="/" replace />;
}

/** The same for pages that visitors may see too, in a plain frame: credits and public replays. */
export function OpenOrSignedInLayout() {
  return <SignedInLayout open />;
}
