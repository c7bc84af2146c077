import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect } from 'vitest';

/** Loads again what is kept under the key, which must fail. */
export async function failToLoadAgain(queryClient: QueryClient, key: string): Promise<void> {
  await act(async () => {
    await queryClient.refetchQueries({ queryKey: [key] });
    // The cache notifies its observers a moment later.
    await new Promise((told) => setTimeout(told));
  });
  expect(queryClient.getQueryCache().find({ queryKey: [key], exact: false })?.state.status).toBe('error');
}
