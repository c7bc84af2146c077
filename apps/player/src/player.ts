/** The player: loads a match, simulates it in a worker and shows it, or shows a live match by the messages of the page. */
import { ApiError, type LiveShow } from '@mundo-manager/contract/client';
import { createOverlay } from './controls/overlay.ts';
import { createLiveMatchPlayer } from './live/live-match-player.ts';
import { type ReplayData, replayDataOf } from './match/replay-data.ts';
import { createMatchPlayer, type MatchPlayer } from './match-player.ts';
import { loadCommentary } from './page/commentary.ts';
import { failureText, TEXTS } from './page/texts.ts';
import { translatePage } from './page/translate-page.ts';
import { SimulationFailed, simulateMatch } from './simulation/simulate-match.ts';
import { type LoadedMatch, loadReplay } from './source/load-replay.ts';
import { onPageMessage } from './source/page-messages.ts';

/** How much of the loading is the download; the rest is the simulation. */
const DOWNLOAD_PERCENT = 25;

/** Shows the replay that the address names with `?replay=`; without one, the matches that the embedding page sends. R-REP-1, R-REP-2 */
export function openPlayer(): void {
  translatePage();
  const overlay = createOverlay();
  const replayId = new URLSearchParams(location.search).get('replay');
  let opened: MatchPlayer | null = null;
  let latest = 0;
  const matchPlayer = () => {
    opened ??= createMatchPlayer(overlay);
    return opened;
  };

  const show = async (load: () => LoadedMatch | Promise<LoadedMatch>, onRetry: (() => void) | null) => {
    latest += 1;
    const mine = latest;
    try {
      overlay.notice('');
      overlay.loading(TEXTS.downloading, 0);
      const match = await load();
      if (mine !== latest) return;
      overlay.loading(TEXTS.simulating, DOWNLOAD_PERCENT);
      const data = await simulatedData(match, (share) => {
        if (mine === latest) overlay.loading(TEXTS.simulating, DOWNLOAD_PERCENT + share * (100 - DOWNLOAD_PERCENT));
      });
      if (mine !== latest) return;
      await matchPlayer().show(data);
    } catch (error) {
      if (mine === latest) overlay.failed(TEXTS.failed, reasonOf(error), onRetry);
      if (!isExpected(error)) throw error;
    }
  };
  const showLive = createLiveMatchPlayer({
    matchPlayer,
    async replayDataOf(live: LiveShow) {
      const [{ liveReplayData }, commentate] = await Promise.all([
        import('./live/live-replay-data.ts'),
        loadCommentary(),
      ]);
      return liveReplayData(live, commentate);
    },
    replay: async (id) => simulatedData(await loadReplay(id), () => {}),
    onFailed(error) {
      // The page sends the match again once the player is loaded anew: a browser may not ask a second time for code that failed to come.
      overlay.failed(TEXTS.liveFailed, reasonOf(error), () => location.reload());
      if (!isExpected(error)) throw error;
    },
    onReplayFailed(error) {
      overlay.notice(TEXTS.replayFailed);
      if (!isExpected(error)) throw error;
    },
  });

  if (replayId !== null) {
    const start = () => void show(() => loadReplay(replayId), start);
    start();
  } else if (parent !== window) {
    overlay.loading(TEXTS.downloading, 0);
    onPageMessage((message) => {
      if (message.type === 'mundo-manager/live') void showLive(message.live);
      else void show(() => message.match, null);
    });
  } else {
    overlay.failed(TEXTS.nothingToPlay, TEXTS.nothingToPlayText, null);
  }
}

/** Plays the match in the worker while the commentary comes. */
async function simulatedData(match: LoadedMatch, onProgress: (share: number) => void): Promise<ReplayData> {
  const [simulated, commentate] = await Promise.all([simulateMatch(match, onProgress), loadCommentary()]);
  return replayDataOf(match, simulated, commentate);
}

/** Whether the failure is one that happens to a player that works: the server refuses, or the engine. */
function isExpected(error: unknown): error is ApiError | SimulationFailed {
  return error instanceof ApiError || error instanceof SimulationFailed;
}

function reasonOf(error: unknown): string {
  if (!isExpected(error)) return TEXTS.failedText;
  if (error instanceof ApiError) return failureText(error.code);
  return error.reason === 'engine' ? TEXTS.noEngine : TEXTS.refused;
}
