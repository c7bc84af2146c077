import type { CallData } from '@mundo-manager/contract/client';
import { type InboxMessage, markRead, markUnread } from '@mundo-manager/rules/inbox';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKey } from '../../data/calls/query-client.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { useClient } from '../../data/session/session-context.tsx';

type Page = CallData<'inbox'>;

/** Begins like the key of the call, so that live updates refresh it. */
const PAGES = [...queryKey('inbox').slice(0, 1), 'pages'];

/** What a mark makes of messages. */
type Mark = (messages: readonly InboxMessage[]) => readonly InboxMessage[];

/** The inbox as the screen reads and changes it. */
export interface Inbox {
  /** Newest first; null until the first page is there. */
  readonly messages: readonly InboxMessage[] | null;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Loads older messages; null if there are none. */
  readonly more: (() => void) | null;
  readonly loadingMore: boolean;
  /** Whether the older messages could not be loaded. */
  readonly moreFailed: boolean;
  readonly mark: (ids: readonly string[], read: boolean) => void;
  readonly markAll: () => void;
  /** Whether all are being marked. */
  readonly busy: boolean;
}

/**
 * Pages of the inbox. Marks lie over them while they are under way, one after the other, so that a refused one is lifted off and nothing else
 * changes, whatever has been loaded or marked since. R-IBX-2
 */
export function useInbox(): Inbox {
  const client = useClient();
  const queryClient = useQueryClient();
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const pages = useInfiniteQuery({
    queryKey: PAGES,
    queryFn: ({ pageParam, signal }) =>
      client.call('inbox', { query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Page) => next,
  });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = pages;
  const markSome = useCommand('markInbox', { queued: true });
  const markEvery = useCommand('markInboxAllRead');

  const keep = (mark: Mark) =>
    queryClient.setQueryData<InfiniteData<Page>>(
      PAGES,
      (known) =>
        known && { ...known, pages: known.pages.map((page) => ({ ...page, messages: [...mark(page.messages)] })) },
    );

  const show = async (mark: Mark, send: () => Promise<{ readonly ok: boolean }>): Promise<void> => {
    setMarks((others) => [...others, mark]);
    if ((await send()).ok) keep(mark);
    setMarks((others) => others.filter((other) => other !== mark));
  };

  const loaded = data?.pages.flatMap((page) => page.messages) ?? null;
  return {
    messages: loaded && marks.reduce<readonly InboxMessage[]>((shown, mark) => mark(shown), loaded),
    error,
    retry: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : null,
    loadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
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
