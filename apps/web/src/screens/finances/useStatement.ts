import type { LedgerEntry } from '@mundo-manager/rules/finances';
import { statement } from '@mundo-manager/rules/finances';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '../../session/SessionContext.tsx';
import { useClub } from '../../session/useInitialData.ts';

/** What an entry of the ledger moves. */
export type Currency = LedgerEntry['currency'];

interface StatementPages {
  /** Newest first; null while nothing is known. */
  readonly entries: readonly LedgerEntry[] | null;
  readonly failed: boolean;
  readonly loadingMore: boolean;
  /** Loads older entries; null on the last page. */
  readonly loadMore: (() => void) | null;
  readonly retry: () => void;
}

const PAGE = 50;

/** The ledger in pages. The club carries its newest money entries with it, so those are there before the server answers. R-FIN-7, R-FIN-8 */
export function useStatement(currency: Currency): StatementPages {
  const client = useClient();
  const { version, finances } = useClub();
  const pages = useInfiniteQuery({
    queryKey: ['statement', currency, version],
    queryFn: ({ pageParam, signal }) =>
      client.call('statement', { query: { currency, limit: PAGE, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const carried = currency === 'money' ? statement(finances.reports) : null;
  const loaded = pages.isPlaceholderData ? null : pages.data?.pages.flatMap(({ entries }) => entries);
  const { hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = pages;
  return {
    entries: loaded ?? carried,
    failed: pages.isError,
    loadingMore: isFetchingNextPage,
    loadMore: hasNextPage ? () => void fetchNextPage() : null,
    retry: () => void (isFetchingNextPage || pages.isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
