import type { BoardPage, BoardPost } from '@mundo-manager/contract/client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { INITIAL_DATA, type InitialData } from '../../data/calls/query-client.ts';
import { useClient } from '../../data/session/session-context.tsx';

/** Cache key of all boards' pages. */
const BOARDS = ['board'] as const;

/** Real milliseconds after which a board is read again when the tab is looked at. */
const FRESH_FOR = 30_000;

/** The board as the screen reads it. */
export interface BoardState {
  /** Newest first; null until the first page is there. */
  readonly posts: readonly BoardPost[] | null;
  readonly silence: BoardPage['silence'];
  /** Number of the newest post that was seen before this visit. */
  readonly seen: number;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Loads older posts; null if there are none. */
  readonly more: (() => void) | null;
  readonly loadingMore: boolean;
}

/** Pages of a board. R-BRD-10 */
export function useBoard(competitionId: string): BoardState {
  const client = useClient();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...BOARDS, 'pages', competitionId],
    queryFn: ({ pageParam, signal }) =>
      client.call('board', {
        params: { competitionId },
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: BoardPage) => next,
    staleTime: FRESH_FOR,
  });
  const [first] = data?.pages ?? [];
  const [seen, setSeen] = useState<number | null>(null);
  if (first !== undefined && seen === null) setSeen(first.seen);
  return {
    posts: data?.pages.flatMap(({ posts }) => posts) ?? null,
    silence: first?.silence ?? null,
    seen: seen ?? first?.seen ?? 0,
    error,
    retry: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : null,
    loadingMore: isFetchingNextPage,
  };
}

/** Reads all boards anew, as after a post or a mute. */
export function useRefreshBoards(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: BOARDS });
}

/** Remembers on the server that the newest post was seen, once it has been on screen. A failure is no news: the mark stays. */
export function useMarkSeen(competitionId: string, upTo: number, place: HTMLElement | null): void {
  const client = useClient();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (upTo === 0 || place === null) return;
    const forget = (known: InitialData | undefined) =>
      known?.unreadPosts && {
        ...known,
        unreadPosts: known.unreadPosts.filter((board) => board.competitionId !== competitionId),
      };
    const mark = () =>
      void client
        .call('markBoardSeen', { params: { competitionId }, body: { upTo } })
        .then(() => queryClient.setQueryData<InitialData>(INITIAL_DATA, (known) => forget(known) ?? known))
        .catch(() => {});
    if (typeof IntersectionObserver === 'undefined') {
      mark();
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      mark();
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [client, queryClient, competitionId, upTo, place]);
}
