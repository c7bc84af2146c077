import type { MessageFacts } from '@mundo-manager/rules/inbox';
import { useInitialData } from '../../data/calls/use-initial-data.ts';
import type { ResultMatch } from './texts/message-texts.ts';

/**
 * The match of a result: as the club's data hold it, later by what the message says of it. Null for results from before messages said who was at
 * home, and for other news. R-IBX-5
 */
export function useMatchOfResult(): (facts: MessageFacts) => ResultMatch | null {
  const { club, currentCompetitions } = useInitialData();
  return (facts) => {
    if (facts.type !== 'match-finished') return null;
    const { matchId, opponent, goalsFor, goalsAgainst, isHome } = facts;
    const remembered = club.lastMatches.find(({ id }) => id === matchId);
    if (remembered) return remembered;
    const played = currentCompetitions.map(({ matches }) => matches[matchId]).find((match) => match !== undefined);
    if (played?.status === 'finished') return played;
    if (isHome === undefined) return null;
    const own = { clubName: club.name, score: goalsFor };
    const other = { clubName: opponent, score: goalsAgainst };
    return isHome ? { home: own, away: other } : { home: other, away: own };
  };
}
