import type { CallData } from '@mundo-manager/contract/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKey } from '../../data/calls/query-client.ts';
import { useClient } from '../../data/session/session-context.tsx';

type Page = CallData<'inboxArchive'>;

/** Messages of a page. */
const PAGE = 100;

/** A season of the archive as the screen reads it. */
export interface InboxArchive {
  /** The one under way first; null until the first page is there. */
  readonly seasons: Page['seasons'] | null;
  /** Newest first, as many as have come. */
  readonly messages: Page['messages'];
  /** Whether older messages of the season are still to come. */
  readonly loading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** All messages of a season, page after page, so that they can be searched. `season`: the league that it ended with, null for the one under way. R-IBX-7 */
export function useInboxArchive(season: string | null): InboxArchive {
  const client = useClient();
  const { data, error, refetch, hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = useInfiniteQuery({
    queryKey: [...queryKey('inboxArchive').slice(0, 1), 'pages', season],
    queryFn: ({ pageParam, signal }) =>
      client.call('inboxArchive', {
        query: { limit: PAGE, ...(season !== null && { season }), ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Page) => next,
    // The seasons stay, to choose another one; their messages are of the one before.
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  return {
    seasons: data?.pages[0]?.seasons ?? null,
    messages: isPlaceholderData ? [] : (data?.pages.flatMap(({ messages }) => messages) ?? []),
    loading: isFetching || hasNextPage,
    error,
    retry: () => void refetch(),
  };
}
