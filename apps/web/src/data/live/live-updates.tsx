import { useClockAfterSleep } from './use-clock-after-sleep.ts';
import { useLiveUpdates } from './use-live-updates.ts';
import type { Watched } from './watch-context.ts';

/** Follows the stream, and the clock after a sleep, and shows nothing itself. Its code comes while the session loads: a visitor needs none of it. R-PRD-18 */
export default function LiveUpdates({ watched }: { readonly watched: readonly Watched[] }) {
  useLiveUpdates(watched);
  useClockAfterSleep();
  return null;
}
