import type { MatchView } from '@mundo-manager/contract/client';
import { playsIn } from '@mundo-manager/rules/match-window';
import { useGameNow } from '../../clock/GameClockContext.tsx';
import { isPlaying } from '../../match/isPlaying.ts';
import { LiveMatchTicker } from '../../match/LiveMatchTicker.tsx';
import { useClub } from '../../session/useInitialData.ts';

/** The club’s own match while it is being played, told as on the home screen. R-LEA-14 */
export function OwnLiveMatch({ matches }: { readonly matches: Readonly<Record<string, MatchView>> }) {
  const { id } = useClub();
  const now = useGameNow();
  const playing = Object.values(matches).find((match) => playsIn(match, id) && isPlaying(match, now));
  return playing === undefined ? null : <LiveMatchTicker match={playing} />;
}
