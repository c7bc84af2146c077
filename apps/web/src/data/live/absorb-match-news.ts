import type { CallData, LiveScore, MatchView } from '@mundo-manager/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { changeInitialData } from '../calls/absorb-answer.ts';
import { changeData } from '../calls/change-data.ts';
import { queryKey } from '../calls/query-client.ts';
import { withEvents } from './live-recording.ts';
import type { MatchNews } from './match-news.ts';
import { putRecording } from './use-live-recording.ts';

/** Puts news of a match where screens read it, so that scores, minutes and events follow without a call. R-HOM-21, R-LEA-14 */
export function absorbMatchNews(queryClient: QueryClient, news: MatchNews): void {
  const { matchId, competitionId } = news;
  putRecording(queryClient, news);
  switch (news.type) {
    case 'matchStarted':
      putScore(queryClient, news, { minute: 0, added: 0, home: 0, away: 0 });
      break;
    case 'goal':
    case 'matchScore':
      putScore(queryClient, news, news.score);
      break;
    case 'matchMinutes':
      putScore(queryClient, news, news.score);
      putEvents(queryClient, news);
      break;
    case 'matchFinished':
      void queryClient.invalidateQueries({ queryKey: queryKey('competition', { params: { competitionId } }) });
      void queryClient.invalidateQueries({ queryKey: queryKey('match', { params: { matchId } }) });
      void queryClient.invalidateQueries({ queryKey: queryKey('liveMatch', { params: { matchId } }) });
      break;
    default:
  }
}

/** Puts the score of a running match wherever screens read it, unless a newer one is known there. */
export function putScore(
  queryClient: QueryClient,
  { matchId, competitionId }: Pick<MatchNews, 'matchId' | 'competitionId'>,
  score: LiveScore,
): void {
  changeInitialData(queryClient, (data) => ({
    ...data,
    currentCompetitions: data.currentCompetitions.map((competition) => withScore(competition, matchId, score)),
  }));
  changeData<CallData<'competition'>>(
    queryClient,
    queryKey('competition', { params: { competitionId } }),
    ({ league }) => ({
      league: withScore(league, matchId, score),
    }),
  );
  changeData<CallData<'match'>>(queryClient, queryKey('match', { params: { matchId } }), (data) => ({
    ...data,
    match: scored(data.match, score),
  }));
}

/** Appends the events of the minutes that are not known yet; where others are missing before them, the server is asked. */
function putEvents(queryClient: QueryClient, news: Extract<MatchNews, { readonly type: 'matchMinutes' }>): void {
  const key = queryKey('liveMatch', { params: { matchId: news.matchId } });
  const state = queryClient.getQueryState<CallData<'liveMatch'>>(key);
  if (state === undefined) return;
  // Answers on their way may lack these minutes, and those from kick-off have no line-ups.
  const isAsking = !state.data?.home || state.fetchStatus === 'fetching';
  const events = isAsking ? null : withEvents(state.data?.events ?? [], news);
  if (events === null) return void queryClient.invalidateQueries({ queryKey: key });
  changeData<CallData<'liveMatch'>>(queryClient, key, (data) => ({
    ...data,
    match: scored(data.match, news.score),
    events,
  }));
}

function withScore<C extends { readonly matches: Readonly<Record<string, MatchView>> }>(
  competition: C,
  matchId: string,
  score: LiveScore,
): C {
  const match = competition.matches[matchId];
  if (match === undefined) return competition;
  return { ...competition, matches: { ...competition.matches, [matchId]: scored(match, score) } };
}

/** Returns the match unchanged for a score older than the cached one: a loaded answer and the stream may cross. */
function scored(match: MatchView, score: LiveScore): MatchView {
  const isNews = match.status !== 'finished' && (match.live === null || orderOf(score) >= orderOf(match.live));
  return isNews ? { ...match, live: score } : match;
}

/** Stoppage time of the first half comes before the second half, and a goal after the minute that it fell in began. */
function orderOf({ minute, added, home, away }: LiveScore): number {
  return (minute * 100 + added) * 100 + home + away;
}
