import { LoadingOverlay } from '../../ui/feedback/loading-overlay.tsx';

/** What index.html draws in the root before any script has come. */
const DRAWN = [...(document.getElementById('root')?.childNodes ?? [])];

/** Keeps the first view of index.html until the code of the first screen has come. R-PRD-23 */
export function FirstView() {
  if (DRAWN.length === 0) return <LoadingOverlay phase="downloading" />;
  return <div ref={(host) => host?.replaceChildren(...DRAWN)} />;
}
