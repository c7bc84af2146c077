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
  readonly onReplayFailed: (error: unknown) => void;
}

/** Takes what is known of one match, again and again. The film goes on where it is; nothing begins anew. */
export function createLiveScreening({
  screening,
  programmeOf,
  replay,
  onReplayFailed,
}: Ways): (live: LiveShow) => Promise<void> {
  let newest: LiveShow | null = null;
  let isShown = false;
  let isWhole = false;
  let replayId: string | null = null;

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
    const isFirst = newest === null;
    newest = live;
    const programme = await programmeOf(live);
    if (isFirst) {
      await screening().show(programme);
      isShown = true;
      // What has come meanwhile was held back.
      if (newest !== live) screening().grow(await programmeOf(newest));
    } else if (isShown && !isWhole && newest === live) screening().grow(programme);
    if (isShown && newest.replayId !== null) await finish(newest.replayId);
  };
}
