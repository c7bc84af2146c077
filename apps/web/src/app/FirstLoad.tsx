import { useWaitsForServer } from '../session/useSession.ts';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';

/** The first load is under way, or waits for a server that is on its way. R-SES-16 */
export function FirstLoad() {
  return <LoadingOverlay phase={useWaitsForServer() ? 'waiting' : 'downloading'} />;
}
