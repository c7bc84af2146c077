import type { CallData, SeasonSummary } from '@mundo-manager/contract/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '../../data/session/session-context.tsx';

/** Seasons and records of a club. */
export interface ClubHistory {
  /** Null while nothing is known. */
  readonly records: CallData<'clubHistory'>['records'] | null;
  /** Editions under way, then finished ones, the newest first; null while nothing is known. */
  readonly seasons: readonly SeasonSummary[] | null;
  /** Why a page did not come; null if every page came. */
  readonly error: Error | null;
  readonly loadingMore: boolean;
  /** Loads older seasons; null on the last page. */
  readonly loadMore: (() => void) | null;
  readonly retry: () => void;
}

const PAGE = 10;

/** The records of a club and its seasons in pages. R-HSC-5 */
export function useClubHistory(id: string): ClubHistory {
  const client = useClient();
  const pages = useInfiniteQuery({
    queryKey: ['clubHistory', id],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE, ...(pageParam !== null && { before: pageParam }) };
      return client.call('clubHistory', { params: { id }, query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = pages;
  const [first] = data?.pages ?? [];
  return {
    records: first?.records ?? null,
    seasons: first && data ? [...first.current, ...data.pages.flatMap(({ seasons }) => seasons)] : null,
    error,
    loadingMore: isFetchingNextPage,
    loadMore: hasNextPage ? () => void fetchNextPage() : null,
    retry: () => void (pages.isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
