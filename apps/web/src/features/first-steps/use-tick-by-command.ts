import type { CallName } from '@mundo-manager/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tickByCommand } from './tick-by-command.ts';

/** Calls a step done when the server has accepted its command, whichever screen gave it. R-TUT-6 */
export function useTickByCommand(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((news) => {
        if (news.type !== 'updated' || news.action.type !== 'success') return;
        const command = news.mutation.options.mutationKey?.[0] as CallName | undefined;
        if (command !== undefined) tickByCommand(command);
      }),
    [queryClient],
  );
}
