/** The player: finds its match, has it simulated, and shows it. */
import { ApiError } from '@mundo-manager/contract/client';
import { createCurtain } from './controls/curtain.ts';
import { failureText, TEXTS } from './page/texts.ts';
import { createScreening, type Screening } from './screening.ts';
import { SimulationFailed, simulateMatch } from './simulation/simulate-match.ts';
import { loadReplay } from './source/load-replay.ts';
import type { PlayableMatch } from './source/playable.ts';
import { onPostedMatch } from './source/posted-match.ts';

/** How much of the loading is the download; the rest is the simulation. */
const DOWNLOAD_PERCENT = 25;

/** Shows the replay that the address names with `?replay=`; without one, the matches that the embedding page sends. R-REP-1, R-REP-2 */
export function openPlayer(): void {
  const curtain = createCurtain();
  const replayId = new URLSearchParams(location.search).get('replay');
  let screening: Screening | null = null;
  let latest = 0;

  const show = async (load: () => PlayableMatch | Promise<PlayableMatch>, onRetry: (() => void) | null) => {
    latest += 1;
    const mine = latest;
    try {
      curtain.notice('');
      curtain.loading(TEXTS.downloading, 0);
      const match = await load();
      if (mine !== latest) return;
      curtain.loading(TEXTS.simulating, DOWNLOAD_PERCENT);
      const simulated = await simulateMatch(match, (share) => {
        if (mine === latest) curtain.loading(TEXTS.simulating, DOWNLOAD_PERCENT + share * (100 - DOWNLOAD_PERCENT));
      });
      if (mine !== latest) return;
      screening ??= createScreening(curtain);
      await screening.show(match, simulated);
    } catch (error) {
      if (mine === latest) curtain.failed(TEXTS.failed, reasonOf(error), onRetry);
      if (!isExpected(error)) throw error;
    }
  };

  if (replayId !== null) {
    const start = () => void show(() => loadReplay(replayId), start);
    start();
  } else if (parent !== window) {
    curtain.loading(TEXTS.downloading, 0);
    onPostedMatch((match) => void show(() => match, null));
  } else {
    curtain.failed(TEXTS.nothingToPlay, TEXTS.nothingToPlayText, null);
  }
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
