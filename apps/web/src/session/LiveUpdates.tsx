import { useLiveUpdates } from './useLiveUpdates.ts';
import type { Watched } from './WatchContext.ts';

/** Follows the stream and shows nothing itself. Its code comes while the session loads: a visitor needs none of it. R-PRD-18 */
export default function LiveUpdates({ watched }: { readonly watched: readonly Watched[] }) {
  useLiveUpdates(watched);
  return null;
}
