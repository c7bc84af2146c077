import { type QueryClient, type QueryKey, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../session/session-context.tsx';
import { type LiveRecording, missingFrom, recordingOf, withMinutes } from './live-recording.ts';
import type { MatchNews } from './match-news.ts';

const keyOf = (matchId: string): QueryKey => ['liveRecording', matchId];

/**
 * A match from kick-off up to the present minute with all players' positions. The stream adds new minutes; a query
 * loads those it missed.
 */
export function useLiveRecording(matchId: string): UseQueryResult<LiveRecording> {
  const client = useClient();
  const queryClient = useQueryClient();
  return useQuery<LiveRecording>({
    queryKey: keyOf(matchId),
    queryFn: async ({ signal }) => {
      const before = queryClient.getQueryData<LiveRecording>(keyOf(matchId)) ?? null;
      const from = before === null ? 0 : missingFrom(before);
      const answer = await client.call('liveMatch', { params: { matchId }, query: { from }, signal });
      return recordingOf(answer, before);
    },
    // Half a megabyte that grows in place: not compared, and dropped soon after its last observer.
    structuralSharing: false,
    gcTime: 60_000,
  });
}

/**
 * Appends news from the stream to the cached recording. During a request nothing is added: the next minute finds the
 * gap.
 */
export function putRecording(queryClient: QueryClient, news: MatchNews): void {
  const key = keyOf(news.matchId);
  const state = queryClient.getQueryState<LiveRecording>(key);
  if (state === undefined) return;
  const { data: known, fetchStatus } = state;
  const isAsking = known === undefined || fetchStatus === 'fetching';
  if (news.type === 'matchMinutes') {
    const grown = isAsking ? known : withMinutes(known, news);
    if (grown === null) void queryClient.invalidateQueries({ queryKey: key });
    else if (grown !== undefined) queryClient.setQueryData(key, grown, { updatedAt: state.dataUpdatedAt });
  } else if (news.type === 'matchFinished' && !isAsking) {
    queryClient.setQueryData<LiveRecording>(key, { ...known, replayId: news.replayId });
  } else if (news.type === 'matchFinished' || news.type === 'matchStarted') {
    void queryClient.invalidateQueries({ queryKey: key });
  }
}
