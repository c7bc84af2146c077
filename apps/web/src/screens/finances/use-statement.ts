import type { LedgerEntry } from '@mundo-manager/rules/finances';
import { statement } from '@mundo-manager/rules/finances';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useClient } from '../../data/session/session-context.tsx';

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

/**
 * The ledger in pages. The club’s newest money entries are shown before the server answers. A newer version of the club
 * may have moved money: all pages are read again then, and stay until they are. R-FIN-7, R-FIN-8
 */
export function useStatement(currency: Currency): StatementPages {
  const client = useClient();
  const { version, finances } = useClub();
  const pages = useInfiniteQuery({
    queryKey: ['statement', currency],
    queryFn: async ({ pageParam, signal }) => {
      const query = { currency, limit: PAGE, ...(pageParam && { before: pageParam }) };
      return { ...(await client.call('statement', { query, signal })), version };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const carried = currency === 'money' ? statement(finances.reports) : null;
  const loaded = pages.data?.pages.flatMap(({ entries }) => entries);
  const { hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = pages;
  const readAt = pages.data?.pages[0]?.version;
  useEffect(() => {
    if (readAt !== undefined && readAt !== version) void refetch();
  }, [readAt, version, refetch]);
  return {
    entries: loaded ?? carried,
    failed: pages.isError,
    loadingMore: isFetchingNextPage,
    loadMore: hasNextPage ? () => void fetchNextPage() : null,
    retry: () => void (isFetchingNextPage || pages.isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
