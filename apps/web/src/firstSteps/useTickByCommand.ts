import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tickStep } from './progress.ts';
import { STEPS } from './steps.ts';

/** Calls a step done when the server has accepted its command, whichever screen gave it. R-TUT-6 */
export function useTickByCommand(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((news) => {
        if (news.type !== 'updated' || news.action.type !== 'success') return;
        const command = news.mutation.options.mutationKey?.[0];
        const step = STEPS.find(({ doneBy }) => doneBy !== undefined && doneBy === command);
        if (step) tickStep(step.id);
      }),
    [queryClient],
  );
}
