import type { QueryClient } from '@tanstack/react-query';

/** Acts once no command is under way and its answer is in the cache; at once where none is. What was asked earlier could come back older than that answer. */
export function afterCommands(queryClient: QueryClient, act: () => void): void {
  if (queryClient.isMutating() === 0) {
    act();
    return;
  }
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (queryClient.isMutating() > 0) return;
    stop();
    // The cache is notified of the end before the command's caller.
    setTimeout(() => afterCommands(queryClient, act));
  });
}
