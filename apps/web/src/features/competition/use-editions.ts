import type { CompetitionView, Edition } from '@mundo-manager/contract/client';
import { contestName } from '@mundo-manager/rules/competitions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '../../data/session/session-context.tsx';

interface EditionPages {
  /** Newest first; null while nothing is known. */
  readonly editions: readonly Edition[] | null;
  /** Why a page did not come; null if every page came. */
  readonly error: Error | null;
  readonly loadingMore: boolean;
  /** Loads older editions; null on the last page. */
  readonly loadMore: (() => void) | null;
  readonly retry: () => void;
}

const PAGE = 10;

/** The editions of the league's name and category, in pages. A changed status of the league reads them again. R-LEA-22 */
export function useEditions({
  name,
  category,
  status,
}: Pick<CompetitionView, 'name' | 'category' | 'status'>): EditionPages {
  const client = useClient();
  const pages = useInfiniteQuery({
    queryKey: ['editions', name, category, status],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        name: contestName({ name }),
        category,
        limit: PAGE,
        ...(pageParam !== null && { before: pageParam }),
      };
      return client.call('editions', { query, signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = pages;
  return {
    editions: data?.pages.flatMap(({ editions }) => editions) ?? null,
    error,
    loadingMore: isFetchingNextPage,
    loadMore: hasNextPage ? () => void fetchNextPage() : null,
    retry: () => void (pages.isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
