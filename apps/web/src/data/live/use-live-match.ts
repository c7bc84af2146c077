import type { CallData } from '@mundo-manager/contract/client';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCall } from '../calls/use-call.ts';
import { putScore } from './absorb-match-news.ts';

/** A match up to the present minute; the stream adds what comes. What was just loaded may be newer than the score that is shown elsewhere. */
export function useLiveMatch(matchId: string): UseQueryResult<CallData<'liveMatch'>> {
  const queryClient = useQueryClient();
  const query = useCall('liveMatch', { params: { matchId } });
  const match = query.data?.match;
  useEffect(() => {
    if (match?.live) putScore(queryClient, { matchId: match.id, competitionId: match.competitionId }, match.live);
  }, [queryClient, match]);
  return query;
}
