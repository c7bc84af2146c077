import type { CallData } from '@mundo-manager/contract/client';
import { type InboxMessage, markRead, markUnread } from '@mundo-manager/rules/inbox';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { queryKey } from '../../session/queries.ts';
import { useClient } from '../../session/SessionContext.tsx';
import { useCommand } from '../../session/useCommand.ts';

type Page = CallData<'inbox'>;

/** Begins like the key of the call, so that live updates refresh it. */
const PAGES = [...queryKey('inbox').slice(0, 1), 'pages'];

/** The inbox as the screen reads and changes it. */
export interface Inbox {
  /** Newest first; null until the first page is there. */
  readonly messages: readonly InboxMessage[] | null;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Loads older messages; null where there are none. */
  readonly more: (() => void) | null;
  readonly loadingMore: boolean;
  readonly mark: (ids: readonly string[], read: boolean) => void;
  readonly markAll: () => void;
  /** Whether all are being marked. */
  readonly busy: boolean;
}

/** Pages of the inbox. Marks are shown at once and taken back when they are refused. R-IBX-2 */
export function useInbox(): Inbox {
  const client = useClient();
  const queryClient = useQueryClient();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: PAGES,
    queryFn: ({ pageParam, signal }) =>
      client.call('inbox', { query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Page) => next,
  });
  const markSome = useCommand('markInbox');
  const markEvery = useCommand('markInboxAllRead');

  const changeMessages = (change: (messages: readonly InboxMessage[]) => InboxMessage[]) =>
    queryClient.setQueryData<InfiniteData<Page>>(
      PAGES,
      (shown) =>
        shown && { ...shown, pages: shown.pages.map((page) => ({ ...page, messages: change(page.messages) })) },
    );

  const show = async (
    change: (messages: readonly InboxMessage[]) => InboxMessage[],
    send: () => Promise<unknown>,
  ): Promise<void> => {
    const before = queryClient.getQueryData<InfiniteData<Page>>(PAGES);
    changeMessages(change);
    if ((await send()) === null) queryClient.setQueryData(PAGES, before);
  };

  const messages = data?.pages.flatMap((page) => page.messages) ?? null;
  return {
    messages,
    error,
    retry: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : null,
    loadingMore: isFetchingNextPage,
    mark: (ids, read) =>
      void show(
        (shown) => (read ? markRead(shown, ids) : markUnread(shown, ids)),
        () => markSome.run({ body: { ids: [...ids], read } }),
      ),
    markAll: () =>
      void show(
        (shown) =>
          markRead(
            shown,
            shown.map(({ id }) => id),
          ),
        () => markEvery.run({ body: {} }),
      ),
    busy: markEvery.busy,
  };
}
