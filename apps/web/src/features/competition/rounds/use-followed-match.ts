import type { MatchView } from '@mundo-manager/contract/client';
import { playsIn } from '@mundo-manager/rules/match-window';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useGameNow } from '../../../components/clock/game-clock-context.tsx';
import { isPlaying } from '../../../components/match/is-playing.ts';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../../data/calls/use-initial-data.ts';

/** Parameter of the address with the followed match of the league; it stays there, as the round does. */
const PARAMETER = 'watch';

interface Following {
  /** The one that was chosen, else the club's own; null when neither is being played. */
  readonly followed: MatchView | null;
  readonly follow: (matchId: string) => void;
}

/** The match of the league whose commentary is shown while it is being played. R-LEA-15 */
export function useFollowedMatch(matches: Readonly<Record<string, MatchView>>): Following {
  const ruleset = useRuleset();
  const { id } = useClub();
  const now = useGameNow();
  const [query, setQuery] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const chosen = matches[query.get(PARAMETER) ?? ''];
  const own = () => Object.values(matches).find((match) => playsIn(match, id) && isPlaying(match, now, ruleset));
  const isChosen = chosen !== undefined && isPlaying(chosen, now, ruleset);
  return {
    followed: isChosen ? chosen : (own() ?? null),
    follow(matchId) {
      const next = new URLSearchParams(query);
      next.set(PARAMETER, matchId);
      setQuery(next, { replace: true, preventScrollReset: true, state });
    },
  };
}
