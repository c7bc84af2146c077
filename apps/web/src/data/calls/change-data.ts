import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes what is in the cache without making it look freshly loaded: as old as before, and to be loaded again where it was to be. Nothing where there is nothing. */
export function changeData<Data>(queryClient: QueryClient, queryKey: QueryKey, change: (data: Data) => Data): void {
  const state = queryClient.getQueryState<Data>(queryKey);
  if (state?.data === undefined) return;
  const { data, dataUpdatedAt, isInvalidated } = state;
  queryClient.setQueryData<Data>(queryKey, change(data), { updatedAt: dataUpdatedAt });
  if (isInvalidated) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}
