/** Shows a live match minute by minute, and replaces it by the replay at full time. R-REP-9, R-REP-8 */
import type { LiveShow } from '@mundo-manager/contract/client';
import type { ReplayData } from '../match/replay-data.ts';
import type { MatchPlayer } from '../match-player.ts';

interface Ways {
  readonly matchPlayer: () => MatchPlayer;
  /** The data of the live match; the sentences of the commentary come with them. */
  readonly replayDataOf: (live: LiveShow) => Promise<ReplayData>;
  /** The finished match, played once more. */
  readonly replay: (replayId: string) => Promise<ReplayData>;
  /** The match can't be shown; the next minute tries again. */
  readonly onFailed: (error: unknown) => void;
  readonly onReplayFailed: (error: unknown) => void;
}

/** Takes each newer state of one match. Playback continues where it is. */
export function createLiveMatchPlayer({
  matchPlayer,
  replayDataOf,
  replay,
  onFailed,
  onReplayFailed,
}: Ways): (live: LiveShow) => Promise<void> {
  let newest: LiveShow | null = null;
  let phase: 'closed' | 'opening' | 'shown' = 'closed';
  let isWhole = false;
  let replayId: string | null = null;

  const grow = async (live: LiveShow) => {
    const data = await replayDataOf(live);
    if (!isWhole && newest === live) matchPlayer().grow(data);
  };
  /** Returns whether the match is shown; then it shows the newest state that came meanwhile, too. */
  const open = async (first: LiveShow) => {
    phase = 'opening';
    try {
      await matchPlayer().show(await replayDataOf(first));
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
      matchPlayer().grow(whole);
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
