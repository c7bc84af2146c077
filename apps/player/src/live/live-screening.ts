/** A match while it is being played: every minute more of it, and at its end the whole replay in the place of what was told. R-REP-9, R-REP-8 */
import type { LiveShow } from '@mundo-manager/contract/client';
import type { Programme } from '../match/programme.ts';
import type { Screening } from '../screening.ts';

interface Ways {
  readonly screening: () => Screening;
  /** What has been told of the match; the sentences of the commentary come with it. */
  readonly programmeOf: (live: LiveShow) => Promise<Programme>;
  /** The finished match, played once more. */
  readonly replay: (replayId: string) => Promise<Programme>;
  /** It can't be shown yet; the next minute tries again. */
  readonly onFailed: (error: unknown) => void;
  readonly onReplayFailed: (error: unknown) => void;
}

/** Takes what is known of one match, again and again. The film goes on where it is; nothing begins anew. */
export function createLiveScreening({
  screening,
  programmeOf,
  replay,
  onFailed,
  onReplayFailed,
}: Ways): (live: LiveShow) => Promise<void> {
  let newest: LiveShow | null = null;
  let phase: 'closed' | 'opening' | 'shown' = 'closed';
  let isWhole = false;
  let replayId: string | null = null;

  const grow = async (live: LiveShow) => {
    const programme = await programmeOf(live);
    if (!isWhole && newest === live) screening().grow(programme);
  };
  /** Answers whether it is open; then it shows the newest that was told meanwhile, too. */
  const open = async (first: LiveShow) => {
    phase = 'opening';
    try {
      await screening().show(await programmeOf(first));
    } catch (error) {
      phase = 'closed';
      onFailed(error);
      return false;
    }
    phase = 'shown';
    if (newest !== null && newest !== first) await grow(newest);
    return true;
  };
  const finish = async (id: string) => {
    if (replayId === id) return;
    replayId = id;
    try {
      const whole = await replay(id);
      isWhole = true;
      screening().grow(whole);
    } catch (error) {
      onReplayFailed(error);
    }
  };
  return async (live) => {
    newest = live;
    if (phase === 'opening') return;
    if (phase === 'shown') await grow(live);
    else if (!(await open(live))) return;
    if (newest.replayId !== null) await finish(newest.replayId);
  };
}
