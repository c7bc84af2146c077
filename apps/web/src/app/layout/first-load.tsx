import { useWaitsForServer } from '../../data/session/use-session.ts';
import { LoadingOverlay } from '../../ui/feedback/loading-overlay.tsx';

/** The first load is under way, or waits for a server that is on its way. R-SES-16 */
export function FirstLoad() {
  return <LoadingOverlay phase={useWaitsForServer() ? 'waiting' : 'downloading'} />;
}
